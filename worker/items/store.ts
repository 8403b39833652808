/** SQL of items. Deleted ones (and those whose photos are on their way) are found only where said. */
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import type { Photo } from '../media/contract.ts'
import { isWithheld } from './rules.ts'
import { FORGOTTEN } from './search-columns.ts'
import { items, itemViews } from './tables.ts'
import { EQUALS_AMONG, RESTORE_WITHIN_MS, WITHHELD } from './terms.ts'
import { type Card, cardFields, type PageCard, standingFields } from './view.ts'

export type ItemRow = typeof items.$inferSelect
export type NewItemRow = typeof items.$inferInsert

/** `deleted_at` of a publish whose photos are on their way: seen by nobody, restorable by nobody. */
export const UNPUBLISHED = 0

/** An item for its page; null when absent or deleted, withheld for others than its owner. Three rows, and those of its owner's badges and proofs. */
export async function cardById(
  db: Db,
  id: number,
  viewerId: string | null = null,
): Promise<PageCard | null> {
  const [card] = await cardFor(db, id, viewerId)
  return card ?? null
}

/** The same as a statement. */
export function cardFor(db: Db, id: number | SQL<number>, viewerId: string | null) {
  const isOwn = and(eq(items.deletedAt, WITHHELD), eq(items.ownerId, viewerId ?? ''))
  return db
    .select({ ...cardFields, ...standingFields, deletedAt: items.deletedAt })
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(eq(items.id, id), or(isNull(items.deletedAt), isOwn)))
}

/** Cards of these ids that are not deleted, in their order. */
export async function cardsById(db: Db, ids: number[]): Promise<Card[]> {
  if (ids.length === 0) return []
  const cards = await db
    .select(cardFields)
    .from(items)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(inArray(items.id, ids), isNull(items.deletedAt)))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What finding items like an item needs of it; null when absent or deleted. */
export async function placedItem(db: Db, id: number) {
  const { ownerId, categoryId, cell } = items
  const [row] = await db
    .select({ id: items.id, ownerId, categoryId, cell })
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deletedAt)))
  return row ?? null
}

/** The whole row, deleted or not. */
export async function itemById(db: Db, id: number): Promise<ItemRow | null> {
  const [row] = await db.select().from(items).where(eq(items.id, id))
  return row ?? null
}

/** Whether an address was an item's that was deleted since; what never was, or may be shown again, is not gone. One row. */
export async function isGone(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ deletedAt: items.deletedAt }).from(items).where(eq(items.id, id))
  return (row?.deletedAt ?? UNPUBLISHED) > UNPUBLISHED
}

const OPEN = sql.raw('id, title, title_sort, category_id, photos, trade_status')

/**
 * A person's newest open things but one, for `from`: also those that are not shown (D60), which may come back. Open is what is
 * not traded: what is promised may come back as well.
 */
export const ownOpen = (ownerId: string, but: number): SQL => sql`(select * from (
    select ${OPEN} from items indexed by items_owner where owner_id = ${ownerId} and deleted_at is null
    union all
    select ${OPEN} from items indexed by items_withheld
      where owner_id = ${ownerId} and ${sql.raw(`deleted_at = ${WITHHELD}`)}
    order by id desc limit ${EQUALS_AMONG})
  where id <> ${but} and trade_status <> 'traded')`

/** Of these newest things of one's own it is asked what they are: as many rows are read. */
const OPEN_AMONG = 100

/** Categories of what a person has on offer, of their newest. */
export async function openCategories(db: Db, ownerId: string): Promise<number[]> {
  const newest = sql`(select category_id, trade_status from items indexed by items_owner
    where owner_id = ${ownerId} and deleted_at is null order by id desc limit ${OPEN_AMONG})`
  const rows = await db
    .select({ id: sql<number>`category_id` })
    .from(newest)
    .where(sql`trade_status = 'available'`)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Its photos as stored; null when absent or deleted. One row. */
export async function photosOfItem(db: Db, id: number): Promise<Photo[] | null> {
  const [row] = await db
    .select({ photos: items.photos })
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deletedAt)))
  return row?.photos ?? null
}

/** An item as the form that sends it again has to know it. */
export type Begun = Pick<ItemRow, 'id' | 'deletedAt' | 'clientDigest'>

/** What a person's form has published, or begun to publish, under its own id (case 25). */
export async function itemByClientId(
  db: Db,
  ownerId: string,
  clientId: string,
): Promise<Begun | null> {
  const { id, deletedAt, clientDigest } = items
  const [row] = await db
    .select({ id, deletedAt, clientDigest })
    .from(items)
    .where(and(eq(items.ownerId, ownerId), eq(items.clientId, clientId)))
  return row ?? null
}

/** A person's items, newest first, all states; behind `afterId` when given. */
export function itemsOfOwner(db: Db, ownerId: string, afterId: number | null, limit: number) {
  return db
    .select(cardFields)
    .from(sql`items indexed by items_owner`)
    .innerJoin(users, eq(users.id, items.ownerId))
    .where(and(ownedBy(ownerId), afterId === null ? undefined : lt(items.id, afterId)))
    .orderBy(desc(items.id))
    .limit(limit)
}

/** So many of one person are waited for at a time; more are seen once these are decided. */
const WITHHELD_SHOWN = 20

/** A person's items that are not shown (D60), newest first: for themselves. */
export const withheldOfOwner = (db: Db, ownerId: string) =>
  db
    .select(cardFields)
    .from(sql`items indexed by items_withheld`)
    .innerJoin(users, eq(users.id, items.ownerId))
    // Literal, as in the condition of the index.
    .where(and(eq(items.ownerId, ownerId), sql.raw(`items.deleted_at = ${WITHHELD}`)))
    .orderBy(desc(items.id))
    .limit(WITHHELD_SHOWN)

/** Counted to `most`. */
export async function countOfOwner(db: Db, ownerId: string, most: number): Promise<number> {
  const owned = sql`select 1 from items indexed by items_owner where ${ownedBy(ownerId)} limit ${most}`
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(sql`(${owned})`)
  return row?.count ?? 0
}

const ownedBy = (ownerId: string) => and(eq(items.ownerId, ownerId), isNull(items.deletedAt))

export async function countryOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ country: users.country }).from(users).where(eq(users.id, userId))
  return row?.country
}

/** Whoever has been suspended or has left since their form began to come in is nobody: the column takes no null. */
const ownerStill = (ownerId: string) =>
  sql`(select id from users where id = ${ownerId} and suspended_at is null and left_at is null)`

/** Guarded: null, which the column does not take, where a rule says no (`unlessDoubled`). */
type Guarded<Row> = Omit<Row, 'categoryId'> & { categoryId: number | SQL<number> }

/**
 * Answers the new id, and its card where it is shown. A second row of one clientId breaks `items.owner_id`, and so does an
 * owner who is gone.
 */
export async function insertItem(
  db: Db,
  row: Guarded<NewItemRow>,
): Promise<{ id: number; card: PageCard | null }> {
  const newest = sql<number>`(select max(id) from items indexed by items_owner
    where owner_id = ${row.ownerId} and deleted_at is null)`
  const [inserted, cards] = await db.batch([
    db
      .insert(items)
      .values({ ...row, ownerId: ownerStill(row.ownerId) })
      .returning({ id: items.id }),
    cardFor(db, newest, row.ownerId),
  ])
  const [{ id } = {}] = inserted
  if (id === undefined) throw new Error('insert of an item answered no row')
  return { id, card: cards.find((card) => card.id === id) ?? null }
}

/**
 * Makes a begun publish visible, with all it is; withheld, to its owner alone. No id when it is visible already: nothing
 * happens. An owner who is gone breaks `items.owner_id`.
 */
export function publish(
  db: Db,
  id: number,
  row: Partial<Guarded<NewItemRow>> & Pick<NewItemRow, 'ownerId'>,
  deletedAt: null | typeof WITHHELD,
) {
  return db
    .update(items)
    .set({ ...row, ownerId: ownerStill(row.ownerId), deletedAt })
    .where(and(eq(items.id, id), eq(items.deletedAt, UNPUBLISHED)))
    .returning({ id: items.id })
}

const isFreeStill = sql`(${items.tradeStatus} = 'available' or ${items.askedAt} is not null)`

/** Answers the id when the row was still as loaded, promised to nobody and not changed since. Whoever changes it has it. */
export function updateItem(db: Db, loaded: ItemRow, changes: Partial<Guarded<NewItemRow>>) {
  return db
    .update(items)
    .set({ ...changes, ...(loaded.askedAt !== null && FREE) })
    .where(and(isAsLoaded(loaded), sql`${items.deletedAt} is ${loaded.deletedAt}`, isFreeStill))
    .returning({ id: items.id })
}

const FREE = { tradeStatus: 'available', askedAt: null } as const

/** Its owner still has it (D55); nothing where they were not asked. */
export const stillThere = (db: Db, id: number) =>
  db
    .update(items)
    .set(FREE)
    .where(
      and(
        eq(items.id, id),
        or(isNull(items.deletedAt), eq(items.deletedAt, WITHHELD)),
        isNotNull(items.askedAt),
      ),
    )

const isAsLoaded = ({ id, updatedAt }: ItemRow) =>
  and(eq(items.id, id), eq(items.updatedAt, updatedAt))

/**
 * The search forgets it; the row stays for what refers to it. Of these statements the last answers the id. What was
 * withheld is deleted as any other: the triggers of a deletion look at what is shown.
 */
export function markDeleted(db: Db, loaded: ItemRow, now: number): Statement[] {
  const shown = { ...loaded, deletedAt: null }
  const isHidden = and(isAsLoaded(loaded), eq(items.deletedAt, WITHHELD))
  return [
    ...(isWithheld(loaded) ? [db.update(items).set({ deletedAt: null }).where(isHidden)] : []),
    updateItem(db, shown, { ...FORGOTTEN, deletedAt: now, updatedAt: now }),
  ]
}

/** The same for good, whatever hid it before: its owner's time to undo it is over. For a batch. */
export function markRemoved(db: Db, id: number, now: number): Statement[] {
  const deletedAt = now - RESTORE_WITHIN_MS - 1
  const isOn = and(eq(items.id, id), isFreeStill)
  return [
    db
      .update(items)
      .set({ deletedAt: sql`min(${items.deletedAt}, ${deletedAt})` })
      .where(and(eq(items.id, id), gt(items.deletedAt, UNPUBLISHED))),
    // Hidden with its owner's account: the triggers of a deletion see it deleted as any other.
    db
      .update(items)
      .set({ deletedAt: null })
      .where(and(isOn, lt(items.deletedAt, UNPUBLISHED))),
    db
      .update(items)
      .set({ ...FORGOTTEN, deletedAt, updatedAt: now })
      .where(and(isOn, isNull(items.deletedAt))),
  ]
}

export function markRestored(db: Db, loaded: ItemRow, changes: Partial<Guarded<NewItemRow>>) {
  return (
    db
      .update(items)
      .set({ ...changes, deletedAt: null })
      // What an administrator took away meanwhile does not come back (markRemoved leaves the time of change).
      .where(and(isAsLoaded(loaded), eq(items.deletedAt, loaded.deletedAt ?? UNPUBLISHED)))
      .returning({ id: items.id })
  )
}

/** Adds to the views that the next refresh of popularity takes up. */
export function addViews(db: Db, itemId: number, views: number) {
  return db
    .insert(itemViews)
    .values({ itemId, views })
    .onConflictDoUpdate({
      target: itemViews.itemId,
      set: { views: sql`${itemViews.views} + ${views}` },
    })
}
