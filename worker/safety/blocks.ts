/** Blocking: who wants nothing to do with whom. Between two people it holds both ways, and tells neither who began. */
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { publicPerson } from '../accounts/person.ts'
import { users } from '../accounts/tables.ts'
import { lostConstraint } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { roomOf } from '../trades/room-client.ts'
import { trades } from '../trades/tables.ts'
import type { Blocked } from './contract.ts'
import { blocks } from './tables.ts'
import { BLOCKS_MAX } from './terms.ts'

/** As a column of `users`: whether the person has anything to do with a block. No row is read where there is none. */
export const hasBlocks = sql<boolean>`(exists (select 1 from blocks where blocker_id = ${users.id})
  or exists (select 1 from blocks where blocked_id = ${users.id}))`.mapWith(Boolean)

/** Whom lists leave out for this person, as a sub-select: both directions. */
export const apartFrom = (userId: string): SQL =>
  sql`(select blocked_id from blocks where blocker_id = ${userId}
    union all select blocker_id from blocks where blocked_id = ${userId})`

/** As a condition on things, where one table alone has an owner. Null: nothing is left out. */
export const isNotApart = (apartFor: string | null): SQL | null =>
  apartFor === null ? null : sql`owner_id not in ${apartFrom(apartFor)}`

/** One of the two has blocked the other. The columns or values are two people's ids. */
export const areApart = (one: SQL, other: SQL): SQL<boolean> =>
  sql<boolean>`(exists (select 1 from blocks where blocker_id = ${one} and blocked_id = ${other})
    or exists (select 1 from blocks where blocker_id = ${other} and blocked_id = ${one}))`.mapWith(
    Boolean,
  )

/** For lists: nothing is left out for a visitor, nor for whoever has no blocks. */
export const hidingFor = (viewer: Viewer | null): string | null =>
  viewer?.hasBlocks ? viewer.id : null

/** Whom lists leave out, for lists that are put together here. Asks nothing for whoever has no blocks. */
export async function peopleApart(db: Db, viewer: Viewer | null): Promise<string[]> {
  if (!viewer?.hasBlocks) return []
  const rows = await db
    .select({ id: sql<string>`blocked_id`.as('id') })
    .from(sql`${apartFrom(viewer.id)}`)
  return rows.map(({ id }) => id)
}

/** Asks nothing for whoever has no blocks. */
export async function isApart(db: Db, viewer: Viewer | null, otherId: string): Promise<boolean> {
  if (!viewer?.hasBlocks) return false
  const [row] = await db
    .select({ apart: areApart(sql`${viewer.id}`, sql`${otherId}`).as('apart') })
    .from(sql`(select 1)`)
  return row?.apart ?? false
}

/** Again is no error. Throws 404; 422 `block_own`, `blocks_many`. */
export async function block(ctx: Ctx, viewer: Viewer, userId: string): Promise<void> {
  if (userId === viewer.id) throw new Refusal('block_own', 422)
  const somebody = sql`(select id from users where id = ${userId})`
  const room = sql`(select ${ctx.clock.now()} where ${BLOCKS_MAX} > (
    select count(*) from blocks where blocker_id = ${viewer.id}))`
  try {
    await ctx.db
      .insert(blocks)
      .values({ blockerId: viewer.id, blockedId: somebody, createdAt: room })
      .onConflictDoNothing()
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'blocks.blocked_id') throw new Refusal('not_found', 404)
    if (lost === 'blocks.created_at') throw new Refusal('blocks_many', 422)
    throw error
  }
  // Sockets that were opened before pass things on; those that come back do not.
  ctx.later((after) => reopenChats(after, viewer.id, userId))
}

/** What is none is none any more: no error. */
export async function unblock(ctx: Ctx, viewer: Viewer, userId: string): Promise<void> {
  await ctx.db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, viewer.id), eq(blocks.blockedId, userId)))
  ctx.later((after) => reopenChats(after, viewer.id, userId))
}

/** A chat that is older than so many between the same two is hardly open. */
const CHATS_MAX = 20

async function reopenChats(ctx: Ctx, one: string, other: string): Promise<void> {
  const pairs = await Promise.all([
    chatsBetween(ctx.db, one, other),
    chatsBetween(ctx.db, other, one),
  ])
  await Promise.all(pairs.flat().map(({ id }) => roomOf(ctx, id).reopen()))
}

const chatsBetween = (db: Db, from: string, to: string) =>
  db
    .select({ id: sql<number>`id`.as('id') })
    .from(sql`trades indexed by trades_from`)
    .where(sql`from_user_id = ${from} and to_user_id = ${to} and accepted_at is not null`)
    .orderBy(desc(sql`id`))
    .limit(CHATS_MAX)

export async function blockedBy(ctx: Ctx, viewerId: string): Promise<Blocked[]> {
  const { id, firstName, lastName, profileImage } = users
  const rows = await ctx.db
    .select({ id, firstName, lastName, profileImage, blockedAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, viewerId))
  return rows
    .sort((a, b) => b.blockedAt - a.blockedAt)
    .map(({ id, blockedAt, ...named }) => ({
      ...publicPerson(ctx.language, id, named),
      blockedAt: iso(blockedAt),
    }))
}

/** Of these trades, those whose sides are apart. */
export async function tradesApart(db: Db, tradeIds: number[]): Promise<number[]> {
  if (tradeIds.length === 0) return []
  const rows = await db
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        inArray(trades.id, tradeIds),
        areApart(sql`${trades.fromUserId}`, sql`${trades.toUserId}`),
      ),
    )
  return rows.map(({ id }) => id)
}
