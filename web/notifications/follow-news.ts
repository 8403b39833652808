/** The counts are asked for again whenever an answer shows something newer than they are (J153). */
import type { QueryClient } from '@tanstack/react-query'
import { newsIn } from '#web/api/news.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { refreshBadge, unreadQuery } from './queries.ts'

/** What the counts were asked for before it happened may have come after it: so long an answer is on its way, ms. */
const WAY_MS = 10_000

/** Until the answer stops it. Each change has them asked once. */
export function followNews(client: QueryClient, userId: string): () => void {
  const { queryKey } = unreadQuery(userId)
  /** By query: what was read and is new again is news again. */
  const marks = new Map<string, readonly string[]>()
  let newest = 0
  return client.getQueryCache().subscribe((event) => {
    // What was only restored from the device is no news.
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const news = newsIn(event.query)
    if (!news) return
    const before = marks.get(event.query.queryHash) ?? []
    const isMarked = news.marks.some((mark) => !before.includes(mark))
    marks.set(event.query.queryHash, news.marks)
    const isLater = news.at > newest
    newest = Math.max(newest, news.at)
    const known = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
    // On their way for the first time.
    if (known === 0) return
    const isNewer = isLater && news.at > known + serverNow() - Date.now() - WAY_MS
    if (isNewer || isMarked) void refreshBadge(client)
  })
}
