/** Who sends what waits. `web/app/start/features.ts`, which knows all features, fills it. */
import type { QueryClient } from '@tanstack/react-query'
import type { Entry, Kind } from './entries.ts'

export type Sender = {
  /** Rejects as a request does; `onProgress` hears how much has been sent, 0 to 1. Does what the answer means. */
  send: (client: QueryClient, entry: Entry, onProgress: (progress: number) => void) => Promise<void>
  /** Another tab has sent one: what this one shows of it is old. */
  sentElsewhere: (client: QueryClient) => void
  /** Answers that are no refusal of it: it waits, and so does what comes after it. */
  later?: readonly number[]
}

/** Its code is fetched when something of it waits. */
export type Senders = Record<Kind, () => Promise<Sender>>

let told: Senders | undefined

export function tellSenders(senders: Senders): void {
  told = senders
}

/** Throws before they are told: nothing may wait for a sender that nobody brings. */
export function senderOf(kind: Kind): Promise<Sender> {
  if (!told) throw new Error('no sender has been told to the queue')
  return told[kind]()
}
