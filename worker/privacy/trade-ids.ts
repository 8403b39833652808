/** A person's trades on both sides, oldest first: what the export and the removal walk along. */
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

/** Behind `after`, at most `limit`; each side from its own index. */
export async function tradesAfter(
  db: Db,
  userId: string,
  after: number,
  limit: number,
): Promise<number[]> {
  const side = (index: string, column: string) =>
    db
      .select({ id: sql<number>`id`.as('id') })
      .from(sql`trades indexed by ${sql.raw(index)}`)
      .where(sql`${sql.raw(column)} = ${userId} and id > ${after}`)
      .orderBy(asc(sql`id`))
      .limit(limit)
  const both = await Promise.all([
    side('trades_from', 'from_user_id'),
    side('trades_to', 'to_user_id'),
  ])
  return both
    .flat()
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .slice(0, limit)
}
