import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [72 * HOUR, { unit: 'days', count: 3, rest: 0 }],
  [49 * HOUR + MINUTE, { unit: 'days', count: 2, rest: 1 }],
  [24 * HOUR - 1, { unit: 'hours', count: 23, rest: 59 }],
  [HOUR, { unit: 'hours', count: 1, rest: 0 }],
  [HOUR - 1, { unit: 'minutes', count: 60, rest: 0 }],
  [1, { unit: 'minutes', count: 1, rest: 0 }],
  [-5, { unit: 'minutes', count: 1, rest: 0 }],
] as const)('%i ms', (ms, left) => {
  expect(timeLeft(ms)).toEqual(left)
})
