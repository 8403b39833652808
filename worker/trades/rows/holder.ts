/** Which trade a thing is promised to. */
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { itemHolds } from '../tables.ts'

/** Null: none, or it was deleted. */
export async function holderOf(db: Db, itemId: number): Promise<number | null> {
  const [row] = await db
    .select({ tradeId: itemHolds.tradeId })
    .from(itemHolds)
    .where(eq(itemHolds.itemId, itemId))
  return row?.tradeId ?? null
}
