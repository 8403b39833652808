/** What follows publishing: every list of items, one's own too, is refreshed. */
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Item } from '#contract/items'
import { currentUserQuery } from '#web/api/session.ts'
import { itemKeys, itemQuery } from './queries.ts'

const PublishedSchema = v.looseObject({
  id: v.number(),
  title: v.string(),
  images: v.array(v.string()),
})

/** The server's answer is typed by the contract; the schema only makes sure that it is an item at all. */
export function parseItem(answer: unknown): Item {
  return v.parse(PublishedSchema, answer) as unknown as Item
}

export function takePublished(client: QueryClient, item: Item): void {
  for (const queryKey of Object.values(itemKeys)) void client.invalidateQueries({ queryKey })
  client.setQueryData(itemQuery(item.id).queryKey, item)
  // Their count of things.
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
