/** Parts of the export: no-shows and switched goods that I told of, or that were told of me (the other side is "other"), and what came of it. */
import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { iso, isoOrNull } from '../http/clock.ts'
import { unsealedDetails } from '../payments/payouts/details.ts'
import { depositClaims, payouts } from '../payments/tables.ts'
import type { Reader } from './export.ts'
import { afterOf, whole } from './export-page.ts'
import { tradesAfter } from './trade-ids.ts'

/** At most two claims each. */
const TRADES_AT_ONCE = 50

/** Found along my trades: they are the only index that claims have. */
export const claimsOf: Reader = async (ctx, userId, cursor) => {
  const ids = await tradesAfter(ctx.db, userId, afterOf(cursor), TRADES_AT_ONCE)
  if (ids.length === 0) return { rows: [], next: null }
  const { tradeId, claimantId, accusedId } = depositClaims
  const rows = await ctx.db
    .select()
    .from(depositClaims)
    .where(and(inArray(tradeId, ids), or(eq(claimantId, userId), eq(accusedId, userId))))
  return {
    rows: rows
      .sort((a, b) => a.tradeId - b.tradeId || a.id - b.id)
      .map((row) => {
        const isMine = row.claimantId === userId
        return {
          tradeId: row.tradeId,
          by: isMine ? 'me' : 'other',
          reason: row.reason,
          statement: row.statement,
          answeredBy: isMine ? 'other' : 'me',
          answer: row.answer,
          createdAt: iso(row.createdAt),
          answeredAt: isoOrNull(row.answeredAt),
          decision: row.decision,
          decisionNote: row.decisionNote,
          decidedAt: isoOrNull(row.decidedAt),
        }
      }),
    next: ids.length === TRADES_AT_ONCE ? String(ids.at(-1)) : null,
  }
}

/** Of a few trades that ended so: with where to, as its owner wrote it. */
export const payoutsOf: Reader = async (ctx, userId) => {
  const rows = await ctx.db
    .select()
    .from(payouts)
    .where(eq(payouts.userId, userId))
    .orderBy(asc(payouts.paidAt))
  return whole(
    await Promise.all(
      rows.map(async (row) => ({
        tradeId: row.tradeId,
        amount: row.amount,
        openedAt: iso(row.openedAt),
        capturedAt: isoOrNull(row.capturedAt),
        details: row.detailsSealed && (await unsealedDetails(ctx, row.detailsSealed)),
        paidAt: isoOrNull(row.paidAt),
        reference: row.reference,
      })),
    ),
  )
}
