/** SQL of reports. What changes one is guarded by what it leaves: who is late fails the batch. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Statement } from '../db/batch.ts'
import type { Db } from '../db/connect.ts'
import { trades } from '../trades/tables.ts'
import { problems } from './tables.ts'

type Row = typeof problems.$inferSelect
type New = Pick<
  Row,
  'tradeId' | 'reporterId' | 'accusedId' | 'kind' | 'words' | 'photos' | 'createdAt'
> & {
  /** Fails on problems.reporter_id where it holds. */
  unless: SQL | null
}

/** Fails on problems.trade_id when this side has one open, or has reported the same. */
export const openReport = (db: Db, { unless, reporterId, ...report }: New): Statement =>
  db.insert(problems).values({
    ...report,
    reporterId: unless === null ? reporterId : sql`iif(${unless}, null, ${reporterId})`,
  })

type Change = { [K in keyof Row]?: Row[K] | SQL }

/** Fails on problems.words when it is closed by now, or `still` does not hold any more. */
export const changeReport = (db: Db, id: number, set: Change, still = sql`true`): Statement =>
  db
    .update(problems)
    .set({
      ...set,
      words: sql`(select was.words from problems as was where was.id = ${id} and was.closed_at is null and ${still})`,
    })
    .where(and(eq(problems.id, id)))

/** A condition on rows of problems joined with their trades: a code of the accused's proves that they came (D52). */
export const accusedHasMet = sql`iif(${problems.accusedId} = ${trades.fromUserId}, ${trades.fromMetAt}, ${trades.toMetAt}) is not null`

/** For `still`: nobody has answered it. */
export const UNANSWERED = sql`was.answer is null`

/** The trade of a report; null: there is none. */
export async function tradeOfProblem(db: Db, id: number): Promise<number | null> {
  const [row] = await db
    .select({ tradeId: problems.tradeId })
    .from(problems)
    .where(eq(problems.id, id))
  return row?.tradeId ?? null
}
