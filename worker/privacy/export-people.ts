/** Parts of the export about other people: what I said of them, and they of me. Others are a first name at most. */
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { sessions, users } from '../accounts/tables.ts'
import { iso, isoOrNull } from '../http/clock.ts'
import { reviews, reviewVotes } from '../reputation/tables.ts'
import { reports } from '../safety/tables.ts'
import { verifications } from '../verification/tables.ts'
import type { Reader } from './export.ts'
import { afterOf, ownRows, pageOf, ROWS_AT_ONCE, whole } from './export-page.ts'

type Row = { review: typeof reviews.$inferSelect; name: string }

const said = ({ review }: Row) => ({
  id: review.id,
  tradeId: review.tradeId,
  rating: review.rating,
  reviewType: review.reviewType,
  title: review.title,
  comment: review.comment,
  tags: review.tags,
  createdAt: iso(review.createdAt),
  revealedAt: isoOrNull(review.revealedAt),
  answeredAt: isoOrNull(review.answeredAt),
})

/** Somebody else's, which was taken away: nobody's to read. */
const othersAnswer = ({ answer, answerHiddenAt }: Row['review']) =>
  answerHiddenAt === null ? answer : null

/** Anonymous ones and those that nobody has seen yet are mine all the same. */
export const written: Reader = async (ctx, userId, cursor) => {
  const rows = await ctx.db
    .select({ review: reviews, name: users.firstName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.reviewedId))
    .where(and(eq(reviews.reviewerId, userId), gt(reviews.id, afterOf(cursor))))
    .orderBy(asc(reviews.id))
    .limit(ROWS_AT_ONCE)
  return pageOf(
    rows,
    ({ review }) => review.id,
    (row) => ({
      ...said(row),
      answer: othersAnswer(row.review),
      about: row.name,
      hiddenAt: isoOrNull(row.review.hiddenAt),
      isAnonymous: row.review.isAnonymous,
    }),
  )
}

/** Those that are shown; who wrote without a name stays without one. */
export const received: Reader = async (ctx, userId, cursor) => {
  const rows = await ctx.db
    .select({ review: reviews, name: users.firstName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.reviewerId))
    .where(
      and(
        eq(reviews.reviewedId, userId),
        // Literal, as the condition of reviews_received.
        sql`${reviews.revealedAt} is not null and ${reviews.hiddenAt} is null`,
        gt(reviews.id, afterOf(cursor)),
      ),
    )
    .orderBy(asc(reviews.id))
    .limit(ROWS_AT_ONCE)
  return pageOf(
    rows,
    ({ review }) => review.id,
    (row) => ({
      ...said(row),
      answer: row.review.answer,
      // Its trade would say who wrote it (D35).
      ...(row.review.isAnonymous && { tradeId: null }),
      by: row.review.isAnonymous ? null : row.name,
    }),
  )
}

export const votesOf: Reader = async (ctx, userId, cursor) => {
  const own = { table: reviewVotes, owner: reviewVotes.userId, key: reviewVotes.reviewId }
  const rows = await ownRows(ctx.db, own, userId, cursor)
  return pageOf(
    rows,
    (row) => row.reviewId,
    (row) => ({
      reviewId: row.reviewId,
      isHelpful: row.isHelpful,
      at: iso(row.createdAt),
    }),
  )
}

/** Those that I made, with what was reported as it was then. Which person it was says a first name elsewhere, no number. */
export const reportsOf: Reader = async (ctx, userId, cursor) => {
  const own = { table: reports, owner: reports.reporterId, key: reports.id }
  const rows = await ownRows(ctx.db, own, userId, cursor)
  return pageOf(
    rows,
    (row) => row.id,
    (row) => ({
      kind: row.kind,
      target: row.kind === 'person' ? null : row.target,
      evidence: row.evidence,
      reason: row.reason,
      description: row.description,
      at: iso(row.createdAt),
      decision: row.decision,
      decidedAt: isoOrNull(row.decidedAt),
    }),
  )
}

/** Without codes. A document waits until it is decided on and is deleted then: what it is, not its picture. */
export const verificationsOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db.select().from(verifications).where(eq(verifications.userId, userId))
  const files = await Promise.all(
    rows.map(({ documentKey }) =>
      documentKey === null ? null : ctx.env.PRIVATE.head(documentKey),
    ),
  )
  return whole(
    rows.map((row, at) => ({
      kind: row.kind,
      status: row.status,
      subject: row.subject,
      hasDocument: row.documentKey !== null,
      documentType: row.documentType,
      documentBytes: files[at]?.size ?? null,
      documentSentAt: files[at]?.uploaded.toISOString() ?? null,
      reason: row.reason,
      requestedAt: iso(row.requestedAt),
      decidedAt: isoOrNull(row.decidedAt),
    })),
  )
}

/** Where I am signed in; without what would let somebody in. */
export const sessionsOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db.select().from(sessions).where(eq(sessions.userId, userId))
  return whole(
    rows.map(({ device, createdAt, touchedAt, expiresAt }) => ({
      device,
      createdAt: iso(createdAt),
      lastSeenAt: iso(touchedAt),
      expiresAt: iso(expiresAt),
    })),
  )
}
