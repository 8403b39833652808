/** What `npm run bench:scale` fills is the same on every machine: the seed decides. */
import { expect, test } from 'vitest'
import { rowsFor } from '../makers/item-rows.ts'

const AROUND = { ownerIds: ['a', 'b', 'c'], now: 1_800_000_000_000, cellOf: () => 7 }
const N = 3_000

test('the same seed makes the same rows, another seed makes others', () => {
  const [one, same, other] = [5, 5, 6].map((seed) => [...rowsFor(seed, N, AROUND)])
  expect(same).toEqual(one)
  expect(other).not.toEqual(one)
})

test('words come by frequency, places by population, values by category', () => {
  const rows = [...rowsFor(5, N, AROUND)]
  const share = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).length / N
  const has = (word: string) => share((row) => row.searchFolded.split(' ').includes(word))
  expect(has('de')).toBeGreaterThan(3 * has('madera'))
  expect(has('madera')).toBeGreaterThan(0)
  expect(has('kayak')).toBeLessThan(0.01)
  const lives = (city: string) => share((row) => row.city === city)
  expect(lives('Asunción')).toBeGreaterThan(3 * lives('Ciudad del Este'))
  expect(lives('Ciudad del Este')).toBeGreaterThan(3 * lives('Pilar'))
  const middle = (categoryId: number) => {
    const values = rows.filter((row) => row.categoryId === categoryId && row.estimatedValue > 0)
    return values.map((row) => row.estimatedValue).sort((a, b) => a - b)[values.length >> 1] ?? 0
  }
  expect(middle(14)).toBeGreaterThan(5 * middle(10))
})
