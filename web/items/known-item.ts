/** An item as any answer that is at hand holds it: lists, favourites, a person's, similar ones. */
import type { QueryClient } from '@tanstack/react-query'
import type { Item } from '#contract/items'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** What a trade says of an item has no revision: it may be of another day. */
const isItem = (value: Record<string, unknown>): value is Record<string, unknown> & Item =>
  'title' in value && 'photos' in value && 'userId' in value && 'revision' in value

/** In an item, a list, a page, pages, or something saved. */
export function findItem(data: unknown, id: number): Item | undefined {
  if (Array.isArray(data)) {
    for (const one of data) {
      const found = findItem(one, id)
      if (found) return found
    }
    return
  }
  if (!isRecord(data)) return
  if (data.id === id && isItem(data)) return data
  const { pages, items, featured, item } = data
  return findItem([pages, items, featured, item], id)
}

/** From memory: shown at once, with its distance where a list told it. */
export function listedItem(client: QueryClient, id: number): Item | undefined {
  const found = client.getQueriesData({}).flatMap(([, data]) => findItem(data, id) ?? [])
  return found.find(({ distanceKm }) => distanceKm !== undefined) ?? found[0]
}
