/** The only way to reach the room of a trade. */
import type { Ctx } from '../http/context.ts'
import type { TradeRoom } from './room.ts'

export type Room = DurableObjectStub<TradeRoom>

export function roomOf(ctx: Ctx, tradeId: number): Room {
  const { TRADE_ROOM } = ctx.env
  // The binding's type knows no class; wrangler.toml binds it to TradeRoom.
  return TRADE_ROOM.get(TRADE_ROOM.idFromName(String(tradeId))) as unknown as Room
}
