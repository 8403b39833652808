/** Publishing from a form. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { takePublished } from '#web/items/published.ts'
import { type Publication, publish } from './publish.ts'

/** `onProgress` hears how much of the form has been sent, 0 to 1. */
export function usePublishItem(onProgress: (progress: number) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (publication: Publication) => publish(publication, onProgress),
    onSuccess: (item) => takePublished(client, item),
  })
}
