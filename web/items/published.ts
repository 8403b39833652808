/** What follows publishing: every list of items, one's own too, is refreshed. */
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Item, ItemSchema } from '#contract/items'
import { itemQuery, publishedKeys } from './queries.ts'

export const parseItem = (answer: unknown): Item => v.parse(ItemSchema, answer)

export function takePublished(client: QueryClient, item: Item): void {
  for (const queryKey of publishedKeys) void client.invalidateQueries({ queryKey })
  client.setQueryData(itemQuery(item.id).queryKey, item)
}
