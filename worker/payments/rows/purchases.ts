/** What a person buys: a few rows, by the index of those that live. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { payments } from '../tables.ts'

const live = (userId: string) =>
  and(
    eq(payments.userId, userId),
    // Literal, as the condition of payments_package.
    sql`${payments.kind} = 'verification_package' and ${payments.status} in ('created', 'paid')`,
  )

/** What is being paid for too. */
export const livePurchases = (db: Db, userId: string) =>
  db.select().from(payments).where(live(userId))

export const paidPurchases = (db: Db, userId: string) =>
  db
    .select()
    .from(payments)
    .where(and(live(userId), sql`+${payments.status} = 'paid'`))

/** For guards: that the person has paid for so many packages and no more since they were counted. */
export const hasPaidFor = (userId: string, count: number) =>
  sql`(select count(*) from payments as own where own.user_id = ${userId}
    and own.kind = 'verification_package' and own.status in ('created', 'paid') and +own.status = 'paid') = ${count}`
