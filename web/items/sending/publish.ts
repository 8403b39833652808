/** One publication to the server, by the id of its attempt: what was stored under it with its answer lost is edited. */
import * as v from 'valibot'
import { type Item, ItemSchema, type NewItem } from '#contract/items'
import { idAfter, isReused } from '#web/api/attempt.ts'
import { sendForm } from '#web/api/send-form.ts'
import { parseItem } from '#web/items/published.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { editBody, publishBody } from './publish-body.ts'

export type Publication = { item: NewItem & { clientId: string }; photos: PreparedPhoto[] }
type OnProgress = (progress: number) => void

/** Rejects as a request does. Whatever was sent before under this id, what is given is what is shown in the end, once. */
export async function publish(given: Publication, onProgress: OnProgress): Promise<Item> {
  const { item, photos } = given
  try {
    return parseItem(await sendForm('POST', '/api/items', publishBody(item, photos), onProgress))
  } catch (error) {
    if (!isReused(error)) throw error
    const stored = v.safeParse(ItemSchema, error.current)
    if (stored.success) return change(stored.output, given, onProgress)
    // It was stored and deleted since: what was changed after that is something new.
    return publish({ item: { ...item, clientId: idAfter(item.clientId) }, photos }, onProgress)
  }
}

/** All of it, whatever differs: the server keeps a photo that is taken away and sent again. */
async function change(stored: Item, { item, photos }: Publication, onProgress: OnProgress) {
  const { clientId: _attempt, ...fields } = item
  const imageOrder = photos.map((_photo, index) => `new:${index}`)
  const body = editBody({ ...fields, imagesToRemove: stored.images, imageOrder }, photos)
  return parseItem(await sendForm('PUT', `/api/items/${stored.id}`, body, onProgress))
}
