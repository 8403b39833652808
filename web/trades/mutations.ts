/** What is done with a trade, and what each answer refreshes. */

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type ActionBody, type TradePage, TradePageSchema } from '#contract/trades'
import { isCounted } from '#rules/trades'
import { api } from '#web/api/client.ts'
import { Failure } from '#web/api/failure.ts'
import { reviewsKey, tokensKey } from '#web/api/keys.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { itemKeys } from '#web/items/queries.ts'
import { noteSent } from './just-sent.ts'
import { tradeQuery } from './queries.ts'
import { refreshTrades } from './refresh.ts'

/** The trade as it is after all (409). */
function currentOf(error: unknown): TradePage | null {
  if (!(error instanceof Failure)) return null
  const parsed = v.safeParse(TradePageSchema, error.current)
  return parsed.success ? parsed.output : null
}

/** What a step has answered, and whatever it changes. */
export function takeTrade(client: QueryClient, page: TradePage): void {
  client.setQueryData(tradeQuery(page.id).queryKey, page)
  // Things change with it: reserved, traded, free again.
  refreshTrades(client)
  for (const queryKey of Object.values(itemKeys)) void client.invalidateQueries({ queryKey })
  if (!isCounted(page.status)) return
  // Over: it is in the score, the counts and the tokens of the person.
  for (const queryKey of [currentUserQuery.queryKey, reviewsKey, tokensKey]) {
    void client.invalidateQueries({ queryKey })
  }
}

export function useTradeAction(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: ActionBody) => {
      const answer = await api.trades[':id'].actions.$post({ param: { id: String(id) }, json })
      return answer.json()
    },
    onSuccess: (page, { action }) => {
      takeTrade(client, page)
      if (action === 'counter') noteSent(page.id)
    },
    onError: (error) => {
      const current = currentOf(error)
      if (current) takeTrade(client, current)
    },
  })
}
