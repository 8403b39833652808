import type { QueryClient } from '@tanstack/react-query'
import { ownTradesKey, tradeListsKey } from '#web/api/keys.ts'

/** One of a person's trades has changed: whatever tells of several of them asks again. */
export function refreshTrades(client: QueryClient): void {
  for (const queryKey of [tradeListsKey, ownTradesKey]) void client.invalidateQueries({ queryKey })
}
