/** What features tell the store and the queue of themselves. `web/app/start/features.ts`, which knows them all, fills it. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Entry, Kind } from './outbox/entries.ts'

/** A sort of answers that the device keeps. */
export type KeptSort = {
  name: string
  key: QueryKey
  /** A person's own: only ever given back to them. */
  isPrivate: boolean
  most: number
}

export type Sender = {
  /** Rejects as a request does; `onShare` hears how much has been sent, 0 to 1. Does what the answer means. */
  send: (client: QueryClient, entry: Entry, onShare: (share: number) => void) => Promise<void>
  /** Answers that are no refusal of it: it waits, and so does what comes after it. */
  later?: readonly number[]
}

export type Features = {
  kept: readonly KeptSort[]
  /** Who sends what: its code fetched when something of it waits. */
  senders: Record<Kind, () => Promise<Sender>>
  /** Somebody else is there, or nobody: what features hold on the device goes where it must. */
  forget: (before: string | null, now: string | null) => Promise<unknown>
}

let told: Features | undefined

export function tellFeatures(features: Features): void {
  told = features
}

/** Before they are told nothing is kept. */
export const keptSorts = (): readonly KeptSort[] => told?.kept ?? []

/** Throws before they are told: nothing may wait for a sender that nobody brings. */
export function features(): Features {
  if (!told) throw new Error('no feature has been told to the store')
  return told
}
