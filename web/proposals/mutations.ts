/** Sending a proposal, and what is refreshed when it is there. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { noteSent } from '#web/trades/just-sent.ts'
import { tradeQuery } from '#web/trades/queries.ts'
import { refreshTrades } from '#web/trades/refresh.ts'
import type { Body } from './proposal-values.ts'
import { ownTradeQuery } from './shelf/queries.ts'

export function useSendProposal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (json: Body) => (await api['trade-proposals'].$post({ json })).json(),
    onSuccess: (trade) => {
      client.setQueryData(tradeQuery(trade.id).queryKey, trade)
      refreshTrades(client)
      const own = ownTradeQuery(trade.fromUserId, trade.requestedItem.id)
      const isQuestion = trade.offerType === null
      client.setQueryData(own.queryKey, (before) => {
        // A question leaves it as it was that an offer was turned down (D59).
        const again = isQuestion && before?.againAt ? { againAt: before.againAt } : {}
        return { id: trade.id, status: trade.status, isQuestion, ...again }
      })
      noteSent(trade.id)
    },
  })
}
