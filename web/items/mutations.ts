/** Publishing from a form. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendForm } from '#web/api/send-form.ts'
import { parseItem, takePublished } from './published.ts'

/** `onProgress` hears how much of the form has been sent, 0 to 1. */
export function usePublishItem(onProgress: (progress: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (form: FormData) =>
      parseItem(await sendForm('POST', '/api/items', form, onProgress)),
    onSuccess: (item) => takePublished(client, item),
  })
}
