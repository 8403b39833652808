/** Where a page of what somebody did ends: a place in each of its lists. */
import * as v from 'valibot'
import { Refusal } from '../http/errors.ts'
import { toBase64Url } from '../http/random.ts'

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

export const writeCursor = (cursor: Cursor) =>
  toBase64Url(new TextEncoder().encode(JSON.stringify(cursor)))

/** Throws 400 `cursor_invalid`. */
export function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return {}
  try {
    const json = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return v.parse(CursorSchema, JSON.parse(json))
  } catch {
    // Whatever is wrong with it: it is none of ours.
    throw new Refusal('cursor_invalid', 400)
  }
}
