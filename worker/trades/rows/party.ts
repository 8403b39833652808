/** A trade as one of its two parties may have it. */
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { type TradeRow, tradeById } from './store.ts'

/** The trade for one of its parties; to everybody else it does not exist (404). */
export async function partysTrade(ctx: Ctx, viewer: Viewer, id: number): Promise<TradeRow> {
  const row = await tradeById(ctx.db, id, viewer.id)
  if (!row) throw new Refusal('trade_not_found', 404)
  return row
}
