/** Cron: what time does to a score (D57). Nothing is due as a rule: each looks along an index of its own. */

import { lte, sql } from 'drizzle-orm'
import { identityMarks } from '../../accounts/marks/tables.ts'
import { runBatch } from '../../db/batch.ts'
import { DAY } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { problems } from '../../problems/tables.ts'
import { lateRefusals, partnerRecounts, partners } from './tables.ts'

/** A no-show, and a meeting called off too late, count for so long. */
export const COUNTS_MS = 365 * DAY
/** Rows a run; what is left waits for the next. */
const AT_ONCE = 100

/** Answers how many rows were due. */
export async function passTime({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const halving = db
    .select({
      userId: partners.userId,
      partner: partners.partner,
      now: sql<number>`${now}`.as('now'),
    })
    .from(partners)
    .where(lte(partners.halvesAt, now))
    .limit(AT_ONCE)
  const [halved, , ...old] = await runBatch(db, [
    halving,
    db.insert(partnerRecounts).select(halving),
    db
      .update(problems)
      .set({ isOld: true })
      .where(
        // Literal, as the condition of problems_counting.
        sql`${problems.id} in (select id from problems as counting where counts = 1 and is_old = 0
          and counted_at <= ${now - COUNTS_MS} order by counted_at limit ${AT_ONCE})`,
      )
      .returning({ id: problems.id }),
    db
      .delete(lateRefusals)
      .where(
        sql`(trade_id, seq) in (select trade_id, seq from late_refusals as old
          where at <= ${now - COUNTS_MS} order by at limit ${AT_ONCE})`,
      )
      .returning({ seq: lateRefusals.seq }),
    db
      .delete(identityMarks)
      .where(
        sql`(user_id, kind, hash) in (select user_id, kind, hash
          from identity_marks as gone where goes_at <= ${now} order by goes_at limit ${AT_ONCE})`,
      )
      .returning({ userId: identityMarks.userId }),
  ])
  return [halved, ...old].reduce<number>((sum, rows) => sum + lengthOf(rows), 0)
}

const lengthOf = (rows: unknown): number => (Array.isArray(rows) ? rows.length : 0)
