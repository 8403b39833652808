/** The mails of trades: as statements for the batch of what they tell, when the person wants them. */
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import type { TradeRow } from '../trades/store.ts'

export function mailTo(
  _ctx: Ctx,
  _row: TradeRow,
  _userId: string,
  _kind: 'trade_proposal' | 'trade_accepted',
): Statement[] {
  return []
}
