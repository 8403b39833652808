import { expect, test } from 'vitest'
import { makeMessage } from '#web/chat/make-message.ts'
import { byDays, daysAgo } from './days.ts'

test('days are those of the place: three hours behind UTC', () => {
  const messages = [
    makeMessage(1, { createdAt: '2026-11-27T02:59:00Z' }),
    makeMessage(2, { createdAt: '2026-11-27T03:00:00Z' }),
    makeMessage(3, { createdAt: '2026-11-28T02:00:00Z' }),
  ]
  expect(byDays(messages, -180).map((day) => day.lines.map(({ id }) => id))).toEqual([[1], [2, 3]])
  expect(byDays(messages, 0).map((day) => day.lines.length)).toEqual([2, 1])
})

test('today and yesterday', () => {
  const now = Date.parse('2026-11-28T02:00:00Z')
  expect(daysAgo('2026-11-27T03:00:00Z', now, -180)).toBe(0)
  expect(daysAgo('2026-11-27T02:59:00Z', now, -180)).toBe(1)
})
