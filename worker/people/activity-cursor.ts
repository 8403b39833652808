/** Where a page of what somebody did ends: a place in each of its lists. */
import * as v from 'valibot'
import { decode, encode } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'

const PlaceSchema = v.strictTuple([
  v.pipe(v.number(), v.safeInteger()),
  v.pipe(v.number(), v.safeInteger()),
])
/** Behind which deed each list goes on: its time and id. */
const CursorSchema = v.strictObject({
  published: v.optional(PlaceSchema),
  proposed: v.optional(PlaceSchema),
  received: v.optional(PlaceSchema),
  reviewed: v.optional(PlaceSchema),
})
export type Cursor = v.InferOutput<typeof CursorSchema>
export type Place = v.InferOutput<typeof PlaceSchema> | undefined

export const writeCursor = (cursor: Cursor): string => encode(cursor)

/** Throws 400 `cursor_invalid`. */
export function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return {}
  const cursor = decode(CursorSchema, text)
  if (cursor === null) throw new Refusal('cursor_invalid', 400)
  return cursor
}
