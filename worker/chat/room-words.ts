/** What goes into the room of a trade and comes out of it. */
import { iso } from '../http/clock.ts'
import { type ChatMessage, FRAME_MAX } from './contract.ts'
import type { StoredMessage } from './room-store.ts'

export type Posted = { message: ChatMessage; created: boolean } | { waitMs: number }
export type ToPost = {
  tradeId: number
  senderId: string
  recipientId: string
  clientId: string
  content: string
  imageUrl: string | null
  /** RATE_LIMIT_FACTOR. */
  factor: number
}

/** Why a socket is closed. To `comeBack` browsers open another one, the others are the last word (web/api/live.ts). */
export const CLOSE = { tooBig: 1009, notAParty: 4403, comeBack: 4000 } as const

/** Sessions of one person that are over: these alone, or all but one. */
export type Ended = { only: string[] } | { but: string | null }

export const isEnded = (ended: Ended, session: string | null): boolean =>
  'only' in ended ? session !== null && ended.only.includes(session) : session !== ended.but

/** Bytes; of what is much too long only as many as that takes. */
export const sizeOf = (data: string | ArrayBuffer): number =>
  typeof data !== 'string'
    ? data.byteLength
    : data.length > FRAME_MAX
      ? data.length
      : new TextEncoder().encode(data).length

/** Null for what is no frame. */
export function parsedFrame(data: string | ArrayBuffer): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null
  } catch {
    // No frame of ours: ignored, as the schema ignores what it does not know.
    return null
  }
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
