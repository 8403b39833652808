/** Publishing, and what it refreshes: every list of items, one's own too (part 1 section 7). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Item } from '#contract/items'
import { currentUserQuery } from '#web/accounts/queries.ts'
import { sendForm } from '#web/api/send-form.ts'
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

/** `onShare` hears how much of the form has been sent, 0 to 1. */
export function usePublishItem(onShare: (share: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) =>
      parseItem(await sendForm('POST', '/api/items', form, onShare)),
    onSuccess: (item) => takePublished(client, item),
  })
}

export function takePublished(client: QueryClient, item: Item): void {
  for (const queryKey of Object.values(itemKeys)) void client.invalidateQueries({ queryKey })
  client.setQueryData(itemQuery(item.id).queryKey, item)
  // Their count of things.
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
