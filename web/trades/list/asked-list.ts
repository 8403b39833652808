/** Which list is asked for, as its address says: a reload and the way back find it again. */

import type { Trade } from '#contract/trades'
import { GROUPS, type Group, LISTS, type List } from '#terms/proposals'
import { storedValue } from '#web/browse/store.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { groupFor } from './awaited.ts'

export const FILTERS = ['all', ...GROUPS] as const
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
export const isShown = (trade: Trade, filter: Filter, userId: string, now: number): boolean =>
  filter === 'all' || groupFor(trade, userId, now) === filter

/** Each group as its trades came, in the order of groups; none is empty. */
export function byGroups(
  trades: readonly Trade[],
  userId: string,
  now: number,
): { group: Group; trades: Trade[] }[] {
  return GROUPS.map((group) => ({
    group,
    trades: trades.filter((trade) => groupFor(trade, userId, now) === group),
  })).filter((one) => one.trades.length > 0)
}
