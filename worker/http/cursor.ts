/** Opaque cursors (D15): base64url JSON, bound to the list they were made for. */
import * as v from 'valibot'
import { Refusal } from './errors.ts'

const CursorSchema = v.strictObject({
  /** Which list: a cursor of other filters or another sort names no page of this one. */
  l: v.string(),
  /** Group (exact hits first), then the key and id of the last row; both null at a group's start. */
  g: v.picklist([0, 1]),
  k: v.nullable(v.union([v.string(), v.pipe(v.number(), v.safeInteger())])),
  id: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  /** The narrow source that the first page found, if any. */
  s: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
export type Cursor = v.InferOutput<typeof CursorSchema>

/** Any page's end as the text that the next one is asked with. */
export const encode = (cursor: object): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Null for what `encode` did not write, or not for this schema. */
export function decode<T>(schema: v.GenericSchema<unknown, T>, text: string): T | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const result = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString()))
    return result.success ? result.output : null
  } catch {
    return null
  }
}

export const writeCursor = (cursor: Cursor): string => encode(cursor)

/** Of a list that goes by one number. Null where nothing follows. */
export const cursorBehind = (list: string, id: number | undefined): string | null =>
  id === undefined ? null : writeCursor({ l: list, g: 0, k: id, id })

/** Null without a cursor. 400 `cursor_invalid` for one that is not ours or of another list. */
export function readCursor(text: string | undefined, list: string): Cursor | null {
  if (text === undefined) return null
  const cursor = decode(CursorSchema, text)
  if (cursor === null || cursor.l !== list) throw new Refusal('cursor_invalid', 400)
  if ((cursor.id === null) !== (cursor.k === null)) throw new Refusal('cursor_invalid', 400)
  return cursor
}

/** A short name of a list: FNV-1a over its filters. Guards against mistakes, not against malice. */
export function nameOfList(filters: unknown): string {
  let hash = 0x811c9dc5
  for (const char of JSON.stringify(filters)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  return hash.toString(36)
}
