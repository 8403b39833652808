/** The chat of a trade over the wire, by call and by socket (D32). */
import * as v from 'valibot'
import { asText } from '../text/contract.ts'
import { CONTENT_MAX } from './terms.ts'

const clientId = v.optional(v.pipe(v.string('malformed'), v.uuid('malformed')))
const content = v.optional(
  v.pipe(v.string('malformed'), asText, v.maxLength(CONTENT_MAX, 'chat_long')),
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
export type MessagesQuery = v.InferOutput<typeof MessagesQuerySchema>

export const ChatMessageSchema = v.object({
  /** Its number in the trade's chat, from 1, without gaps. */
  id: v.number(),
  senderId: v.string(),
  content: v.string(),
  /** Of a photo, answered to the two parties only; a size is to be added. */
  imageUrl: v.nullable(v.string()),
  createdAt: v.string(),
  clientId: v.string(),
})
export type ChatMessage = v.InferOutput<typeof ChatMessageSchema>

/** The newest messages, oldest first, and up to which number each side has read, by person. */
export const ChatSchema = v.object({
  messages: v.array(ChatMessageSchema),
  reads: v.record(v.string(), v.number()),
})
export type Chat = v.InferOutput<typeof ChatSchema>

const mark = { userId: v.string(), number: v.number() }

/**
 * What the room says. `here`, once and first: the number of its newest message (0: none), and how far each side has
 * read; who has all of it need not ask. `trade`: the trade itself changed, it is asked for again.
 */
export const RoomFrameSchema = v.union([
  v.object({ type: v.literal('here'), number: v.number(), reads: v.array(v.object(mark)) }),
  v.object({ type: v.literal('message'), message: ChatMessageSchema }),
  v.object({ type: v.literal('read'), ...mark }),
  v.object({ type: v.literal('typing'), userId: v.string() }),
  v.object({ type: v.literal('trade') }),
])
export type RoomFrame = v.InferOutput<typeof RoomFrameSchema>

/** What a party says. Types that are not known are ignored: a browser may be a release ahead; all else is junk (D62). `auth` is accepted (D32), and proves nothing. */
export const PartyFrameSchema = v.union([
  v.object({ type: v.literal('auth') }),
  v.object({ type: v.literal('typing') }),
  v.object({ type: v.literal('read'), number }),
])
