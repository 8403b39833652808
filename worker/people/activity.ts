/**
 * What anybody may know that a person did: published items that are there, completed trades, reviews that are shown
 * with their name. Each kind is read along an index of its own, and a page is the newest of them all.
 */
import {
  and,
  type Column,
  desc,
  eq,
  type GetColumnData,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { items } from '../items/tables.ts'
import { reviews } from '../reputation/tables.ts'
import { isBlocked } from '../safety/blocks/between.ts'
import { trades } from '../trades/tables.ts'
import { type Cursor, type Place, readCursor, writeCursor } from './activity-cursor.ts'
import type { Activity } from './contract.ts'
import { mergeNewest } from './rules.ts'
import { isHere } from './store.ts'
import { ACTIVITY_PAGE } from './terms.ts'

/** A trade stands under either side's index. */
const NAMES = ['published', 'proposed', 'received', 'reviewed'] as const
type Name = (typeof NAMES)[number]
type Deed = { at: number; id: number; told: Activity }

export type ActivityPage = { rows: Activity[]; next: string | null; total: null }

/** Ten at most, newest first. Throws 404 for whoever is unknown or left, 400 `cursor_invalid`. */
export async function activityOf(
  ctx: Ctx,
  viewer: Viewer | null,
  userId: string,
  text?: string,
): Promise<ActivityPage> {
  const apart = await isBlocked(ctx.db, viewer, userId)
  const [there, page] = await Promise.all([
    isHere(ctx.db, userId),
    activityPage(ctx, userId, { isBlocked: apart, viewer, text }),
  ])
  if (!there) throw new Refusal('person_not_found', 404)
  return page
}

/** `text` a cursor; `isBlocked` from whoever asks: nothing is told of their items, then. */
type Asked = { isBlocked: boolean; viewer: Viewer | null; text: string | undefined }

/** The same of whoever is known to be there. Throws 400 `cursor_invalid`. */
export async function activityPage(ctx: Ctx, userId: string, asked: Asked): Promise<ActivityPage> {
  const cursor = readCursor(asked.text)
  const { db } = ctx
  const [published, { proposed, received }, reviewed] = await Promise.all([
    asked.isBlocked ? [] : publishedBy(db, userId, cursor.published),
    asked.isBlocked ? { proposed: [], received: [] } : tradedBy(db, userId, cursor, asked.viewer),
    reviewedBy(db, userId, cursor.reviewed),
  ])
  const lists: Record<Name, Deed[]> = { published, proposed, received, reviewed }
  const { taken, hasMore } = mergeNewest(lists, NAMES, ACTIVITY_PAGE)
  const next: Cursor = { ...cursor }
  for (const { name, deed } of taken) next[name] = [deed.at, deed.id]
  return {
    rows: taken.map(({ deed }) => deed.told),
    next: hasMore ? writeCursor(next) : null,
    total: null,
  }
}

/** A column as an expression: a select from a named index has no table that Drizzle knows. */
const field = <C extends Column>(column: C) =>
  sql<GetColumnData<C>>`${column}`.mapWith(column).as(column.name)

async function publishedBy(db: Db, userId: string, after: Place): Promise<Deed[]> {
  const rows = await db
    .select({ id: field(items.id), at: field(items.createdAt), title: field(items.title) })
    .from(sql`items indexed by items_owner`)
    // Ids grow with the time of publishing.
    .where(and(eq(items.ownerId, userId), isNull(items.deletedAt), after && lt(items.id, after[1])))
    .orderBy(desc(items.id))
    .limit(ACTIVITY_PAGE + 1)
  return rows.map(({ id, at, title }) => ({
    at,
    id,
    told: { at: iso(at), type: 'published', item: { id, title } },
  }))
}

/** Literal: Drizzle names columns without their table where there is one only. Of what they got, what is still there: for the proposer the item asked for, else the first one offered. */
const GOT = {
  from: sql<
    string | null
  >`(select title from items where id = trades.requested_item_id and deleted_at is null)`,
  to: sql<
    string | null
  >`(select items.title from trade_items join items on items.id = trade_items.item_id
    where trade_items.trade_id = trades.id and items.owner_id = trades.from_user_id and items.deleted_at is null order by trade_items.position limit 1)`,
} as const

const SIDES = { proposed: 'from', received: 'to' } as const
type Side = keyof typeof SIDES

/** One side's trades, each along its own index. */
function tradesOf(db: Db, side: Side, userId: string, after: Place) {
  const isProposer = side === 'proposed'
  const at = sql<number>`${trades.completedAt}`.mapWith(Number)
  return (
    db
      .select({
        id: field(trades.id),
        at: at.as('at'),
        title: GOT[SIDES[side]].as('got'),
        side: sql<Side>`${side}`.as('side'),
        otherId: field(isProposer ? trades.toUserId : trades.fromUserId),
      })
      .from(
        isProposer
          ? sql`trades indexed by trades_done_from`
          : sql`trades indexed by trades_done_to`,
      )
      // Literal, as the condition of the index.
      .where(
        and(
          eq(isProposer ? trades.fromUserId : trades.toUserId, userId),
          sql`${trades.status} = 'completed'`,
          behind(at, trades.id, after),
        ),
      )
      .orderBy(desc(trades.completedAt), desc(trades.id))
      .limit(ACTIVITY_PAGE + 1)
      .as(side)
  )
}

/** Both sides' in one statement, each still in its own order. */
async function tradedBy(db: Db, userId: string, after: Pick<Cursor, Side>, viewer: Viewer | null) {
  const rows = await db
    .select()
    .from(tradesOf(db, 'proposed', userId, after.proposed))
    .unionAll(db.select().from(tradesOf(db, 'received', userId, after.received)))
  const of = (side: Side) =>
    rows
      .filter((row) => row.side === side)
      .map(
        (row): Deed => ({
          at: row.at,
          id: row.id,
          told: {
            at: iso(row.at),
            type: 'traded',
            title: row.title,
            tradeId: viewer?.id === userId || viewer?.id === row.otherId ? row.id : null,
          },
        }),
      )
  return { proposed: of('proposed'), received: of('received') }
}

async function reviewedBy(db: Db, userId: string, after: Place): Promise<Deed[]> {
  const at = sql<number>`${reviews.revealedAt}`.mapWith(Number)
  const rows = await db
    .select({
      id: field(reviews.id),
      at: at.as('at'),
      reviewedId: field(reviews.reviewedId),
      firstName: users.firstName,
      leftAt: users.leftAt,
    })
    .from(sql`reviews indexed by reviews_told`)
    .leftJoin(users, eq(users.id, reviews.reviewedId))
    // Literal, as the condition of the index.
    .where(
      and(
        eq(reviews.reviewerId, userId),
        sql`${reviews.revealedAt} is not null and ${reviews.hiddenAt} is null and ${reviews.isAnonymous} = 0`,
        behind(at, reviews.id, after),
      ),
    )
    .orderBy(desc(reviews.revealedAt), desc(reviews.id))
    .limit(ACTIVITY_PAGE + 1)
  return rows.map(({ id, at: when, reviewedId, firstName, leftAt }) => ({
    at: when,
    id,
    told: {
      at: iso(when),
      type: 'reviewed',
      person: firstName === null || leftAt !== null ? null : { id: reviewedId, firstName },
    },
  }))
}

const behind = (at: SQL<number>, id: typeof trades.id | typeof reviews.id, after: Place) =>
  after && and(sql`${at} <= ${after[0]}`, or(sql`${at} < ${after[0]}`, lt(id, after[1])))
