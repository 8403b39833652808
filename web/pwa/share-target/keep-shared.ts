/** What another app shared, until the publish form takes it: on this device only, for half an hour (D22). */
import { clear, delMany, entries, set } from 'idb-keyval'
import { PHOTOS_MAX } from '#terms/media'
import { database } from '#web/pwa/store/database.ts'
import { SHARED_DB } from '#web/pwa/store/names.ts'

/** Time to sign in, or to register with a code from the mail. */
export const SHARED_MS = 30 * 60_000
/** One more than an item has, so that the form says that there were too many. */
const KEPT_MAX = PHOTOS_MAX + 1

export type Shared = { at: number; title: string; text: string; photos: File[] }

export const sharedStore = database(SHARED_DB, 'shared')

export async function keepShared(shared: Omit<Shared, 'at'>, now = Date.now()): Promise<void> {
  await dropStale(now)
  const photos = shared.photos.slice(0, KEPT_MAX)
  await set(crypto.randomUUID(), { ...shared, photos, at: now }, sharedStore)
}

/** What nobody took in time goes, and what is not of ours. */
export async function dropStale(now = Date.now()): Promise<void> {
  const kept: [IDBValidKey, unknown][] = await entries(sharedStore)
  const stale = kept.filter(([, value]) => !isFresh(value, now)).map(([key]) => key)
  if (stale.length > 0) await delMany(stale, sharedStore)
}

function isFresh(value: unknown, now: number): boolean {
  if (typeof value !== 'object' || value === null || !('at' in value)) return false
  const age = now - Number(value.at)
  return age >= 0 && age < SHARED_MS
}

/** At sign-out: the next person on this device sees nothing of it (case 24). */
export const clearShared = (): Promise<void> => clear(sharedStore)
