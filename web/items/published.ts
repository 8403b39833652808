/** What follows publishing: every list of items, one's own too, is refreshed. */
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Item, ItemSchema } from '#contract/items'
import { currentUserQuery } from '#web/api/session.ts'
import { itemKeys, itemQuery } from './queries.ts'

export const parseItem = (answer: unknown): Item => v.parse(ItemSchema, answer)

/** What a new item is missing in. */
export function forgetLists(client: QueryClient): void {
  for (const queryKey of Object.values(itemKeys)) void client.invalidateQueries({ queryKey })
  // Their count of things.
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

export function takePublished(client: QueryClient, item: Item): void {
  forgetLists(client)
  client.setQueryData(itemQuery(item.id).queryKey, item)
}
