import { expect, test } from 'vitest'
import { waitAfter } from './start.ts'

test('each failure doubles the wait, up to five minutes', () => {
  expect([0, 1, 2, 20].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 300_000])
})
