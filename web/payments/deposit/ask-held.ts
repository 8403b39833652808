/** Whether one's deposit of a trade is held, as the server knows it: an address that says so proves nothing (J174). */
import type { QueryClient } from '@tanstack/react-query'
import { isStanding } from '#rules/payments'
import { askWho } from '#web/api/ask-who.ts'
import { tradeQuery } from '#web/trades/queries.ts'

/** The provider's word is on its way: asked so long after one another, ms. */
const PAUSES = [0, 2_000, 4_000, 8_000]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Throws a Failure of 404 for a trade that is not one's own. `isLeft`: nobody waits any more. */
export async function askHeld(
  client: QueryClient,
  tradeId: number,
  isLeft: () => boolean,
): Promise<boolean> {
  for (const ms of PAUSES) {
    if (ms > 0) await pause(ms)
    if (isLeft()) return false
    const [user, trade] = await Promise.all([
      askWho(client),
      client.fetchQuery({ ...tradeQuery(tradeId), staleTime: 0 }),
    ])
    if (trade.deposits.some(({ userId, status }) => userId === user?.id && isStanding(status))) {
      return true
    }
  }
  return false
}
