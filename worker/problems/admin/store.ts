/** SQL of what administrators see of problems. */
import { and, eq, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { fullName } from '../../accounts/person/full-name.ts'
import { users } from '../../accounts/tables.ts'
import type { Db } from '../../db/connect.ts'
import { items } from '../../items/tables.ts'
import { isHeldFor, isTakeable } from '../../payments/store.ts'
import { payments } from '../../payments/tables.ts'
import { trades } from '../../trades/tables.ts'
import { unsafeBefore } from '../outcome.ts'
import { IS_FALSE, IS_UPHELD } from '../rows/of-trade.ts'
import { problems } from '../tables.ts'

const reporter = alias(users, 'reporter')
const accused = alias(users, 'accused')

const shown = {
  problem: problems,
  item: items.title,
  reporterName: fullName(reporter).as('reporter_name'),
  accusedName: fullName(accused).as('accused_name'),
}
/** Literal, as the condition of problems_waiting. */
const IS_OPEN = sql`${problems.closedAt} is null`

/** Those whose deposit can be taken, first what lapses first: along the index of holds. */
const openHeld = (db: Db, limit: number, now: number) =>
  db
    .select({ ...shown, amount: payments.amount, captureBefore: payments.captureBefore })
    .from(payments)
    // In this order, so that nothing is sorted.
    .crossJoin(problems)
    .innerJoin(trades, eq(trades.id, problems.tradeId))
    .innerJoin(items, eq(items.id, trades.requestedItemId))
    .innerJoin(reporter, eq(reporter.id, problems.reporterId))
    .innerJoin(accused, eq(accused.id, problems.accusedId))
    .where(and(isTakeable(problems.tradeId, problems.accusedId, now), IS_OPEN))
    .orderBy(payments.captureBefore)
    .limit(limit)

/** The others, the oldest first. */
const openUnheld = (db: Db, limit: number, now: number) =>
  db
    .select(shown)
    .from(problems)
    .innerJoin(trades, eq(trades.id, problems.tradeId))
    .innerJoin(items, eq(items.id, trades.requestedItemId))
    .innerJoin(reporter, eq(reporter.id, problems.reporterId))
    .innerJoin(accused, eq(accused.id, problems.accusedId))
    .where(and(IS_OPEN, not(isHeldFor(db, problems.tradeId, problems.accusedId, now))))
    .orderBy(problems.createdAt)
    .limit(limit)

/** Open ones: first those whose deposit lapses first, then the oldest. */
export async function openProblems(db: Db, limit: number, now: number) {
  const held = await openHeld(db, limit, now)
  const left = limit - held.length
  const unheld = left > 0 ? await openUnheld(db, left, now) : []
  return [...held, ...unheld.map((row) => ({ ...row, amount: null, captureBefore: null }))]
}

const counted = (whose: 'reporter_id' | 'accused_id', more = '1') =>
  sql<number>`(select count(*) from problems where ${sql.raw(`problems.${whose}`)} = users.id and ${sql.raw(more)})`

/** What stands about a person; null: there is none. */
export async function recordOf(db: Db, userId: string) {
  const [row] = await db
    .select({
      userId: users.id,
      name: fullName(users).as('full_name'),
      createdAt: users.createdAt,
      completedTrades: users.successfulTrades,
      cancelledTrades: users.cancelledTrades,
      noShows: users.noShows,
      reported: counted('reporter_id').as('reported'),
      upheld: counted('reporter_id', IS_UPHELD).as('upheld'),
      refused: counted('reporter_id', IS_FALSE).as('refused'),
      accused: counted('accused_id').as('times_accused'),
      lost: counted('accused_id', IS_UPHELD).as('lost'),
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** Earlier `unsafe` ones of this person that were not upheld. */
export async function unsafeOf(db: Db, reporterId: string, now: number): Promise<number> {
  const [row] = await db
    .select({ count: unsafeBefore(reporterId, now).as('unsafe_before') })
    .from(users)
    .where(eq(users.id, reporterId))
  return row?.count ?? 0
}
