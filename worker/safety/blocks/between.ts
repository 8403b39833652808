/** Who has blocked whom, as conditions and answers of other features' queries. It holds both ways. */
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import type { Viewer } from '../../http/context.ts'
import { trades } from '../../trades/tables.ts'

/** As a column of `users`: whether the person has anything to do with a block. No row is read where there is none. */
export const hasBlocks = sql<boolean>`(exists (select 1 from blocks where blocker_id = ${users.id})
  or exists (select 1 from blocks where blocked_id = ${users.id}))`.mapWith(Boolean)

/** Whom lists leave out for this person, as a sub-select: both directions. */
export const blockedWith = (userId: string): SQL =>
  sql`(select blocked_id from blocks where blocker_id = ${userId}
    union all select blocker_id from blocks where blocked_id = ${userId})`

/** As a condition on items, where one table alone has an owner. Null: nothing is left out. */
export const isNotBlocked = (blockedFor: string | null): SQL | null =>
  blockedFor === null ? null : sql`owner_id not in ${blockedWith(blockedFor)}`

/** One of the two has blocked the other. The columns or values are two people's ids. */
export const areBlocked = (one: SQL, other: SQL): SQL<boolean> =>
  sql<boolean>`(exists (select 1 from blocks where blocker_id = ${one} and blocked_id = ${other})
    or exists (select 1 from blocks where blocker_id = ${other} and blocked_id = ${one}))`.mapWith(
    Boolean,
  )

/** For lists: nothing is left out for a visitor, nor for whoever has no blocks. */
export const hidingFor = (viewer: Viewer | null): string | null =>
  viewer?.hasBlocks ? viewer.id : null

/** Whom lists leave out, for lists that are put together here. Asks nothing for whoever has no blocks. */
export async function peopleBlocked(db: Db, viewer: Viewer | null): Promise<string[]> {
  if (!viewer?.hasBlocks) return []
  const rows = await db
    .select({ id: sql<string>`blocked_id`.as('id') })
    .from(sql`${blockedWith(viewer.id)}`)
  return rows.map(({ id }) => id)
}

/** Asks nothing for whoever has no blocks. */
export async function isBlocked(db: Db, viewer: Viewer | null, otherId: string): Promise<boolean> {
  if (!viewer?.hasBlocks) return false
  const [row] = await db
    .select({ apart: areBlocked(sql`${viewer.id}`, sql`${otherId}`).as('apart') })
    .from(sql`(select 1)`)
  return row?.apart ?? false
}

/** Of these trades, those whose sides are apart. */
export async function tradesBlocked(db: Db, tradeIds: number[]): Promise<number[]> {
  if (tradeIds.length === 0) return []
  const rows = await db
    .select({ id: trades.id })
    .from(trades)
    .where(
      and(
        inArray(trades.id, tradeIds),
        areBlocked(sql`${trades.fromUserId}`, sql`${trades.toUserId}`),
      ),
    )
  return rows.map(({ id }) => id)
}
