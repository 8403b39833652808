/** Who leaves ends their open trades, and it counts as their wish (D53); what one side has confirmed stays. */
import { openTrades } from '../accounts/person/closing.ts'
import type { Ctx } from '../http/context.ts'
import { endTrade } from './ended.ts'
import { anyTrade } from './rows/store.ts'
import { mayLeave } from './rules.ts'
import { stateOf } from './view.ts'

/** All or none: while one has to be brought to its end before, nobody leaves, and nothing ends. */
export async function endTradesOfLeaver(ctx: Ctx, userId: string): Promise<void> {
  // They are told of in pages: each round ends those of one.
  for (;;) {
    const open = await openTrades(ctx.db, userId)
    if (open.length === 0 || open.some(({ mayEnd }) => !mayEnd)) return
    const ended = await Promise.all(open.map(({ id }) => end(ctx, userId, id)))
    if (!ended.some(Boolean)) return
  }
}

async function end(ctx: Ctx, userId: string, id: number): Promise<boolean> {
  const row = await anyTrade(ctx.db, id)
  if (!row || !mayLeave(stateOf(row))) return false
  return endTrade(ctx, row, { type: 'cancelled_by_system', reason: 'person_left', by: userId })
}
