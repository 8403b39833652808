import { expect, test } from 'vitest'
import { groupedValue, stepped } from './money.ts'

test.each([
  ['150000', '150.000'],
  ['150.000', '150.000'],
  ['', ''],
  ['mucho', 'mucho'],
])('%j left is shown as %j', (typed, shown) => {
  expect(groupedValue(typed)).toBe(shown)
})

test.each([
  ['', 10_000, '10.000'],
  ['5.000', -10_000, '0'],
  ['1.000.000', 10_000, '1.010.000'],
  ['mucho', 10_000, 'mucho'],
])('%j and %d more is %j', (typed, by, shown) => {
  expect(stepped(typed, by)).toBe(shown)
})
