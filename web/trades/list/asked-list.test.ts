import { expect, test } from 'vitest'
import { LISTS } from '#terms/proposals'
import { ANA, BETO, makeTrade, NOW } from '#web/trades/testing.ts'
import { timeLeft } from '#web/trades/time-left.ts'
import { byGroups, FILTERS, hrefOf, isShown, readAsked } from './asked-list.ts'

test('every list is found again by its address; of what it does not say, the kept one', () => {
  for (const tab of LISTS)
    for (const filter of FILTERS) {
      const { searchParams, pathname } = new URL(hrefOf({ tab, filter }), 'http://localhost')
      expect(pathname).toBe('/trades')
      expect(readAsked(searchParams, 'sent')).toEqual({ tab, filter })
    }
  const unknown = new URLSearchParams('box=x&state=y')
  expect(readAsked(unknown, 'all')).toEqual({ tab: 'all', filter: 'all' })
  expect(readAsked(unknown, 'sent')).toEqual({ tab: 'sent', filter: 'all' })
})

const ONE_EACH = [
  makeTrade(1),
  makeTrade(2, { status: 'in_progress' }),
  makeTrade(3, { status: 'completed' }),
]

test('each filter lets its own through', () => {
  const shown = (id: string) =>
    FILTERS.map((filter) => ONE_EACH.filter((trade) => isShown(trade, filter, id, NOW))).map(
      (trades) => trades.map(({ id: number }) => number),
    )
  expect(shown(ANA.id)).toEqual([[1, 2, 3], [1], [2], [], [3]])
  expect(shown(BETO.id)).toEqual([[1, 2, 3], [], [2], [1], [3]])
})

test('what waits for me comes first, then what is under way, what waits for them, what is over; each in its order', () => {
  const all = [makeTrade(9, { status: 'rejected' }), ...ONE_EACH, makeTrade(4)]
  const groups = (id: string) =>
    byGroups(all, id, NOW).map(({ group, trades }) => [group, trades.map((trade) => trade.id)])
  expect(groups(ANA.id)).toEqual([
    ['awaited', [1, 4]],
    ['open', [2]],
    ['over', [9, 3]],
  ])
  expect(groups(BETO.id)).toEqual([
    ['open', [2]],
    ['waiting', [1, 4]],
    ['over', [9, 3]],
  ])
})

test.each([
  ['2026-11-30T12:00:00Z', '3 d'],
  ['2026-11-29T14:30:00Z', '2 d 2 h'],
  ['2026-11-27T17:10:00Z', '5 h 10 min'],
  ['2026-11-27T12:00:01Z', '1 min'],
  ['2026-11-27T11:00:00Z', '0 min'],
])('until %s there are %s', (iso, text) => {
  expect(timeLeft(iso, NOW).replaceAll('\u00a0', ' ')).toBe(text)
})
