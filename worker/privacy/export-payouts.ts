/** Part of the export: captured deposits of which I am owed, or was paid (D56). */
import { asc, eq } from 'drizzle-orm'
import { iso, isoOrNull } from '../http/clock.ts'
import { unsealedDetails } from '../payments/payouts/details.ts'
import { payouts } from '../payments/tables.ts'
import type { Reader } from './export.ts'
import { whole } from './export-page.ts'

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
