/** Statements about no-shows that count. Beside each: the same of the person, as other counts are kept. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/tables.ts'
import type { Statement } from '../../db/batch.ts'
import type { Db } from '../../db/connect.ts'
import { problems } from '../tables.ts'

/** From now on; nothing where it does already. */
export const countNoShow = (db: Db, problemId: number, now: number): Statement[] => [
  db
    .update(users)
    .set({ noShows: sql`${users.noShows} + 1` })
    .where(
      sql`${users.id} = (select accused_id from problems where problems.id = ${problemId} and counts = 0)`,
    ),
  db
    .update(problems)
    .set({ counts: true, countedAt: now, isOld: false })
    .where(and(eq(problems.id, problemId), eq(problems.counts, false))),
]

const taken = (db: Db, which: SQL): Statement =>
  db
    .update(users)
    .set({
      noShows: sql`${users.noShows} - (select count(*) from problems where accused_id = users.id
        and counts = 1 and ${which})`,
    })
    .where(sql`${users.id} in (select accused_id from problems where counts = 1 and ${which})`)

/** No more: it was answered after all, or decided otherwise. */
export const uncountNoShow = (db: Db, problemId: number): Statement[] => [
  taken(db, sql`problems.id = ${problemId}`),
  db
    .update(problems)
    .set({ counts: false })
    .where(and(eq(problems.id, problemId), eq(problems.counts, true))),
]

/** What a code voids: no-shows of the trade that are open or count. */
export const voidable = (tradeId: number) =>
  and(
    eq(problems.tradeId, tradeId),
    eq(problems.kind, 'no_show'),
    isNull(problems.voidedAt),
    sql`(${problems.closedAt} is null or ${problems.counts} = 1)`,
  )

/** They met, as a code of either side proves, whenever it arrives. */
export const voidNoShows = (db: Db, tradeId: number, now: number): Statement[] => [
  taken(db, sql`problems.trade_id = ${tradeId} and problems.kind = 'no_show'`),
  db
    .update(problems)
    .set({
      outcome: sql`coalesce(${problems.outcome}, 'voided')`,
      closedAt: sql`coalesce(${problems.closedAt}, ${now})`,
      counts: false,
      voidedAt: now,
    })
    .where(voidable(tradeId)),
]
