/** Writes to the device what the server answered, some time after it did, and forgets it when the person changes. */
import type { Query, QueryClient } from '@tanstack/react-query'
import { isFailure } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { followPerson } from './follow-person.ts'
import { ONE_MAX, overflow, pagesOf, placeOf } from './keepable.ts'
import {
  dropKept,
  emptyKept,
  KEPT_VERSION,
  type Kept,
  type KeptSize,
  listKept,
  sizeOf,
  writeKept,
} from './kept.ts'
import { reportStorage } from './report.ts'
import { restoreOnDemand } from './restore.ts'

/** Between an answer and its writing: several come together, and the screen goes first. */
const QUIET_MS = 1_500

/** Until the answer stops it. Call it when the page has loaded. */
export function keepQueries(client: QueryClient): () => void {
  restoreOnDemand(client)
  const cache = client.getQueryCache()
  const changed = new Set<Query>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const sizes = new Map<string, KeptSize>()
  const userId = () => client.getQueryData(currentUserQuery.queryKey)?.id ?? null
  const placed = (query: Query) => placeOf(query.queryKey, query.queryHash, userId())

  const tidy = () => {
    const over = overflow(sizes)
    for (const key of over) sizes.delete(key)
    return dropKept(over)
  }
  // Nothing is waited for before it: a page that is being left has no time. The database keeps the order.
  const writeNow = () => {
    clearTimeout(timer)
    timer = undefined
    const records = [...changed].flatMap((query) => recordOf(query, placed(query)))
    changed.clear()
    const news = records.filter(([key, { at }]) => sizes.get(key)?.at !== at)
    for (const [key, kept] of news) sizes.set(key, sizeOf(kept))
    writeKept(news).then(tidy).catch(reportStorage)
  }
  const writeSoon = (query: Query) => {
    changed.add(query)
    timer ??= setTimeout(writeNow, QUIET_MS)
  }
  const forget = (query: Query) => {
    const key = placed(query)?.key
    if (!key) return
    sizes.delete(key)
    dropKept([key]).catch(reportStorage)
  }

  listKept()
    .then((found) => {
      for (const [key, size] of found) if (!sizes.has(key)) sizes.set(key, size)
      return tidy()
    })
    .catch(reportStorage)
  const stopFollowing = followPerson(client, () => {
    changed.clear()
    sizes.clear()
    emptyKept().catch(reportStorage)
  })
  for (const query of cache.getAll()) if (query.state.status === 'success') writeSoon(query)
  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated') return
    const { type } = event.action
    if (type === 'success') writeSoon(event.query)
    // It is gone, or not for this person.
    else if (type === 'error' && isGone(event.action.error)) forget(event.query)
  })
  const onHide = () => document.visibilityState === 'hidden' && writeNow()
  document.addEventListener('visibilitychange', onHide)

  return () => {
    writeNow()
    unsubscribe()
    stopFollowing()
    document.removeEventListener('visibilitychange', onHide)
  }
}

const isGone = (error: unknown) => isFailure(error, 404) || isFailure(error, 403)

type Records = [string, Kept][]

/** None of what failed, is still on its way, or was only restored. */
function recordOf({ state }: Query, place: ReturnType<typeof placeOf>): Records {
  const { data, dataUpdatedAt: at, status, isInvalidated } = state
  if (!place || status !== 'success' || isInvalidated) return []
  // Nobody is no answer that is worth keeping.
  if (data === undefined || data === null) return []
  const text = JSON.stringify(pagesOf(data))
  if (text.length > ONE_MAX) return []
  return [[place.key, { version: KEPT_VERSION, sort: place.sort, at, text }]]
}
