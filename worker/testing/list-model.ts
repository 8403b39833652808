/** The item list said naively: all rows, filtered, sorted and grouped in TypeScript. Tests compare with it. */
import type { ListQuery } from '../browse/contract.ts'
import { exactText, foldText, formsOf, tagsText, wordsOf } from '../browse/fold.ts'
import { daysOf } from '../browse/rules.ts'
import { kilometresBetween } from '../places/grid.ts'
import type { ItemRow } from './item-rows.ts'

export type Listed = ItemRow & { id: number }

/** Ids in the order in which pages must bring them. */
export function expectedIds(rows: Listed[], query: ListQuery, now: number): number[] {
  const fits = rows.filter((row) => row.deletedAt === null && passes(row, query, now))
  const grouped = fits.map((row) => ({ row, group: isExact(row, query) ? 0 : 1 }))
  grouped.sort((a, b) => a.group - b.group || order(query, a.row, b.row))
  return grouped.map(({ row }) => row.id)
}

function passes(row: Listed, query: ListQuery, now: number): boolean {
  const { availability, categoryIds, condition, minPrice, maxPrice } = query
  const days = daysOf(query.datePosted, now)
  const checks = [
    availability === 'all' || row.tradeStatus === availability,
    categoryIds.length === 0 || categoryIds.some((id) => id === row.categoryId),
    condition === undefined || row.condition === condition,
    row.estimatedValue >= minPrice,
    maxPrice === undefined || row.estimatedValue <= maxPrice,
    days === null || (row.createdAt >= days.from && row.createdAt < (days.until ?? Infinity)),
    isNear(row, query),
    hasWords(row.searchFolded, wordsOf(foldText(query.search)), formsOf),
    hasWords(row.searchPlace, wordsOf(foldText(query.location)), (word) => [word]),
    query.tags.every((tag) => row.searchTags.includes(tagsText([tag]))),
  ]
  return checks.every(Boolean)
}

function hasWords(text: string, wanted: string[], forms: (word: string) => string[]): boolean {
  if (wanted.length === 0) return true
  const own = wordsOf(text)
  return wanted.every((word, i) => {
    const begins = i === wanted.length - 1 && word.length >= 2
    return own.some((w) => forms(word).includes(w) || (begins && w.startsWith(word)))
  })
}

function isExact(row: Listed, query: ListQuery): boolean {
  if (query.search === '') return false
  const own = wordsOf(row.searchExact)
  return wordsOf(exactText(query.search)).every((word) => own.includes(word))
}

function isNear(row: Listed, { userLatitude, userLongitude, radius }: ListQuery): boolean {
  if (userLatitude === undefined || userLongitude === undefined) return true
  if (row.latitude === null || row.longitude === null) return false
  const km = kilometresBetween(userLatitude, userLongitude, row.latitude, row.longitude)
  return km <= radius + 0.8
}

function order(query: ListQuery, a: Listed, b: Listed): number {
  switch (query.sortBy) {
    case 'newest':
      return b.id - a.id
    case 'oldest':
      return a.id - b.id
    case 'price_low':
      return a.estimatedValue - b.estimatedValue || a.id - b.id
    case 'price_high':
      return b.estimatedValue - a.estimatedValue || b.id - a.id
    case 'popularity':
      return b.popularity - a.popularity || b.id - a.id
    case 'alphabetical':
      return a.titleSort < b.titleSort ? -1 : a.titleSort > b.titleSort ? 1 : a.id - b.id
  }
}
