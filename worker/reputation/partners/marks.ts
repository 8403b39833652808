/**
 * What somebody proved, by its mark (worker/accounts/marks, D60): accounts that proved the same phone or document are one
 * partner (D57), also when the number is another's by now.
 */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Mark, phoneMark } from '../../accounts/marks/marks.ts'
import type { RefusingKind } from '../../accounts/marks/stems.ts'
import { users } from '../../accounts/tables.ts'
import { runBatch, type Statement } from '../../db/batch.ts'
import { DAY } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { verifications } from '../../verification/tables.ts'
import { proofMarks } from './tables.ts'

/** Of who has left: as long as what they traded counts in full for others. */
export const MARK_KEPT_MS = 730 * DAY

/** For the batch that proves it. */
export const onePartner = (
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: string,
  { kind, hash: mark }: Mark<RefusingKind>,
): Statement =>
  db
    .insert(proofMarks)
    .values({ userId, kind, mark, createdAt: clock.now() })
    .onConflictDoUpdate({
      target: [proofMarks.userId, proofMarks.kind, proofMarks.mark],
      set: { goesAt: null },
    })

/** A statement, of who leaves. */
export const marksEnd = ({ db, clock }: Pick<Ctx, 'db' | 'clock'>, userId: string): Statement =>
  db
    .update(proofMarks)
    .set({ goesAt: clock.now() + MARK_KEPT_MS })
    .where(and(eq(proofMarks.userId, userId), isNull(proofMarks.goesAt)))

/** Phones a run. */
const AT_ONCE = 20

/** Cron: phones that were proved before there were marks. */
export async function markOlder(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .select({
      userId: verifications.userId,
      subject: verifications.subject,
      country: users.country,
    })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .where(
      and(
        // Literal, as the condition of verifications_unmarked.
        sql`${verifications.kind} = 'phone' and ${verifications.status} = 'approved' and ${verifications.isMarked} = 0`,
        isNotNull(verifications.subject),
      ),
    )
    .limit(AT_ONCE)
  for (const { userId, subject, country } of rows) {
    await runBatch(ctx.db, [
      onePartner(ctx, userId, phoneMark(ctx, subject ?? '', country)),
      ctx.db
        .update(verifications)
        .set({ isMarked: true })
        .where(and(eq(verifications.userId, userId), eq(verifications.kind, 'phone'))),
    ])
  }
  return rows.length
}
