import { expect, test } from 'vitest'
import { LISTS } from '#terms/proposals'
import { ANA, BETO, makeTrade, NOW } from '#web/trades/testing.ts'
import { timeLeft } from '#web/trades/time-left.ts'
import { awaitedFirst, FILTERS, hrefOf, isShown, readAsked } from './asked-list.ts'

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

test('each filter lets its own through', () => {
  const trades = [
    makeTrade(1),
    makeTrade(2, { status: 'in_progress' }),
    makeTrade(3, { status: 'completed' }),
  ]
  const shown = (filter: (typeof FILTERS)[number], id: string) =>
    trades.filter((trade) => isShown(trade, filter, id, NOW)).map((trade) => trade.id)
  expect(FILTERS.map((filter) => shown(filter, ANA.id))).toEqual([[1, 2, 3], [1], [1], [2], [3]])
  expect(shown('awaited', BETO.id)).toEqual([])
})

test('what waits for me comes first, each part in its order', () => {
  const over = makeTrade(9, { status: 'rejected' })
  const ids = (given: ReturnType<typeof awaitedFirst>) => given.map(({ id }) => id)
  expect(ids(awaitedFirst([over, makeTrade(8), makeTrade(7)], ANA.id, NOW))).toEqual([8, 7, 9])
  expect(ids(awaitedFirst([over, makeTrade(8), makeTrade(7)], BETO.id, NOW))).toEqual([9, 8, 7])
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
