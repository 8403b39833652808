/**
 * What lies on the device, told by the names that its keepers gave: Cache Storage and databases of ours
 * begin with `jopoi-`. What is not known by name is never cleared: it could be all there is of something.
 */
import { ASSETS_CACHE, DRAFTS_DB, OURS, PHOTOS_CACHE, QUERIES_DB } from '#web/pwa/store/names.ts'

/** 'own' is what a person made and is nowhere else: drafts, what waits to be sent, what was just shared. */
export const KINDS = ['photos', 'screens', 'data', 'app', 'own'] as const
export type Kind = (typeof KINDS)[number]

/** What comes back by itself when it is looked at again. The app itself stays, so that it still opens. */
const CLEARED: readonly Kind[] = ['photos', 'screens', 'data']
export const isCleared = (kind: Kind | null): boolean => kind !== null && CLEARED.includes(kind)

/** Null: not ours (a browser may hold several products of one address while they are developed). */
export function kindOfCache(name: string): Kind | null {
  if (name.startsWith(PHOTOS_CACHE)) return 'photos'
  if (name.startsWith(ASSETS_CACHE)) return 'screens'
  return name.startsWith(OURS) ? 'app' : null
}

export function kindOfDatabase(name: string): Kind | null {
  if (name.startsWith(QUERIES_DB)) return 'data'
  return name === DRAFTS_DB || name.startsWith(OURS) ? 'own' : null
}
