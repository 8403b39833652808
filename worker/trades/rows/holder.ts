/** Which trade a thing is promised to, and which things of a trade nobody can promise now. */
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { WITHHELD } from '../../items/terms.ts'
import { itemHolds } from '../tables.ts'
import { itemsOf } from './shown.ts'

/** Null: none, or it was deleted. */
export async function holderOf(db: Db, itemId: number): Promise<number | null> {
  const [row] = await db
    .select({ tradeId: itemHolds.tradeId })
    .from(itemHolds)
    .where(eq(itemHolds.itemId, itemId))
  return row?.tradeId ?? null
}

/** Whether one of its things is there and not shown (D60). */
export async function hasWithheld(db: Db, tradeId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: sql<number>`id` })
    .from(sql`items`)
    .where(sql`id in ${itemsOf(tradeId)} and deleted_at = ${WITHHELD}`)
    .limit(1)
  return row !== undefined
}
