/** Sends a message from the queue, as the chat would have. */
import type { QueryClient } from '@tanstack/react-query'
import type { Entry } from '#web/pwa/outbox/stored-entry.ts'
import { postMessage, takeMessage } from './send.ts'
import { outgoingOf } from './waiting.ts'

/** Too many a minute: the minute passes. */
export const later = [429]

export async function send(
  client: QueryClient,
  entry: Entry,
  onProgress: (progress: number) => void,
): Promise<void> {
  const outgoing = outgoingOf(entry)
  if (!outgoing) throw new Error('not a message')
  takeMessage(client, outgoing.tradeId, await postMessage(outgoing, onProgress))
}
