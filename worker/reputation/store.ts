/** SQL that reads reviews: those of a person that are shown, and those that a person wrote. */
import { and, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { users } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { reviews } from './tables.ts'
import type { ReviewPart } from './terms.ts'

const reviewer = alias(users, 'reviewer')
const reviewed = alias(users, 'reviewed')

/** Under a name of its own: D1 answers by names. */
const personOf = (who: typeof reviewer | typeof reviewed, side: string) => ({
  firstName: sql<string>`${who.firstName}`.as(`${side}_first_name`),
  lastName: sql<string>`${who.lastName}`.as(`${side}_last_name`),
  profileImage: sql<string | null>`${who.profileImage}`.as(`${side}_image`),
})

/** `viewerId` '': nobody. */
const reviewsAndPeople = (db: Db, viewerId: string) =>
  db
    .select({
      review: reviews,
      reviewer: personOf(reviewer, 'reviewer'),
      reviewed: personOf(reviewed, 'reviewed'),
      myVote: sql<number | null>`(select is_helpful from review_votes
        where review_id = ${reviews.id} and user_id = ${viewerId})`.as('my_vote'),
    })
    .from(reviews)
    .innerJoin(reviewer, eq(reviewer.id, reviews.reviewerId))
    .innerJoin(reviewed, eq(reviewed.id, reviews.reviewedId))

export type ReviewRow = Awaited<ReturnType<typeof reviewsAndPeople>>[number]

/** Literal, as the condition of reviews_received. */
const isShown = sql`${reviews.revealedAt} is not null and ${reviews.hiddenAt} is null`

/** Newest first; `before` an id, or after so many. `of` one list, or both. */
type Part = { limit: number; before?: number | null; offset?: number; of?: ReviewPart }

/** Literal, as the conditions of their indexes. */
const IN_PART: Record<ReviewPart, SQL> = {
  trades: sql`and trade_id is not null`,
  others: sql`and trade_id is null`,
}

const received = (userId: string, { limit, before, offset = 0, of }: Part) => sql`(
  select id from reviews where reviewed_id = ${userId} and revealed_at is not null and hidden_at is null
  ${of ? IN_PART[of] : sql``}
  ${before ? sql`and id < ${before}` : sql``} order by id desc limit ${limit} offset ${offset})`

/** Skipped ones are read in the index alone. */
export const receivedReviews = (
  db: Db,
  userId: string,
  viewerId: string,
  part: Part,
): Promise<ReviewRow[]> =>
  reviewsAndPeople(db, viewerId)
    .where(inArray(reviews.id, received(userId, part)))
    .orderBy(desc(reviews.id))

export const writtenReviews = (
  db: Db,
  userId: string,
  { limit, before }: Part,
): Promise<ReviewRow[]> =>
  reviewsAndPeople(db, userId)
    .where(and(eq(reviews.reviewerId, userId), before ? lt(reviews.id, before) : undefined))
    .orderBy(desc(reviews.id))
    .limit(limit)

export async function writtenCount(db: Db, userId: string, most: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select id from reviews where reviewer_id = ${userId} limit ${most})`)
  return row?.count ?? 0
}

async function oneOf(db: Db, viewerId: string, where: SQL | undefined): Promise<ReviewRow | null> {
  const [row] = await reviewsAndPeople(db, viewerId).where(where)
  return row ?? null
}

/** Null while nobody but its writer sees it, or when it is hidden. */
export const shownReview = (db: Db, id: number, viewerId: string) =>
  oneOf(db, viewerId, and(eq(reviews.id, id), isShown))

/** The one without a trade, under its writer's name: anonymous ones are from before D58. Literal, as the condition of its index. */
export const ofPerson = (reviewerId: string, reviewedId: string) =>
  and(
    eq(reviews.reviewerId, reviewerId),
    eq(reviews.reviewedId, reviewedId),
    sql`${reviews.tradeId} is null and ${reviews.isAnonymous} = 0`,
  )

/** The one that this person wrote of a trade, or of a person without a trade. */
export const ownReview = (
  db: Db,
  reviewerId: string,
  { tradeId, reviewedId }: { tradeId: number | null; reviewedId: string },
) =>
  oneOf(
    db,
    reviewerId,
    tradeId === null
      ? ofPerson(reviewerId, reviewedId)
      : and(eq(reviews.reviewerId, reviewerId), eq(reviews.tradeId, tradeId)),
  )
