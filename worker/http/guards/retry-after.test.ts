import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const NOW = Date.parse('2026-11-29T12:00:00.000Z')

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sun, 29 Nov 2026 12:00:30 GMT', 30_000],
  ['Sun, 29 Nov 2026 11:00:00 GMT', 0],
  ['-5', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
])('"%s" asks for %i ms', (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait)
})
