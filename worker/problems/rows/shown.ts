/** Problems as the two sides of a trade see them. */
import { iso, isoOrNull } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import type { trades } from '../../trades/tables.ts'
import type { Problem } from '../contract.ts'
import {
  closesAt,
  countsAt,
  endsTradeAt,
  mayAnswer,
  type Reportable,
  type Reported,
  reportRefusal,
} from '../rules.ts'
import { PROBLEM_KINDS, type ProblemKind } from '../terms.ts'
import type { ProblemRow } from './of-trade.ts'

type Trade = typeof trades.$inferSelect

export const problemPhotoUrl = (tradeId: number, name: string) =>
  `/api/trades/${tradeId}/problem-photos/${name}`

/** This side has entered the other's code (D52). */
export const hasMet = (trade: Trade, userId: string): boolean =>
  (trade.fromUserId === userId ? trade.fromMetAt : trade.toMetAt) !== null

/** What the rules read of a report. */
export const reportedOf = (trade: Trade, row: ProblemRow): Reported => ({
  ...row,
  status: trade.status,
  hasMet: hasMet(trade, row.accusedId),
})

/** What the rules read when this side reports. */
export const reportableOf = (
  trade: Trade,
  rows: readonly ProblemRow[],
  userId: string,
  isLimited: boolean,
): Reportable => ({
  ...trade,
  endedAt: trade.cancelledAt ?? trade.completedAt,
  hasMet: hasMet(trade, userId),
  made: rows.filter(({ reporterId }) => reporterId === userId),
  isLimited,
})

export function problemOf(ctx: Ctx, trade: Trade, row: ProblemRow, viewerId: string): Problem {
  const now = ctx.clock.now()
  const { openedAt: _, ...shown } = row
  const one = reportedOf(trade, row)
  const urls = (names: readonly string[]) => names.map((name) => problemPhotoUrl(trade.id, name))
  return {
    ...shown,
    photos: urls(row.photos),
    answerPhotos: urls(row.answerPhotos),
    createdAt: iso(row.createdAt),
    answeredAt: isoOrNull(row.answeredAt),
    closedAt: isoOrNull(row.closedAt),
    mayAnswer: row.accusedId === viewerId && mayAnswer(one, now),
    endsTradeAt: isoOrNull(endsTradeAt(one)),
    countsAt: isoOrNull(countsAt(one)),
    closesAt: isoOrNull(closesAt(one)),
  }
}

export const kindsOf = (reportable: Reportable, now: number): ProblemKind[] =>
  PROBLEM_KINDS.filter((kind) => reportRefusal(kind, reportable, now) === null)
