/** What the parts of the export share: pages by a number. */
import { and, asc, type Column, eq, gt } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '../db/connect.ts'
import type { PartPage } from './contract.ts'

/** Rows a page of what is read in one query. */
export const ROWS_AT_ONCE = 200

/** Behind which number; a cursor that is none begins anew. */
export const afterOf = (cursor: string | null): number =>
  Number(/^\d{1,15}$/.exec(cursor ?? '') ?? 0)

/** Whose rows, and the number that they are read in the order of. */
type Own<Table extends SQLiteTable> = { table: Table; owner: Column; key: Column }

/** A page of somebody's rows of one table, behind the cursor. */
export async function ownRows<Table extends SQLiteTable>(
  db: Db,
  { table, owner, key }: Own<Table>,
  userId: string,
  cursor: string | null,
): Promise<Table['$inferSelect'][]> {
  const rows: unknown = await db
    .select()
    .from(table as SQLiteTable)
    .where(and(eq(owner, userId), gt(key, afterOf(cursor))))
    .orderBy(asc(key))
    .limit(ROWS_AT_ONCE)
  // Of this table: Drizzle does not follow it through a type parameter.
  return rows as Table['$inferSelect'][]
}

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
