/** After a batch: what it wrote is on its way to the people, who need not wait for it. */
import type { Ctx } from '../http/context.ts'
import { sendSoon } from '../mail/outbox.ts'
import { pushSoon } from '../notifications/push-outbox.ts'
import { settleSoon } from '../payments/queue.ts'
import { roomOf } from './room/room-client.ts'

/** Whoever has the trade open sees it; mails and pushes go out. What fails here is tried again by cron. */
export function announce(ctx: Ctx, tradeId: number): void {
  ctx.later(async () => roomOf(ctx, tradeId).tradeChanged())
  sendSoon(ctx)
  pushSoon(ctx)
}

/** After the batch that ends an accepted trade, which lets go of its deposits. */
export function announceEnd(ctx: Ctx, tradeId: number): void {
  announce(ctx, tradeId)
  settleSoon(ctx)
}
