/** _Lo tengo_ is a question (D64, D59): what proposals count of it, and it of them. A room of its own, since both ask. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** Said by a person since then, newest first, at most `most`. */
export async function offersSince(
  db: Db,
  userId: string,
  since: number,
  most: number,
): Promise<number[]> {
  const rows = await db.select({ createdAt: sql<number>`created_at` }).from(
    sql`(select created_at from wish_finds indexed by wish_finds_offered
        where from_id = ${userId} and created_at > ${since} order by created_at desc limit ${most})`,
  )
  return rows.map(({ createdAt }) => createdAt)
}

/** The same counted, for the guard of a batch. */
export const countOfOffers = (userId: string, since: number): SQL<number> =>
  sql<number>`(select count(*) from wish_finds indexed by wish_finds_offered
    where from_id = ${userId} and created_at > ${since})`
