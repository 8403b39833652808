/** What is half written in the chat of a trade, kept on the device until it is sent; it goes with whoever leaves. */
import { del, get, set } from 'idb-keyval'
import * as v from 'valibot'
import { isDeviceClosed } from '#web/api/storage.ts'

const keyOf = (tradeId: number) => `chat-draft-${tradeId}`

/** By `userId` the drafts of other people leave the device (web/items/sending/forget-drafts.ts). */
const DraftSchema = v.object({ userId: v.string(), text: v.string() })

/** Empty when there is none, or when it is another person's: the next one on this phone never sees it. */
export async function loadWritten(tradeId: number, userId: string): Promise<string> {
  const stored = v.safeParse(DraftSchema, await get(keyOf(tradeId)))
  return stored.success && stored.output.userId === userId ? stored.output.text : ''
}

/** Nothing written, nothing kept. */
export async function keepWritten(tradeId: number, userId: string, text: string): Promise<void> {
  if (text === '') return del(keyOf(tradeId))
  if (!isDeviceClosed()) await set(keyOf(tradeId), { userId, text })
}
