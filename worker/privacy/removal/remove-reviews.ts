/** Who was told "… left you a review" keeps the notice without the name: it names no trade, so it is found by the review. */
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { LEFT_NAME } from '../../accounts/person/person.ts'
import type { Ctx } from '../../http/context.ts'
import { notifications } from '../../notifications/tables.ts'
import { reviews } from '../../reputation/tables.ts'
import type { Leaver } from './removal.ts'

/** Each looks through the notifications of whoever it is about. */
const AT_ONCE = 20

export async function removeReviews(
  ctx: Ctx,
  { id, firstName }: Leaver,
  reached: string | null,
): Promise<string | null> {
  const rows = await ctx.db
    .select({ id: reviews.id, reviewedId: reviews.reviewedId })
    .from(reviews)
    .where(and(eq(reviews.reviewerId, id), gt(reviews.id, Number(reached ?? 0))))
    .orderBy(asc(reviews.id))
    .limit(AT_ONCE)
  if (rows.length === 0) return null
  const ids = rows.map((row) => row.id)
  await ctx.db
    .update(notifications)
    .set({ params: sql`json_replace(${notifications.params}, '$.name', ${LEFT_NAME.firstName})` })
    .where(
      and(
        inArray(notifications.userId, [...new Set(rows.map(({ reviewedId }) => reviewedId))]),
        eq(notifications.type, 'review_received'),
        sql`json_extract(${notifications.params}, '$.name') = ${firstName}`,
        // It was told in the moment in which the review was shown: another's of the same name is another's.
        sql`exists (select 1 from reviews where ${inArray(sql`reviews.id`, ids)}
          and reviewed_id = ${notifications.userId} and revealed_at = ${notifications.createdAt})`,
      ),
    )
  return String(ids.at(-1))
}
