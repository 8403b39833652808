/** Who sends what: one line a kind, its code fetched when something of it waits. */
import type { QueryClient } from '@tanstack/react-query'
import type { Entry, Kind } from './entries.ts'

export type Sender = {
  /** Rejects as a request does; `onShare` hears how much has been sent, 0 to 1. Does what the answer means. */
  send: (client: QueryClient, entry: Entry, onShare: (share: number) => void) => Promise<void>
  /** Answers that are no refusal of it: it waits, and so does what comes after it. */
  later?: readonly number[]
}

export const senders: Record<Kind, () => Promise<Sender>> = {
  publish: () => import('#browser/items/sending/send-waiting.ts'),
  message: () => import('#browser/chat/send-waiting.ts'),
}
