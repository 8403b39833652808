/** A deleted item leaves every list on the device at once, and comes back to its place when it was not deleted after all. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { currentUserQuery } from '#web/api/session.ts'
import { itemKey, itemKeys } from './queries.ts'

/** Puts back what was taken out. */
export type PutBack = () => void

export function dropItem(client: QueryClient, id: number): PutBack {
  const undo = Object.values(itemKeys)
    .flatMap((queryKey) => client.getQueriesData<unknown>({ queryKey }))
    .map(([key, data]) => dropFrom(client, key, data, id))
  return () => {
    for (const putBack of undo) putBack()
  }
}

function dropFrom(client: QueryClient, key: QueryKey, before: unknown, id: number): PutBack {
  const after = without(before, id)
  if (after === before) return () => undefined
  client.setQueryData<unknown>(key, after)
  const stored = client.getQueryData(key)
  return () => {
    // A list that was fetched or changed meanwhile knows better than what is remembered here.
    if (client.getQueryData(key) === stored) client.setQueryData<unknown>(key, before)
    else void client.invalidateQueries({ queryKey: key, exact: true })
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list, a page with its total, or pages; what does not hold the item is given back as it is. */
export function without(data: unknown, id: number): unknown {
  if (Array.isArray(data)) {
    const rest = data.filter((one: unknown) => !(isRecord(one) && one.id === id))
    return rest.length === data.length ? data : rest
  }
  if (!isRecord(data)) return data
  if (Array.isArray(data.pages)) return withoutInPages(data, data.pages, id)
  const items = without(data.items, id)
  const featured = without(data.featured, id)
  return items === data.items && featured === data.featured ? data : { ...data, items, featured }
}

/** The first page carries the total of all (D15). */
function withoutInPages(data: Record<string, unknown>, pages: unknown[], id: number): unknown {
  const rest = pages.map((page) => without(page, id))
  if (rest.every((page, index) => page === pages[index])) return data
  const [first, ...further] = rest
  return {
    ...data,
    pages: [isRecord(first) ? { ...first, total: less(first.total) } : first, ...further],
  }
}

function less(total: unknown): unknown {
  if (!isRecord(total) || typeof total.count !== 'number') return total
  return total.more === true ? total : { ...total, count: Math.max(0, total.count - 1) }
}

/** It is gone: whoever opens its address asks the server. */
export function forgetItem(client: QueryClient, id: number): void {
  client.removeQueries({ queryKey: itemKey(id), type: 'inactive' })
  // The page that is being left must not ask once more.
  void client.invalidateQueries({ queryKey: itemKey(id), refetchType: 'none' })
  refreshCounts(client)
}

/** It is back, or it is not what was thought: everything that may show it is asked again. */
export function refreshItem(client: QueryClient): void {
  for (const queryKey of Object.values(itemKeys)) void client.invalidateQueries({ queryKey })
  refreshCounts(client)
}

/** The number of one's own items, in the account menu. */
function refreshCounts(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
