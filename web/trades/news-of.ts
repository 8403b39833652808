import type { Trade } from '#contract/trades'
import type { News } from '#web/notifications/follow-news.ts'

/** People are told of every step, and of messages that wait. */
export const newsOf = (trades: readonly Trade[]): News => ({
  at: Math.max(0, ...trades.map(({ updatedAt }) => Date.parse(updatedAt))),
  marks: trades.flatMap(({ id, unreadMessages }) => (unreadMessages > 0 ? [`${id}`] : [])),
})
