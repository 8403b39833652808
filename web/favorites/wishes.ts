/** Hearts pressed by somebody who is not signed in, kept until they are (D22), also in the tab of a mail's link; and those that wait for an earlier press to be answered. */
import { keep, stored } from '#web/api/storage.ts'

const KEY = 'wishedFavorites'
/** Who signs in later than this has forgotten it. */
const KEPT_MS = 30 * 60_000

/** `at`: ms. `userId`: whose session ended at the press; nobody else's heart is meant. */
export type Wish = {
  itemId: number
  isFavorite: boolean
  at: number
  userId?: string | undefined
}

function isWish(value: unknown): value is Wish {
  if (typeof value !== 'object' || value === null) return false
  if (!('itemId' in value) || typeof value.itemId !== 'number') return false
  if (!('isFavorite' in value) || typeof value.isFavorite !== 'boolean') return false
  if ('userId' in value && typeof value.userId !== 'string') return false
  return 'at' in value && typeof value.at === 'number'
}

/** Those that are not too old. */
export function wishes(): Wish[] {
  try {
    const read: unknown = JSON.parse(stored(KEY) ?? '[]')
    const all = Array.isArray(read) ? read.filter(isWish) : []
    return all.filter(({ at }) => Date.now() - at < KEPT_MS)
  } catch {
    // Written by an older build or by hand: the same as nothing stored.
    return []
  }
}

export function addWish(itemId: number, isFavorite: boolean, userId?: string): void {
  write([...others(itemId), { itemId, isFavorite, at: Date.now(), userId }])
}

export function dropWish(itemId: number): void {
  write(others(itemId))
}

const others = (itemId: number) => wishes().filter((wish) => wish.itemId !== itemId)

function write(all: Wish[]): void {
  keep(KEY, all.length > 0 ? JSON.stringify(all) : null)
}
