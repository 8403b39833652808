/** SQL of wishes: one, one's own, and what changes them. */
import { and, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { listed } from '../../db/listed.ts'
import { field } from '../../items/view.ts'
import { endOf } from '../rules.ts'
import { wishes, wishFinds } from '../tables.ts'
import { OPEN_MAX, OWN_MAX } from '../terms.ts'
import { type WishCard, wishFields } from './view.ts'

export type WishRow = typeof wishes.$inferSelect
export type NewWishRow = typeof wishes.$inferInsert

/** Whose wishes are shown: of those who are here. */
export const ownerIsHere = and(isNull(users.suspendedAt), isNull(users.leftAt))

export async function wishById(db: Db, id: number): Promise<WishRow | null> {
  const [row] = await db.select().from(wishes).where(eq(wishes.id, id))
  return row ?? null
}

/** With its owner; null where it is absent, or they are gone. Two rows. */
export async function wishCard(db: Db, id: number): Promise<WishCard | null> {
  const [card] = await cards(db, eq(wishes.id, id))
  return card ?? null
}

/** In their order. */
export async function wishCards(db: Db, ids: readonly number[]): Promise<WishCard[]> {
  if (ids.length === 0) return []
  const found = await cards(db, sql`${wishes.id} in ${listed(ids)}`)
  const byId = new Map(found.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const cards = (db: Db, where: SQL) =>
  db
    .select(wishFields)
    .from(wishes)
    .innerJoin(users, eq(users.id, wishes.ownerId))
    .where(and(where, ownerIsHere))

/** Newest first, of all states. */
export const wishesOfOwner = (db: Db, ownerId: string) =>
  db
    .select(wishFields)
    .from(sql`wishes indexed by wishes_owner`)
    .innerJoin(users, eq(users.id, wishes.ownerId))
    .where(and(eq(wishes.ownerId, ownerId), sql`${wishes.expiresAt} > 0`))
    .orderBy(desc(wishes.id))
    .limit(OWN_MAX)

/** What a person's form has stored under its own id. */
export async function wishByClientId(db: Db, ownerId: string, clientId: string) {
  const [row] = await db
    .select()
    .from(wishes)
    .where(and(eq(wishes.ownerId, ownerId), eq(wishes.clientId, clientId)))
  return row ?? null
}

/** Counted in the rows themselves, however many come at once; null beyond what there may be. `but`: itself. */
const unlessMany = (ownerId: string, at: number, now: number, but = 0) =>
  sql<number>`(select ${at} where ${OPEN_MAX} > (select count(*) from wishes indexed by wishes_open
    where owner_id = ${ownerId} and closed_at is null and expires_at > ${now} and id <> ${but}))`

/** Whoever has been suspended or has left since their form began to come in is nobody: the column takes no null. */
const ownerStill = (ownerId: string) =>
  sql`(select id from users where id = ${ownerId} and suspended_at is null and left_at is null)`

/**
 * A statement that answers the id. Fails on wishes.expires_at where the person has as many open as there may be, on
 * wishes.owner_id for a second one of one clientId, and where they are gone.
 */
export const insertWish = (db: Db, row: Omit<NewWishRow, 'expiresAt'>) =>
  db
    .insert(wishes)
    .values({
      ...row,
      ownerId: ownerStill(row.ownerId),
      expiresAt: unlessMany(row.ownerId, endOf(row.createdAt), row.createdAt),
    })
    .returning({ id: wishes.id })

/** Answers the id where it was still as loaded. */
export const updateWish = (db: Db, loaded: WishRow, changes: Partial<NewWishRow>) =>
  db
    .update(wishes)
    .set(changes)
    .where(
      and(
        eq(wishes.id, loaded.id),
        eq(wishes.updatedAt, loaded.updatedAt),
        isNull(wishes.closedAt),
      ),
    )
    .returning({ id: wishes.id })

/** Open for as long as a new one, from now on; also what is over. Fails as `insertWish` does. */
export const renewed = (db: Db, { id, ownerId }: WishRow, now: number) =>
  db
    .update(wishes)
    .set({ closedAt: null, expiresAt: unlessMany(ownerId, endOf(now), now, id) })
    .where(eq(wishes.id, id))

export const closed = (db: Db, id: number, now: number) =>
  db
    .update(wishes)
    .set({ closedAt: now })
    .where(and(eq(wishes.id, id), isNull(wishes.closedAt)))

/** Taken away for good (D60). */
export const wishRemoved = (db: Db, id: number, now: number) =>
  db
    .update(wishes)
    .set({ expiresAt: 0, closedAt: sql`coalesce(${wishes.closedAt}, ${now})` })
    .where(eq(wishes.id, id))

/** Its owner has looked. */
export const looked = (db: Db, id: number) =>
  db
    .update(wishes)
    .set({ news: 0 })
    .where(and(eq(wishes.id, id), sql`${wishes.news} > 0`))

/** Something has come. */
export const oneMore = (db: Db, id: number) =>
  db
    .update(wishes)
    .set({ news: sql`${wishes.news} + 1` })
    .where(eq(wishes.id, id))

/** Cron: those whose time is over, so many at a time. Answers how many. */
export async function closeEnded(db: Db, now: number, most: number): Promise<number> {
  const ended = sql`(select id from wishes indexed by wishes_ends
    where closed_at is null and expires_at <= ${now} order by expires_at limit ${most})`
  const rows = await db
    .update(wishes)
    .set({ closedAt: sql`${wishes.expiresAt}` })
    .where(sql`${wishes.id} in ${ended}`)
    .returning({ id: wishes.id })
  return rows.length
}

export const closedBefore = (db: Db, before: number, most: number) =>
  db
    .select({ id: field(wishes.id) })
    .from(sql`wishes indexed by wishes_past`)
    // Literal, as the condition of the index.
    .where(and(sql`${wishes.closedAt} is not null`, lte(wishes.closedAt, before)))
    .orderBy(wishes.closedAt)
    .limit(most)

/** Statements: wishes and what has come of them. */
export const forgetWishes = (db: Db, ids: readonly number[]): Statement[] => [
  db.delete(wishFinds).where(sql`${wishFinds.wishId} in ${listed(ids)}`),
  db.delete(wishes).where(sql`${wishes.id} in ${listed(ids)}`),
]
