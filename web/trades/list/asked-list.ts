/** Which list is asked for, as its address says: a reload and the way back find it again. */

import type { Trade } from '#contract/trades'
import { LISTS, type List } from '#terms/proposals'
import { storedValue } from '#web/browse/store.ts'
import { GROUPS, groupOf } from '#web/trades/groups.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { awaitedStep } from './awaited.ts'

export const FILTERS = ['all', 'awaited', ...GROUPS] as const
export type Filter = (typeof FILTERS)[number]
export type Asked = { tab: List; filter: Filter }

const tabOf = (text: string | null) => LISTS.find((tab) => tab === text)

/** What was chosen last on this device: for an address that names none. */
export const tabStore = storedValue<List>(
  'trades-tab',
  (text) => tabOf(text) ?? 'all',
  (tab) => (tab === 'all' ? null : tab),
)

export function readAsked(query: URLSearchParams, kept: List): Asked {
  return {
    tab: tabOf(query.get('box')) ?? kept,
    filter: FILTERS.find((filter) => filter === query.get('state')) ?? 'all',
  }
}

export function hrefOf({ tab, filter }: Asked): string {
  const query = new URLSearchParams({ box: tab })
  if (filter !== 'all') query.set('state', filter)
  return `${paths.trades}?${query}`
}

/** `now` in ms. */
export function isShown(trade: Trade, filter: Filter, userId: string, now: number): boolean {
  if (filter === 'all') return true
  if (filter === 'awaited') return awaitedStep(trade, userId, now) !== null
  return groupOf(trade.status) === filter
}

/** What waits for this person comes first; otherwise as they came, the newest first. */
export function awaitedFirst(trades: readonly Trade[], userId: string, now: number): Trade[] {
  const isWaiting = (trade: Trade) => awaitedStep(trade, userId, now) !== null
  return [...trades.filter(isWaiting), ...trades.filter((trade) => !isWaiting(trade))]
}
