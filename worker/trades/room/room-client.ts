/** The only way to reach the room of a trade. What fails there, is late or answers nonsense is `Down`. */

import { standingOn } from '../../db/down.ts'
import type { Ctx } from '../../http/context.ts'
import type { TradeRoom } from './room.ts'

export type Room = DurableObjectStub<TradeRoom>

/** Nobody waits longer; what was sent may be there, and is found when it is sent again. */
export const ROOM_TIMEOUT_MS = 6_000

const has = (answer: unknown, ...names: string[]): boolean =>
  typeof answer === 'object' && answer !== null && names.every((name) => name in answer)
const isPosted = (answer: unknown) =>
  has(answer, 'message', 'created') ||
  has(answer, 'waitMs') ||
  has(answer, 'unanswered') ||
  has(answer, 'reused')

/** Of the calls whose answer is used. */
const ANSWERS: Partial<Record<string | symbol, (answer: unknown) => boolean>> = {
  post: isPosted,
  judge: (answer) => answer === null || isPosted(answer),
  messages: (answer) => has(answer, 'messages', 'reads'),
  page: (answer) => has(answer, 'messages', 'reads', 'last'),
  restore: (answer) => typeof answer === 'boolean',
  forget: Array.isArray,
  fetch: (answer) => has(answer, 'status', 'headers'),
}

export function roomOf(ctx: Pick<Ctx, 'env'>, tradeId: number): Room {
  const { TRADE_ROOM } = ctx.env
  // The binding's type knows no class; wrangler.toml binds it to TradeRoom.
  const stub = TRADE_ROOM.get(TRADE_ROOM.idFromName(String(tradeId))) as unknown as Room
  return new Proxy(stub, {
    get:
      (target, name) =>
      async (...given: unknown[]) => {
        const isAnswer = ANSWERS[name] ?? (() => true)
        return standingOn('room', asked(target, name, given), isAnswer, ROOM_TIMEOUT_MS)
      },
  })
}

/** Called on the stub itself: its methods are made as they are named. Async, so that nothing throws at once. */
async function asked(stub: Room, name: string | symbol, given: unknown[]): Promise<unknown> {
  const named = stub as unknown as Record<string | symbol, (...given: unknown[]) => unknown>
  return named[name]?.(...given)
}
