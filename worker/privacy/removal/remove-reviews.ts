/**
 * Who was told "… left you a review", or that one was answered, keeps the notice without the name: it names no trade, so it
 * is found by the review. What the person answered goes, and what they wrote and nobody has been shown.
 */
import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { LEFT_NAME } from '../../accounts/person/person.ts'
import { runBatch } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { notifications } from '../../notifications/tables.ts'
import type { NotificationType } from '../../notifications/terms.ts'
import { reviews } from '../../reputation/tables.ts'
import type { Leaver } from './removal.ts'

/** Each looks through the notifications of whoever was told. */
const AT_ONCE = 20

export async function removeReviews(
  ctx: Ctx,
  { id, firstName }: Leaver,
  reached: string | null,
): Promise<string | null> {
  const rows = await ctx.db
    .select({ id: reviews.id, told: reviews.reviewedId })
    .from(reviews)
    .where(and(eq(reviews.reviewerId, id), gt(reviews.id, Number(reached ?? 0))))
    .orderBy(asc(reviews.id))
    .limit(AT_ONCE)
  if (rows.length === 0) {
    // Without a trade no day would show them.
    await ctx.db
      .delete(reviews)
      .where(
        and(
          eq(reviews.reviewerId, id),
          sql`${reviews.tradeId} is null and ${reviews.revealedAt} is null`,
        ),
      )
    return null
  }
  // It was told in the moment in which the review was shown: by its writer, or by what published it.
  await unnamed(ctx, 'review_received', firstName, rows, sql`reviewed_id`, sql`revealed_at`)
  return String(rows.at(-1)?.id)
}

/** What was answered is gone when it was reached: a piece begins where there is still one. */
export async function removeAnswers(ctx: Ctx, { id, firstName }: Leaver): Promise<string | null> {
  const rows = await ctx.db
    .select({ id: reviews.id, told: reviews.reviewerId })
    .from(reviews)
    .where(and(eq(reviews.reviewedId, id), sql`${reviews.answer} is not null`))
    .orderBy(asc(reviews.id))
    .limit(AT_ONCE)
  if (rows.length === 0) return null
  await runBatch(ctx.db, [
    unnamed(ctx, 'review_answered', firstName, rows, sql`reviewer_id`, sql`answered_at`),
    ctx.db
      .update(reviews)
      .set({ answer: null })
      .where(
        inArray(
          reviews.id,
          rows.map((row) => row.id),
        ),
      ),
  ])
  return String(rows.at(-1)?.id)
}

type Told = { id: number; told: string }

/** A statement. Another's of the same name is another's: `who` was told of these reviews, at that time. */
function unnamed(
  ctx: Ctx,
  type: NotificationType,
  firstName: string,
  rows: Told[],
  who: SQL,
  at: SQL,
) {
  const ids = rows.map((row) => row.id)
  return ctx.db
    .update(notifications)
    .set({ params: sql`json_replace(${notifications.params}, '$.name', ${LEFT_NAME.firstName})` })
    .where(
      and(
        inArray(notifications.userId, [...new Set(rows.map(({ told }) => told))]),
        eq(notifications.type, type),
        sql`json_extract(${notifications.params}, '$.name') = ${firstName}`,
        sql`exists (select 1 from reviews where ${inArray(sql`reviews.id`, ids)}
          and ${who} = ${notifications.userId} and ${at} = ${notifications.createdAt})`,
      ),
    )
}
