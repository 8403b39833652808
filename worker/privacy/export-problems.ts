/** Part of the export: problems that I reported of trades, or that were reported of me (D54). The other side is "other". */
import { and, inArray, or, sql } from 'drizzle-orm'
import { iso, isoOrNull } from '../http/clock.ts'
import { problems } from '../problems/tables.ts'
import type { Reader } from './export.ts'
import { afterOf } from './export-page.ts'
import { tradesAfter } from './trade-ids.ts'

/** At most eight problems each. */
const TRADES_AT_ONCE = 50

/** Found along my trades. */
export const problemsPage: Reader = async (ctx, userId, cursor) => {
  const ids = await tradesAfter(ctx.db, userId, afterOf(cursor), TRADES_AT_ONCE)
  if (ids.length === 0) return { rows: [], next: null }
  const { tradeId, reporterId, accusedId } = problems
  const rows = await ctx.db
    .select()
    .from(problems)
    // With a plus the index of the trade is chosen.
    .where(
      and(
        inArray(tradeId, ids),
        or(sql`+${reporterId} = ${userId}`, sql`+${accusedId} = ${userId}`),
      ),
    )
  return {
    rows: rows
      .sort((a, b) => a.tradeId - b.tradeId || a.id - b.id)
      .map((row) => {
        const isMine = row.reporterId === userId
        return {
          tradeId: row.tradeId,
          by: isMine ? 'me' : 'other',
          kind: row.kind,
          words: row.words,
          photos: row.photos.length,
          answeredBy: isMine ? 'other' : 'me',
          answer: row.answer,
          answerWords: row.answerWords,
          answerPhotos: row.answerPhotos.length,
          createdAt: iso(row.createdAt),
          answeredAt: isoOrNull(row.answeredAt),
          outcome: row.outcome,
          decisionWords: row.decisionWords,
          closedAt: isoOrNull(row.closedAt),
          countsAsNoShow: row.counts,
        }
      }),
    next: ids.length === TRADES_AT_ONCE ? String(ids.at(-1)) : null,
  }
}
