import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOldEnough } from '#rules/accounts'
import { latestBirth } from './birth-date.ts'

const DAY = 86_400_000

test.each([
  ['2026-11-27', '2008-11-27'],
  ['2026-01-01', '2008-01-01'],
  ['2024-02-29', '2006-02-28'],
  ['2044-02-29', '2026-02-28'],
])('on %s the last allowed day of birth is %s', (today, day) => {
  expect(latestBirth(Date.parse(`${today}T12:00:00Z`))).toBe(day)
})

test('the picker allows exactly the days that the rule allows', () => {
  const moments = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2060, 0, 1) })
  fc.assert(
    fc.property(moments, (now) => {
      const last = latestBirth(now)
      const after = new Date(Date.parse(last) + DAY).toISOString().slice(0, 10)
      return isOldEnough(last, now) && !isOldEnough(after, now)
    }),
  )
})
