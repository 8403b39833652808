/** One item, and the keys that publishing, editing and deleting refresh. */
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Item } from '#contract/items'
import type { Point } from '#rules/places'
import { api } from '#web/api/client.ts'
import { listsKey } from '#web/browse/queries.ts'
import { pointParams } from '#web/places/point-params.ts'

/** Every list and page of items; the person's own; those for the proposal dialog (part 1 section 7). */
export const itemKeys = {
  all: ['items'],
  mine: ['my-items'],
  forProposals: ['user-items'],
} as const

/** `from`: where the person is, while the distance filter is on (D11). */
export const itemQuery = (id: number, from: Point | null = null) => {
  const query = from ? pointParams(from) : {}
  return queryOptions({
    queryKey: ['items', 'one', id, query],
    queryFn: async ({ signal }) => {
      const answer = await api.items[':id'].$get(
        { param: { id: String(id) }, query },
        { init: { signal } },
      )
      return answer.json()
    },
  })
}

/** The item as a list already holds it: shown at once, with its distance. */
export function listedItem(client: QueryClient, id: number): Item | undefined {
  const lists = client.getQueriesData<InfiniteData<{ items: Item[] }>>({ queryKey: listsKey })
  return lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap((page) => page.items)
    .find((item) => item.id === id)
}
