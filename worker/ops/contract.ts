/** What a backup reads of a trade's room and a restore puts back. Only whoever has OPS_TOKEN sees it. */
import * as v from 'valibot'
import { EmailSchema } from '../accounts/contract.ts'
import { ChatMessageSchema } from '../chat/contract.ts'
import { RESTORED_MAX } from './terms.ts'

const number = v.pipe(v.number('malformed'), v.integer('malformed'), v.minValue(0, 'malformed'))

/** POST /api/ops/second-factor/reset: of whoever has lost the app and the codes (J260). */
export const FactorResetSchema = v.object({ email: EmailSchema })

/** `after`: the number of the last message that is known; 0: from the first. */
export const RoomQuerySchema = v.object({
  after: v.optional(
    v.pipe(v.string('malformed'), v.regex(/^\d{1,15}$/, 'malformed'), v.transform(Number)),
    '0',
  ),
})

/** How far each side has read, by user. */
const ReadMarksSchema = v.record(v.string('malformed'), number)

/** A page of a room, oldest first; `last` is the number of its newest message, 0 when there is none. */
export type RoomPage = {
  messages: v.InferOutput<typeof ChatMessageSchema>[]
  reads: v.InferOutput<typeof ReadMarksSchema>
  last: number
}

const MessageSchema = v.object({
  ...ChatMessageSchema.entries,
  id: v.pipe(number, v.minValue(1, 'malformed')),
  createdAt: v.pipe(v.string('malformed'), v.isoTimestamp('malformed')),
})

/**
 * One page of a room's messages, in their order. The first goes into an empty room only (`after` 0), each further one
 * behind the one before it; with `isLast` the room is whole and takes no more.
 */
export const RoomRestoreSchema = v.object({
  after: number,
  messages: v.pipe(v.array(MessageSchema, 'malformed'), v.maxLength(RESTORED_MAX, 'malformed')),
  reads: ReadMarksSchema,
  isLast: v.boolean('malformed'),
})
export type RoomRestore = v.InferOutput<typeof RoomRestoreSchema>
