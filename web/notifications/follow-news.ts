/** The counts are asked for again whenever an answer shows something newer than they are (J153). */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { notificationsKey, unreadKey } from '#web/api/keys.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { useSession } from '#web/api/session.ts'

/** What an answer tells that people are also notified of. */
export type News = {
  /** The newest change in it, ms by the server; 0: none. */
  at: number
  /** What is new without a date, by names that last as long as it does. */
  marks: readonly string[]
}

/** What the counts were asked for before it happened may have come after it: so long an answer is on its way, ms. */
const WAY_MS = 10_000

/** What has been seen in this page: each change has the counts asked once. */
type Seen = { newest: number; marks: Map<string, readonly string[]> }
const seenBy = new WeakMap<QueryClient, Seen>()

/** `source`: which answer it is; what was gone from it and is there again is news again. */
export function noteNews(client: QueryClient, userId: string, source: string, news: News): void {
  const seen = seenBy.get(client) ?? { newest: 0, marks: new Map() }
  seenBy.set(client, seen)
  const isFirst = !seen.marks.has(source)
  const before = seen.marks.get(source) ?? []
  const isMarked = news.marks.some((mark) => !before.includes(mark))
  seen.marks.set(source, news.marks)
  const isLater = news.at > seen.newest
  seen.newest = Math.max(seen.newest, news.at)
  const known = client.getQueryState(unreadKey(userId))?.dataUpdatedAt ?? 0
  // On their way for the first time, or come with this very answer.
  if (known === 0 || (isFirst && Math.abs(Date.now() - known) < WAY_MS)) return
  const isNewer = isLater && news.at > known + serverNow() - Date.now() - WAY_MS
  if (isNewer || isMarked) void client.invalidateQueries({ queryKey: notificationsKey })
}

/** For whoever shows an answer; null while there is none. */
export function useNews(source: string, news: News | null): void {
  const client = useQueryClient()
  const userId = useSession().user?.id
  const text = JSON.stringify(news)
  useEffect(() => {
    const told: News | null = JSON.parse(text)
    if (told && userId !== undefined) noteNews(client, userId, source, told)
  }, [client, userId, source, text])
}
