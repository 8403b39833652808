/** Part of the export: whether one's hearts are told (D65), and what came of those that were. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { iso, isoOrNull } from '../http/clock.ts'
import { interestConsents, interests } from '../matches/tables.ts'
import type { Reader } from './export.ts'
import { pageOf, ROWS_AT_ONCE } from './export-page.ts'

/** The choice first, then each person whose things one likes: the things and the moments, and not who it is. */
export const interestsOf: Reader = async (ctx, userId, cursor) => {
  const chosen = cursor ? [] : await choiceOf(ctx, userId)
  const rows = await ctx.db
    .select()
    .from(interests)
    .where(
      and(
        eq(interests.giverId, userId),
        gt(interests.ownerId, cursor ?? ''),
        // What somebody else decided about this person is theirs.
        sql`${interests.likedAt} is not null`,
      ),
    )
    .orderBy(asc(interests.ownerId))
    .limit(ROWS_AT_ONCE)
  const page = pageOf(
    rows,
    ({ ownerId }) => ownerId,
    ({ itemIds, likedAt, toldAt, mutualAt }) => ({
      itemIds,
      likedAt: isoOrNull(likedAt),
      toldAt: isoOrNull(toldAt),
      mutualAt: isoOrNull(mutualAt),
    }),
  )
  return { ...page, rows: [...chosen, ...page.rows] }
}

async function choiceOf({ db }: Parameters<Reader>[0], userId: string) {
  const rows = await db.select().from(interestConsents).where(eq(interestConsents.userId, userId))
  return rows.map(({ tells, seenAt }) => ({ heartsAreTold: tells, seenAt: iso(seenAt) }))
}
