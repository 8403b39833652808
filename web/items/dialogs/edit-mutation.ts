/** Saving a change of one's own item, and what it refreshes. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EditItem, Item } from '#contract/items'
import { api } from '#web/api/client.ts'
import { sendForm } from '#web/api/send-form.ts'
import { parseItem } from '#web/items/published.ts'
import { itemKey, itemKeys } from '#web/items/queries.ts'
import { editBody } from '#web/items/sending/publish-body.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'

export type Edit = { fields: Partial<EditItem>; added: PreparedPhoto[] }

/** Everything that shows items: lists, one's own, those for proposals, the page of each. */
export function useRefreshItems() {
  const client = useQueryClient()
  return () => {
    for (const queryKey of Object.values(itemKeys)) void client.invalidateQueries({ queryKey })
  }
}

/** Multipart only where there are photos to send (D12). `onProgress` hears how much has been sent, 0 to 1. */
export function useEditItem(id: number, onProgress: (progress: number) => void) {
  const client = useQueryClient()
  const refresh = useRefreshItems()
  return useMutation({
    mutationFn: async ({ fields, added }: Edit) => {
      if (added.length > 0) {
        return parseItem(
          await sendForm('PUT', `/api/items/${id}`, editBody(fields, added), onProgress),
        )
      }
      const init = {
        body: JSON.stringify(fields),
        headers: { 'Content-Type': 'application/json' },
      }
      const answer = await api.items[':id'].$put({ param: { id: String(id) } }, { init })
      return answer.json()
    },
    onSuccess: (item) => {
      refresh()
      // Seen at once; the distance is known to the page alone.
      client.setQueriesData<Item>(
        { queryKey: itemKey(id) },
        (before) => before && { ...before, ...item },
      )
    },
  })
}
