/** Sends a code from the queue, as the page of its trade would have. */
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { codeOf } from './code-waiting.ts'
import { takeTrade } from './mutations.ts'
import { tradeQuery } from './queries.ts'

export async function send(client: QueryClient, entry: Entry): Promise<void> {
  const waiting = codeOf(entry)
  if (!waiting) throw new Error('not a code')
  const { tradeId, version, code } = waiting
  const param = { id: String(tradeId) }
  const json = { action: 'confirm_delivery', version, code } as const
  try {
    takeTrade(client, await (await api.trades[':id'].actions.$post({ param, json })).json())
  } catch (error) {
    void client.invalidateQueries(tradeQuery(tradeId))
    // An answer that was lost: it is done.
    if (isFailure(error) && error.code === 'delivery_confirmed') return
    throw error
  }
}
