/** SQL of holding a thing against wishes. */
import { and, eq, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { listed, spansOf } from '../../db/listed.ts'
import { items } from '../../items/tables.ts'
import { field } from '../../items/view.ts'
import { areBlocked } from '../../safety/blocks/between.ts'
import type { Reader } from '../news/telling.ts'
import { columnsOf } from '../rows/view.ts'
import { wishChecks, wishes, wishFinds } from '../tables.ts'
import { CHECK_AGAIN_MS } from '../terms.ts'
import type { Candidate } from './rules.ts'

type Claimed = { itemId: number; due: number }

/**
 * Takes things that are due, so that nobody else holds them against wishes meanwhile; what breaks off is due again. `newest`:
 * what was just written, else what waits longest. A row is read for each that is taken, and for each that somebody has taken.
 */
export function claimChecks(db: Db, now: number, newest: boolean, most: number) {
  const due = sql`(select item_id from wish_checks where item_id > 0 and due <= ${now}
    order by item_id ${sql.raw(newest ? 'desc' : 'asc')} limit ${most})`
  return db
    .update(wishChecks)
    .set({ due: now + CHECK_AGAIN_MS })
    .where(sql`${wishChecks.itemId} in ${due}`)
    .returning()
}

/** A statement: it is done, unless it was written anew meanwhile. */
export const checkDone = (db: Db, { itemId, due }: Claimed) =>
  db.delete(wishChecks).where(and(eq(wishChecks.itemId, itemId), eq(wishChecks.due, due)))

/** What is compared of a thing, while it is on offer; null else, and where its owner is gone or may not come in. Two rows. */
export async function thingOf(db: Db, id: number) {
  const { ownerId, title, description, tags, categoryId, estimatedValue } = items
  const [row] = await db
    .select({
      ...{ id: items.id, ownerId, title, description, tags, categoryId, estimatedValue },
      ...{ spot: items.spot, cell: items.cell, searchFolded: items.searchFolded },
    })
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(
      sql`${items.id} = ${id} and ${items.deletedAt} is null and ${items.tradeStatus} = 'available'
        and ${isHere}`,
    )
  return row ?? null
}

/** Of `users`: neither suspended nor leaving. */
const isHere = sql`${users.suspendedAt} is null and ${users.leftAt} is null`

/** Those of the keys that some open wish has, in their order; two rows a key at most. */
export async function wishedKeys(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: sql<string>`value` })
    .from(sql`json_each(${JSON.stringify(keys)})`)
    .where(
      sql`exists (select 1 from wishes indexed by wishes_key where wishes.key = value and closed_at is null)`,
    )
  const wished = new Set(rows.map(({ key }) => key))
  return keys.filter((key) => wished.has(key))
}

const CANDIDATE = [
  ...(['id', 'ownerId', 'words', 'categories', 'maxValue'] as const),
  ...(['latitude', 'longitude', 'radius', 'ownSpots', 'expiresAt'] as const),
] as const
const CANDIDATE_COLUMNS = CANDIDATE.map((name) => `wishes.${wishes[name].name}`).join(', ')

/**
 * Open wishes of each key, at most `share` of one: in the order of the ranges of cells, that of the loop, nothing is sorted.
 * A word that many look for takes no other's place. Five keys at most: D1 takes so many selects a union.
 */
export function candidatesAt(
  db: Db,
  keys: readonly string[],
  ranges: readonly (readonly [low: number, high: number])[],
  share: number,
): Promise<Candidate[]> {
  const of = (key: string) => sql`select * from (select ${sql.raw(CANDIDATE_COLUMNS)}
    from ${spansOf(ranges)} cross join wishes indexed by wishes_key
    where wishes.key = ${key} and wishes.cell between low and high and closed_at is null and withheld = 0 limit ${share})`
  const windows = sql.join(keys.map(of), sql` union all `)
  return db.select(columnsOf(CANDIDATE)).from(sql`(${windows}) as wishes`)
}

/**
 * Of these wishes those whose owner is to be told: they are here, nobody has blocked the other, and have not been told of it
 * before. Five rows a wish at most.
 */
export function readersOf(
  db: Db,
  wishIds: readonly number[],
  item: { id: number; ownerId: string },
): Promise<Reader[]> {
  const told = sql`exists (select 1 from ${wishFinds}
    where ${wishFinds.wishId} = ${wishes.id} and ${wishFinds.itemId} = ${item.id})`
  return db
    .select({
      wishId: field(wishes.id),
      userId: field(wishes.ownerId),
      country: field(users.country),
      words: field(wishes.words),
    })
    .from(sql`json_each(${JSON.stringify(wishIds)}) as nearest
      cross join wishes on wishes.id = nearest.value`)
    .innerJoin(users, eq(users.id, wishes.ownerId))
    .where(
      sql`${isHere} and not ${told} and not ${areBlocked(sql`${wishes.ownerId}`, sql`${item.ownerId}`)}`,
    )
}

/** Statements: what has come of these wishes. Fails where one was told of it by somebody else meanwhile. */
export const findStatements = (db: Db, wishIds: readonly number[], itemId: number, now: number) => [
  db.insert(wishFinds).select(
    db
      .select({
        wishId: sql<number>`value`.as('wish_id'),
        itemId: sql<number>`${itemId}`.as('item_id'),
        fromId: sql<null>`null`.as('from_id'),
        createdAt: sql<number>`${now}`.as('created_at'),
      })
      .from(sql`json_each(${JSON.stringify(wishIds)})`),
  ),
  db
    .update(wishes)
    .set({ news: sql`${wishes.news} + 1` })
    .where(sql`${wishes.id} in ${listed(wishIds)}`),
]
