/** What goes into the room of a trade and comes out of it. */

import type { ChatMessage } from '../../chat/contract.ts'
import { iso } from '../../http/clock.ts'
import type { StoredMessage } from './room-store.ts'

export type Posted =
  | { message: ChatMessage; created: boolean }
  | { waitMs: number }
  /** Whoever began has written what may be written before an answer (D48). */
  | { unanswered: true }
  /** What was said under this id, by whomever, is something else. */
  | { reused: true }
export type Said = {
  senderId: string
  clientId: string
  content: string
  imageUrl: string | null
}
export type ToPost = Said & {
  tradeId: number
  recipientId: string
  /** RATE_LIMIT_FACTOR. */
  factor: number
  /** Of whoever began a trade that is still decided on: when they wrote before the chat, ms; else null. */
  begun: readonly number[] | null
}

export const messageOf = ({
  number,
  client_id,
  sender,
  content,
  image,
  at,
}: StoredMessage): ChatMessage => ({
  id: number,
  senderId: sender,
  content,
  imageUrl: image,
  createdAt: iso(at),
  clientId: client_id,
})
