/** Which list is asked for, as its address says: a reload and the way back find it again. */

import type { Trade } from '#contract/trades'
import { BOXES, type Box } from '#terms/proposals'
import { GROUPS, groupOf } from '#web/trades/groups.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { awaitedStep } from './awaited.ts'

export const FILTERS = ['all', 'awaited', ...GROUPS] as const
export type Filter = (typeof FILTERS)[number]
export type Asked = { box: Box; filter: Filter }

export function readAsked(query: URLSearchParams): Asked {
  return {
    box: BOXES.find((box) => box === query.get('box')) ?? 'received',
    filter: FILTERS.find((filter) => filter === query.get('state')) ?? 'all',
  }
}

export function hrefOf({ box, filter }: Asked): string {
  const query = new URLSearchParams()
  if (box !== 'received') query.set('box', box)
  if (filter !== 'all') query.set('state', filter)
  return query.size > 0 ? `${paths.trades}?${query}` : paths.trades
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
