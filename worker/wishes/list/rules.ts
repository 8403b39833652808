/** Which wishes a list holds. Pure. */
import { type Days, daysOf } from '../../browse/rules.ts'
import { exactText, foldText, wordsOf } from '../../db/fold.ts'
import { type Asker, kilometresTo } from '../../places/grid.ts'
import { telling } from '../matching/rules.ts'
import { WORDS_READ_MAX } from '../terms.ts'
import type { WishQuery } from './contract.ts'

export type Wanted = {
  /** Folded. */
  words: string[]
  place: string[]
  categoryIds: number[]
  minPrice: number
  maxPrice: number | null
  days: Days | null
  circle: (Asker & { km: number }) | null
  isRising: boolean
}

/** Null where nothing can match: a search without a letter, a minimum above the maximum. */
export function wantedOf(query: WishQuery, now: number, asker: Asker | null): Wanted | null {
  const words = telling(query.search)
  const place = wordsOf(foldText(query.location)).slice(0, WORDS_READ_MAX)
  if (query.search !== '' && exactText(query.search) === '') return null
  if (query.location !== '' && place.length === 0) return null
  const maxPrice = query.maxPrice ?? null
  if (maxPrice !== null && query.minPrice > maxPrice) return null
  return {
    words,
    place,
    categoryIds: [...new Set(query.categoryIds)],
    minPrice: query.minPrice,
    maxPrice,
    days: daysOf(query.datePosted, now),
    circle: asker && { ...asker, km: query.radius },
    isRising: query.sortBy === 'oldest',
  }
}

export type Row = {
  ownerId: string
  categoryId: number | null
  maxValue: number | null
  createdAt: number
  expiresAt: number
  spot: number | null
}

/** Whether the index answers all of it. */
export const isPlain = (wanted: Wanted): boolean =>
  wanted.words.length + wanted.place.length === 0 &&
  wanted.categoryIds.length === 0 &&
  wanted.minPrice === 0 &&
  wanted.maxPrice === null &&
  wanted.days === null &&
  wanted.circle === null

/** Who looks for anything at most fits any price: what costs less than they would give is theirs as well. */
export function isListed(row: Row, wanted: Wanted, now: number): boolean {
  const { categoryIds, minPrice, maxPrice, days, circle } = wanted
  if (row.expiresAt <= now) return false
  if (categoryIds.length > 0 && !categoryIds.some((id) => id === row.categoryId)) return false
  if (row.maxValue !== null && row.maxValue < minPrice) return false
  if (maxPrice !== null && (row.maxValue === null || row.maxValue > maxPrice)) return false
  if (days && (row.createdAt < days.from || row.createdAt >= (days.until ?? Infinity))) return false
  return circle === null || isInside(row.spot, circle)
}

function isInside(spot: number | null, circle: Asker & { km: number }): boolean {
  if (spot === null) return false
  return circle.own.includes(spot) || kilometresTo(spot, circle) <= circle.km
}
