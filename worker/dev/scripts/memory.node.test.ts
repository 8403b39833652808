/** When `npm run fuzz` says that memory grows without end, and what it measures. */
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Scripts are plain JavaScript: imported by a computed path, so that no declaration is asked for.
const { growsWithoutEnd, memoryOf } = await import(
  join(import.meta.dirname, 'lib', `${'memory'}.mjs`)
)
const samples = (of: (n: number) => number) => Array.from({ length: 20 }, (_, n) => of(n))

test('a floor that rises in every quarter, by half and more, is growth without end', () => {
  expect(growsWithoutEnd(samples((n) => 300 + n * 20))).toBe(true)
  expect(growsWithoutEnd(samples((n) => 300 + n * 40 + (n % 3) * 100))).toBe(true)
})

test('what is collected now and then, levels off or was measured for a moment only is none', () => {
  expect(growsWithoutEnd(samples((n) => 300 + (n % 5) * 200))).toBe(false)
  expect(growsWithoutEnd(samples((n) => Math.min(300 + n * 60, 600)))).toBe(false)
  expect(growsWithoutEnd(samples((n) => 300 + n))).toBe(false)
  expect(growsWithoutEnd([100, 200, 400, 800])).toBe(false)
})

test('a group without a worker holds nothing', () => {
  expect(memoryOf(2 ** 30)).toBe(0)
})
