/** Lists of reviews: of a person by pages, one's own by cursor (D15). */

import type { PageQuery } from '../browse/contract.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { cursorBehind, readCursor } from '../http/cursor.ts'
import { Refusal } from '../http/errors.ts'
import { cut, type Page, totalText } from '../http/page.ts'
import { COUNT_EXACT_MAX } from '../http/terms.ts'
import { isHere } from '../people/store.ts'
import type { Review, WrittenReview } from './contract.ts'
import { type ReviewRow, receivedReviews, writtenCount, writtenReviews } from './store.ts'
import { receivedCounts, statsOf, summaryOf } from './summary-store.ts'
import { REVIEWS_PAGE_SIZE, type ReviewPart } from './terms.ts'
import { reviewOf, writtenOf } from './view.ts'

type ReviewsPage = { reviews: Review[]; total: number }
type Asked = { page: number; part: ReviewPart }

/** Throws 404 `person_not_found` for whoever is unknown or left. */
export async function reviewsAbout(
  ctx: Ctx,
  viewer: Viewer | null,
  userId: string,
  asked: Asked,
): Promise<ReviewsPage> {
  const [there, found] = await Promise.all([
    isHere(ctx.db, userId),
    pageOfPerson(ctx, viewer, userId, asked),
  ])
  if (!there) throw new Refusal('person_not_found', 404)
  return found
}

/** The same of whoever is known to be there. */
export async function pageOfPerson(
  ctx: Ctx,
  viewer: Viewer | null,
  userId: string,
  { page, part }: Asked,
): Promise<ReviewsPage> {
  const limit = REVIEWS_PAGE_SIZE
  const [rows, totals] = await Promise.all([
    receivedReviews(ctx.db, userId, viewer?.id ?? '', {
      ...{ limit, offset: (page - 1) * limit, of: part },
    }),
    receivedCounts(ctx.db, userId),
  ])
  const reviews = rows.map((row) => reviewOf(ctx.language, row, viewer?.id ?? null))
  return { reviews, total: totals[part] }
}

/** One's own newest, with a trade or without. */
export async function latest(ctx: Ctx, { id }: Viewer): Promise<Review[]> {
  const rows = await receivedReviews(ctx.db, id, id, { limit: REVIEWS_PAGE_SIZE })
  return rows.map((row) => reviewOf(ctx.language, row, id))
}

export const received = async (
  ctx: Ctx,
  { id }: Viewer,
  query: PageQuery,
): Promise<Page<Review>> => {
  const list = `received by ${id}`
  const { limit, before } = behind(query, list)
  const [rows, counts] = await Promise.all([
    receivedReviews(ctx.db, id, id, { limit: limit + 1, before }),
    before === null ? receivedCounts(ctx.db, id) : null,
  ])
  const count = counts && counts.trades + counts.others
  return pageOf(rows, { list, limit, count }, (row) => reviewOf(ctx.language, row, id))
}

export const written = async (
  ctx: Ctx,
  { id }: Viewer,
  query: PageQuery,
): Promise<Page<WrittenReview>> => {
  const list = `written by ${id}`
  const { limit, before } = behind(query, list)
  const [rows, count] = await Promise.all([
    writtenReviews(ctx.db, id, { limit: limit + 1, before }),
    before === null ? writtenCount(ctx.db, id, COUNT_EXACT_MAX + 1) : null,
  ])
  return pageOf(rows, { list, limit, count }, (row) => writtenOf(ctx.language, row))
}

function behind({ limit, cursor }: PageQuery, list: string) {
  return { limit, before: readCursor(cursor, list)?.id ?? null }
}

/** `count` null: behind the first page. */
type Listed = { list: string; limit: number; count: number | null }

function pageOf<T>(
  rows: ReviewRow[],
  { list, limit, count }: Listed,
  view: (row: ReviewRow) => T,
): Page<T> {
  const { shown, end } = cut(rows, limit)
  return {
    rows: shown.map(view),
    next: cursorBehind(list, end?.review.id),
    total: count === null ? null : totalText(end ? count : shown.length, true),
  }
}

function found<T>(answer: T | null): T {
  if (answer === null) throw new Refusal('person_not_found', 404)
  return answer
}

/** Throws 404 `person_not_found`, as the next. */
export const personsStats = async (ctx: Ctx, id: string) => found(await statsOf(ctx.db, id))
export const personsSummary = async (ctx: Ctx, id: string) => found(await summaryOf(ctx.db, id))
