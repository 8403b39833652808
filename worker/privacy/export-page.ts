/** What the parts of the export share: pages by a number. */
import type { PartPage } from './contract.ts'

/** Rows a page of what is read in one query. */
export const ROWS_AT_ONCE = 200

/** Behind which number; a cursor that is none begins anew. */
export const afterOf = (cursor: string | null): number =>
  Number(/^\d{1,15}$/.exec(cursor ?? '') ?? 0)

/** Behind which time (ms) and id, written `time:id`; a cursor that is none begins anew. */
export function momentOf(cursor: string | null): [at: number, id: string] {
  const [, at = '0', id = ''] = /^(\d{1,15}):(.+)$/.exec(cursor ?? '') ?? []
  return [Number(at), id]
}

/** All at once: lists that are short. */
export const whole = (rows: PartPage['rows']): PartPage => ({ rows, next: null })

/** `limit` rows were asked for: fewer are the last. `cursorOf`: behind which row the next page begins. */
export function pageOf<T>(
  rows: readonly T[],
  cursorOf: (row: T) => number | string,
  view: (row: T) => Record<string, unknown>,
  limit: number = ROWS_AT_ONCE,
): PartPage {
  const last = rows.at(-1)
  const next = rows.length === limit && last !== undefined ? String(cursorOf(last)) : null
  return { rows: rows.map(view), next }
}
