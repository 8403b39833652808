/**
 * What the device holds, shown while the server is asked. A query that begins without data looks for its
 * record; what it finds counts as stale (D17): whoever shows it asks once, or as soon as there is a network.
 */
import type { Query, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'
import { within } from '#web/api/within.ts'
import { devicePerson } from './device-person.ts'
import { pagesOf, placeOf } from './keepable.ts'
import { readKept } from './kept.ts'
import { reportStorage } from './report.ts'

/** A database that is slow, or held by another tab, must not keep the page white, ms. */
const FRAME_MS = 500

async function bring(query: Query): Promise<void> {
  const place = () => placeOf(query.queryKey, query.queryHash, devicePerson())?.key
  const key = place()
  if (key === undefined || query.state.data !== undefined) return
  const kept = await readKept(key)
  // Meanwhile the server may have answered, or somebody else be there.
  if (!kept || query.state.data !== undefined || place() !== key) return
  query.setState({
    data: pagesOf(JSON.parse(kept.text), navigator.onLine ? 1 : undefined),
    dataUpdatedAt: kept.at,
    isInvalidated: true,
    // An answer that failed before is still told.
    ...(query.state.status === 'pending' && { status: 'success' }),
  })
}

const followed = new WeakSet<QueryClient>()

/** From now on every query that begins without data is looked for. */
export function restoreOnDemand(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added') bring(query).catch(reportStorage)
  })
}

/** Before the first frame, so that it knows who is there; the rest, and what takes too long, comes as it is shown. */
export async function restoreQueries(client: QueryClient): Promise<void> {
  restoreOnDemand(client)
  const cache = client.getQueryCache()
  cache.build(client, client.defaultQueryOptions(currentUserQuery))
  const brought = cache.getAll().map((query) => bring(query).catch(reportStorage))
  await within(FRAME_MS, Promise.all(brought))
}
