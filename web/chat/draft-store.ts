/** What is half written in the chat of a trade, kept on the device until it is sent; it goes with whoever leaves. */
import { del, get, set } from 'idb-keyval'
import * as v from 'valibot'
import { isDeviceClosed } from '#web/api/storage.ts'
import { PreparedPhotoSchema } from '#web/media/photo-schema.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { drafts } from '#web/pwa/store/database.ts'

const keyOf = (tradeId: number) => `chat-draft-${tradeId}`

/** By `userId` the drafts of other people leave the device (web/items/sending/forget-drafts.ts). */
const DraftSchema = v.object({ userId: v.string(), text: v.string() })

/** Empty when there is none, or when it is another person's: the next one on this phone never sees it. */
export async function loadWritten(tradeId: number, userId: string): Promise<string> {
  const stored = v.safeParse(DraftSchema, await get(keyOf(tradeId), drafts))
  return stored.success && stored.output.userId === userId ? stored.output.text : ''
}

/** Nothing written, nothing kept. */
export async function keepWritten(tradeId: number, userId: string, text: string): Promise<void> {
  if (text === '') return del(keyOf(tradeId), drafts)
  if (!isDeviceClosed()) await set(keyOf(tradeId), { userId, text }, drafts)
}

const photoKeyOf = (tradeId: number) => `chat-photo-${tradeId}`

const PhotoSchema = v.object({ userId: v.string(), photo: PreparedPhotoSchema })

/** Null as above. */
export async function loadPhoto(tradeId: number, userId: string): Promise<PreparedPhoto | null> {
  const stored = v.safeParse(PhotoSchema, await get(photoKeyOf(tradeId), drafts))
  return stored.success && stored.output.userId === userId ? stored.output.photo : null
}

export async function keepPhoto(
  tradeId: number,
  userId: string,
  photo: PreparedPhoto | null,
): Promise<void> {
  if (photo === null) return del(photoKeyOf(tradeId), drafts)
  if (!isDeviceClosed()) await set(photoKeyOf(tradeId), { userId, photo }, drafts)
}
