/** The chat of a trade over the wire, by call and by socket (D32). */
import * as v from 'valibot'

export const CONTENT_MAX = 2000
/** A frame that is longer closes the socket before anything is parsed, bytes. */
export const FRAME_MAX = 8 * 1024
/** Messages of one answer. */
export const MESSAGES_MAX = 200
/** One side of one trade (D24). */
export const MESSAGES_A_MINUTE = 20
/** Unread for so long, a mail says so, ms. */
export const MAIL_AFTER_MS = 15 * 60_000

const clientId = v.optional(v.pipe(v.string('malformed'), v.uuid('malformed')))
const content = v.optional(
  v.pipe(
    v.string('malformed'),
    v.transform((text) => text.replaceAll('\r\n', '\n')),
    v.trim(),
    v.maxLength(CONTENT_MAX, 'chat_long'),
  ),
  '',
)

/** POST …/messages: JSON, or a form with a photo under `image`. One message a `clientId`, however often it is sent. */
export const NewMessageSchema = v.object({ content, clientId })
export type NewMessage = v.InferOutput<typeof NewMessageSchema>

const number = v.pipe(v.number('malformed'), v.integer('malformed'), v.minValue(0, 'malformed'))
/** POST …/read: everything up to this number was seen. */
export const ReadSchema = v.object({ number })

/** GET …/messages: what came behind a number; without it the newest. */
export const MessagesQuerySchema = v.object({
  after: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    undefined,
  ),
  before: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    undefined,
  ),
})

export type ChatMessage = {
  /** Its number in the trade's chat, from 1, without gaps. */
  id: number
  senderId: string
  content: string
  /** Of a photo, answered to the two parties only. */
  imageUrl: string | null
  createdAt: string
  clientId: string
}

/** What the room says. */
export type RoomFrame =
  | { type: 'message'; message: ChatMessage }
  | { type: 'read'; userId: string; number: number }
  | { type: 'typing'; userId: string }
  /** The trade itself changed: it is asked for again. */
  | { type: 'trade' }

/** What a party says; anything else is ignored. `auth` is the specification's, and proves nothing. */
export const PartyFrameSchema = v.variant('type', [
  v.object({ type: v.literal('auth') }),
  v.object({ type: v.literal('typing') }),
  v.object({ type: v.literal('read'), number }),
])
