import { expect, test } from 'vitest'
import { valueGap } from './value-gap.ts'

const items = (...values: number[]) => ({
  items: values.map((estimatedValue) => ({ estimatedValue })),
})

test.each([
  ['more is got than given', items(100_000), items(180_000), 80_000],
  [
    'more is given than got, money counted',
    { ...items(150_000), money: 30_000 },
    items(90_000),
    -90_000,
  ],
  ['money alone', { items: [], money: 50_000 }, items(100_000), 50_000],
  ['a quarter of the larger side is far', items(75_000), items(100_000), 25_000],
  ['less is near', items(75_001), items(100_000), null],
  ['the same', items(100_000), items(60_000, 40_000), null],
  ['an item without a value', items(100_000, 0), items(900_000), null],
  ['the other side without a value', items(100_000), items(0), null],
  ['nothing named yet', { items: [], isOpen: true }, items(100_000), null],
  ['nothing chosen yet', items(), items(100_000), null],
])('%s', (_, given, got, gap) => expect(valueGap(given, got)).toBe(gap))
