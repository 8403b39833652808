/** What features tell the store of themselves. `web/app/start/features.ts`, which knows them all, fills it. */
import type { QueryKey } from '@tanstack/react-query'

/** A sort of answers that the device keeps. */
export type KeptSort = {
  name: string
  key: QueryKey
  /** A person's own: only ever given back to them. */
  isPrivate: boolean
  most: number
}

export type Features = {
  kept: readonly KeptSort[]
  /** Somebody else is there, or nobody: what features hold on the device goes where it must. */
  forget: (before: string | null, now: string | null) => Promise<unknown>
}

let told: Features | undefined

export function tellFeatures(features: Features): void {
  told = features
}

/** Before they are told nothing is kept. */
export const keptSorts = (): readonly KeptSort[] => told?.kept ?? []

/** Rejects before they are told: what somebody left may not stay for the next one unseen (case 24). */
export async function forgetOf(before: string | null, now: string | null): Promise<void> {
  if (!told) throw new Error('no feature has been told to the store')
  await told.forget(before, now)
}
