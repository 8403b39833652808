import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [72 * HOUR, '3 d'],
  [49 * HOUR + MINUTE, '2 d 1 h'],
  [24 * HOUR - MINUTE, '23 h 59 min'],
  [24 * HOUR - 1, '1 d'],
  [HOUR, '1 h'],
  [1, '1 min'],
  [0, '0 min'],
  [-5, '0 min'],
])('%i ms are left: %s', (ms, said) => {
  const left = timeLeft(new Date(NOW + ms).toISOString(), NOW)
  expect(left.replaceAll('\u00a0', ' ')).toBe(said)
})
