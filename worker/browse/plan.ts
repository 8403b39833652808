/**
 * From a list query to how it is read: which index is walked, what is left to test row by row, and
 * which narrow ways in are worth asking about first. Pure: no SQL runs here.
 */

import { foldText, tagsText, wordsOf } from '../db/fold.ts'
import type { Asker } from '../places/grid.ts'
import { wordsAsked } from './asked-words.ts'
import { EQUAL_NAMES, type ListQuery } from './contract.ts'
import { type Days, daysOf } from './rules.ts'
import { type Availability, DEFAULT_SORT, type Sort } from './terms.ts'

/** A search reads so many different words: more make no list better, and each costs. */
export const WORDS_MAX = 8
const TAGS_READ_MAX = 10

/** Degrees: nearest first needs a point to be near to, where cells are no slivers (grid.ts). */
const NEAREST_LATITUDE_MAX = 70

export type Circle = Asker & { km: number }
/** `words` with accents as typed; `place` and `tags` folded. */
export type Text = { words: string[]; place: string[]; tags: string[] }

/** D63: things whose owners would like one of these categories, but for one's own. */
export type Wants = { of: string; categoryIds: readonly number[] }

/** A list query in one spelling: absent filters are empty, null or 0. */
export type Wanted = {
  availability: Availability
  sort: Sort
  categoryIds: number[]
  /** What columns must be. */
  equal: (readonly [(typeof EQUAL_NAMES)[number], string | number])[]
  minPrice: number
  maxPrice: number | null
  text: Text
  days: Days | null
  circle: Circle | null
  wants: Wants | null
  /** Whose blocks leave people out; null: nobody is left out. */
  blockedFor: string | null
}

/** `own`: the spots of the asker's cell and town; `wants`: what one has, where it is asked for. Null when nothing can match: nothing that one has, a search without a letter or digit, a minimum above the maximum. */
export function wantedOf(
  query: ListQuery,
  now: number,
  blockedFor: string | null,
  own: readonly number[],
  wants: Wants | null,
): Wanted | null {
  const words = distinct(wordsAsked(query.search)).slice(0, WORDS_MAX)
  const place = distinct(wordsOf(foldText(query.location))).slice(0, WORDS_MAX)
  const tags = distinct(query.tags.map(foldText)).slice(0, TAGS_READ_MAX)
  if (wants?.categoryIds.length === 0) return null
  if (query.search !== '' && words.length === 0) return null
  if (query.location !== '' && place.length === 0) return null
  if (query.tags.length > 0 && tagsText(tags) === '') return null
  const maxPrice = query.maxPrice ?? null
  if (maxPrice !== null && query.minPrice > maxPrice) return null
  const { userLatitude: latitude, userLongitude: longitude, radius } = query
  const located = latitude !== undefined && longitude !== undefined
  const hasOrder = located && Math.abs(latitude) <= NEAREST_LATITUDE_MAX
  return {
    availability: query.availability,
    sort: query.sortBy === 'distance' && !hasOrder ? DEFAULT_SORT : query.sortBy,
    categoryIds: distinct(query.categoryIds).sort((a, b) => a - b),
    equal: EQUAL_NAMES.flatMap((name) => {
      const value = query[name]
      // A flag is 1 in its column.
      return value === undefined
        ? []
        : [[name, typeof value === 'boolean' ? Number(value) : value] as const]
    }),
    minPrice: query.minPrice,
    maxPrice,
    text: { words, place, tags: tags.filter((tag) => tag !== '') },
    days: daysOf(query.datePosted, now),
    circle: located ? { latitude, longitude, km: radius, own } : null,
    wants,
    blockedFor,
  }
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** `priceRank`: the value, with 0 (no price) behind all others. `spot`: the step of how far it lies (nearest.ts). */
export type Key = 'id' | 'estimatedValue' | 'priceRank' | 'titleSort' | 'popularity' | 'spot'
const ORDERS: Record<Sort, { key: Key; descending: boolean }> = {
  newest: { key: 'id', descending: true },
  oldest: { key: 'id', descending: false },
  price_low: { key: 'priceRank', descending: false },
  price_high: { key: 'estimatedValue', descending: true },
  alphabetical: { key: 'titleSort', descending: false },
  popularity: { key: 'popularity', descending: true },
  distance: { key: 'spot', descending: false },
}

const KEY_INDEXES = {
  estimatedValue: { offer: 'items_offer_price', shown: 'items_price' },
  priceRank: { offer: 'items_offer_price_low', shown: 'items_price_low' },
  titleSort: { offer: 'items_offer_title', shown: 'items_title' },
  popularity: { offer: 'items_offer_popularity', shown: 'items_popularity' },
  spot: { offer: 'items_near', shown: 'items_near' },
} as const

export type IndexName =
  | 'items_offer'
  | 'items_offer_category'
  | 'items_shown'
  | 'items_traded'
  | (typeof KEY_INDEXES)[keyof typeof KEY_INDEXES]['offer' | 'shown']

/** Filters that the walked index does not answer by itself. */
export type Leftover =
  | 'categories'
  | 'equal'
  | 'price'
  | 'days'
  | 'traded'
  | 'text'
  | 'circle'
  | 'wants'
/** Narrow ways in: when one holds few rows, all of them are read and sorted. */
export const SOURCES = ['text', 'wants', 'circle', 'price', 'days', 'traded'] as const
export type Source = (typeof SOURCES)[number]

export type Plan = {
  index: IndexName
  key: Key
  descending: boolean
  leftover: Leftover[]
  /** True: rows come from the full-text index, in the order of their ids. */
  byText: boolean
  sources: Source[]
  /** D7: with a search, exact hits are a group of their own before the others. */
  groups: 1 | 2
}

export function planOf(wanted: Wanted): Plan {
  const { key, descending } = ORDERS[wanted.sort]
  const index = key === 'id' ? timeIndex(wanted) : KEY_INDEXES[key][offered(wanted)]
  const { words, place, tags } = wanted.text
  const active: [Leftover, boolean][] = [
    ['categories', wanted.categoryIds.length > 0 && index !== 'items_offer_category'],
    ['equal', wanted.equal.length > 0],
    ['price', hasPrice(wanted) && !isPriceKey(key)],
    ['days', wanted.days !== null && key !== 'id'],
    ['traded', wanted.availability === 'traded' && index !== 'items_traded'],
    ['text', words.length + place.length + tags.length > 0],
    ['circle', wanted.circle !== null],
    ['wants', wanted.wants !== null],
  ]
  const leftover = active.filter(([, on]) => on).map(([name]) => name)
  const byText = key === 'id' && leftover.includes('text')
  const sources = SOURCES.filter((s) => leftover.includes(s) && !(s === 'text' && byText))
  return { index, key, descending, leftover, byText, sources, groups: words.length > 0 ? 2 : 1 }
}

/** Where 0 stands in `priceRank`: behind every value that an item may have. */
export const NO_PRICE_RANK = Number.MAX_SAFE_INTEGER
export const rankOf = (value: number): number => (value === 0 ? NO_PRICE_RANK : value)
export const isPriceKey = (key: Key): boolean => key === 'estimatedValue' || key === 'priceRank'

export function hasPrice(wanted: Wanted): boolean {
  return wanted.minPrice > 0 || wanted.maxPrice !== null
}

/** The traded have an index by id only; by other keys they are found among all that are shown. */
export function offered(wanted: Wanted): 'offer' | 'shown' {
  return wanted.availability === 'available' ? 'offer' : 'shown'
}

function timeIndex(wanted: Wanted): IndexName {
  if (wanted.availability === 'traded') return 'items_traded'
  if (wanted.availability === 'all') return 'items_shown'
  return wanted.categoryIds.length === 1 ? 'items_offer_category' : 'items_offer'
}
