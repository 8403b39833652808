/** Blocking: who wants nothing to do with whom. Between two people it holds both ways, and tells neither who began. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { publicPerson } from '../accounts/person/person.ts'
import { users } from '../accounts/tables.ts'
import { lostConstraint } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { iso } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { roomOf } from '../trades/room/room-client.ts'
import type { Blocked } from './contract.ts'
import { blocks } from './tables.ts'
import { BLOCKS_MAX } from './terms.ts'

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
  // Sockets that were opened before pass items on; those that come back do not.
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
    .where(sql`from_user_id = ${from} and to_user_id = ${to}`)
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
