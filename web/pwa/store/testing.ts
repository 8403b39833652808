/** A device with what it holds, and a page that has just been opened on it. */
import '#web/app/start/features.ts'
import { createStore, entries } from 'idb-keyval'
import { vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { keepQueries } from './keep.ts'
import { QUERIES_DB } from './names.ts'

export const keptKeys = async () =>
  (await entries<string, unknown>(createStore(QUERIES_DB, 'queries'))).map(([key]) => key)

/** The next page of the same person: memory is empty, the device is not. */
export function newPage() {
  const client = newQueryClient()
  return { client, stop: keepQueries(client) }
}

/** The page is hidden: what waits to be written is. */
export function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
