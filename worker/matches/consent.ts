/** Who has seen that hearts are told, and whether theirs are: as a condition of queries, and read and written. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { TellingAnswer } from './contract.ts'
import { interestConsents } from './tables.ts'

/** Hearts are told as long as their giver's switch is on. `userId`: the column or value that says whose. */
export const isTelling = (userId: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from interest_consents where interest_consents.user_id = ${userId}
    and interest_consents.tells = 1)`.mapWith(Boolean)

/** Until the sentence was seen nothing is told. */
export async function tellingOf(db: Db, userId: string): Promise<TellingAnswer> {
  const [row] = await db
    .select({ tells: interestConsents.tells })
    .from(interestConsents)
    .where(eq(interestConsents.userId, userId))
  return { isSeen: row !== undefined, tells: row?.tells ?? false }
}

/** When it was seen first stays. */
export const saveTelling = (db: Db, userId: string, tells: boolean, now: number) =>
  db
    .insert(interestConsents)
    .values({ userId, seenAt: now, tells })
    .onConflictDoUpdate({ target: interestConsents.userId, set: { tells } })
