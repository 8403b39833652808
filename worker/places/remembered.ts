/**
 * Towns that the gazetteer has answered before in this isolate (J345): what is asked with every start of the app waits for it
 * once. Only what was found is kept: a gazetteer that has just been filled is heard at once.
 */
import type { Db } from '../db/connect.ts'
import { type Town, townOf } from './store.ts'

/** Most people live in few towns; a hundred bytes each. */
const REMEMBERED_MAX = 500

const remembered = new Map<string, Town>()

/** As `townOf`. */
export async function knownTown(db: Db, text: string, country?: string): Promise<Town | null> {
  const key = JSON.stringify([text, country ?? null])
  const before = remembered.get(key)
  if (before) return before
  const town = await townOf(db, text, country)
  if (!town) return null
  const [oldest] = remembered.keys()
  if (remembered.size >= REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, town)
  return town
}

/** Another database begins (tests). */
export const forgetTowns = (): void => remembered.clear()
