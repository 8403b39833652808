/** One message to the server, once by its `clientId`, however often it is sent. */
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type ChatMessage, ChatMessageSchema, type NewMessage } from '#contract/chat'
import { idAfter, isReused } from '#web/api/attempt.ts'
import { formOf } from '#web/api/form-of.ts'
import { sendForm } from '#web/api/send-form.ts'
import { appendPhoto } from '#web/media/photo-form.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { withMessages } from './messages.ts'
import { chatQuery } from './queries.ts'

export type Outgoing = {
  tradeId: number
  clientId: string
  content: string
  photo: PreparedPhoto | null
}

type OnProgress = (progress: number) => void

/** Under the next id where its own one stands for something else: nothing of this was stored, then. */
export async function postMessage(
  outgoing: Outgoing,
  onProgress?: OnProgress,
): Promise<ChatMessage> {
  try {
    return await postAs(outgoing, onProgress)
  } catch (error) {
    if (!isReused(error)) throw error
    return postMessage({ ...outgoing, clientId: idAfter(outgoing.clientId) }, onProgress)
  }
}

/** A form also without a photo: only that way a connection which moves nothing ends as no answer. */
async function postAs(
  { tradeId, clientId, content, photo }: Outgoing,
  onProgress?: OnProgress,
): Promise<ChatMessage> {
  const form = formOf<NewMessage>({ clientId, content })
  if (photo) appendPhoto(form, 'images', photo, 0)
  const answer = await sendForm(
    'POST',
    `/api/trade-proposals/${tradeId}/messages`,
    form,
    onProgress,
  )
  return v.parse(ChatMessageSchema, answer)
}

/** Into the chat as it is known, unless something before it has not come yet: then that is asked for. */
export function takeMessage(client: QueryClient, tradeId: number, message: ChatMessage): void {
  const { queryKey } = chatQuery(tradeId)
  const chat = client.getQueryData(queryKey)
  if (!chat) return
  const { messages } = chat
  const isNext = message.id <= (messages.at(-1)?.id ?? 0) + 1
  if (isNext) client.setQueryData(queryKey, withMessages(chat, [message]))
  else void client.invalidateQueries({ queryKey })
}
