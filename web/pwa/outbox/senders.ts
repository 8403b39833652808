/** Who sends what waits. `web/app/start/features.ts`, which knows all features, fills it. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Kind } from './kinds.ts'
import type { Entry } from './stored-entry.ts'

export type Sender = {
  /** Rejects as a request does; `onProgress` hears how much has been sent, 0 to 1. Does what the answer means. */
  send: (client: QueryClient, entry: Entry, onProgress: (progress: number) => void) => Promise<void>
  /** Answers that are no refusal of it: it waits, and so does what comes after it. */
  later?: readonly number[]
}

/** `load`: its code is fetched when something of it waits. `changes`: what is old once another tab has sent one. */
export type Senders = Record<Kind, { load: () => Promise<Sender>; changes: readonly QueryKey[] }>

let told: Senders | undefined

export function tellSenders(senders: Senders): void {
  told = senders
}

export const senderOf = (kind: Kind): Promise<Sender> => toldOf(kind).load()
export const changesOf = (kind: Kind): readonly QueryKey[] => toldOf(kind).changes

/** Throws before they are told: nothing may wait for a sender that nobody brings. */
function toldOf(kind: Kind): Senders[Kind] {
  if (!told) throw new Error('no sender has been told to the queue')
  return told[kind]
}
