/** The filter set: its defaults, and how a stored one is read back. No schema library: the first view stays small. */
import type { Availability, DatePosted, Filters, Sort } from '#contract/browse'
import { CATEGORY_IDS } from '#contract/categories'
import type { Condition } from '#contract/items'

/**
 * The contract's lists and limits, typed against it. Importing the values would bring the contract's
 * schemas, and with them the schema library, into the first view.
 */
export const CONDITIONS = keys<Condition>({ new: 0, like_new: 0, good: 0, fair: 0, poor: 0 })
export const SORTS = keys<Sort>({
  newest: 0,
  oldest: 0,
  price_low: 0,
  price_high: 0,
  alphabetical: 0,
  popularity: 0,
})
export const DATES_POSTED = keys<DatePosted>({
  any: 0,
  today: 0,
  yesterday: 0,
  week: 0,
  month: 0,
  '3months': 0,
})
export const AVAILABILITIES = keys<Availability>({ available: 0, traded: 0, all: 0 })
/** Thousands of guaraníes (D8); the upper end means no limit. */
export const PRICE = { min: 0, max: 10_000, step: 50, unit: 1_000 } as const
/** Kilometres. */
export const RADIUS = { min: 5, max: 100, step: 5, usual: 25 } as const
export const TEXT_MAX = 100
export const TAGS_MAX = 10
export const TAG_MAX = 30

export const DEFAULT_FILTERS: Filters = {
  categories: [],
  condition: null,
  priceRange: [PRICE.min, PRICE.max],
  location: '',
  datePosted: 'any',
  radius: null,
  tags: [],
  availability: 'available',
  sortBy: 'newest',
}

/** A record names each member of a type once: the compiler notices one that is missing. */
function keys<T extends string>(members: Record<T, 0>): readonly T[] {
  return Object.keys(members) as T[]
}

/** What is stored may be old, foreign or broken: each part that is not understood gets its default. */
export function parseFilters(stored: string | null): Filters {
  const given = recordOf(stored)
  return {
    categories: listOf(given.categories, (id) => CATEGORY_IDS.find((known) => known === id)),
    condition: oneOf(CONDITIONS, given.condition, null),
    priceRange: priceOf(given.priceRange),
    location: typeof given.location === 'string' ? given.location.slice(0, TEXT_MAX) : '',
    datePosted: oneOf(DATES_POSTED, given.datePosted, DEFAULT_FILTERS.datePosted),
    radius: radiusOf(given.radius),
    tags: listOf(given.tags, tagOf).slice(0, TAGS_MAX),
    availability: oneOf(AVAILABILITIES, given.availability, DEFAULT_FILTERS.availability),
    sortBy: oneOf(SORTS, given.sortBy, DEFAULT_FILTERS.sortBy),
  }
}

/** A tag as it is kept: trimmed, not empty, not longer than an item's tag may be. */
export function tagOf(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined
  return given.trim().slice(0, TAG_MAX).trim() || undefined
}

export function withTag(filters: Filters, text: string): Filters {
  const tag = tagOf(text)
  if (!tag || filters.tags.includes(tag) || filters.tags.length >= TAGS_MAX) return filters
  return { ...filters, tags: [...filters.tags, tag] }
}

export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}

function recordOf(stored: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

function oneOf<T, F>(known: readonly T[], given: unknown, fallback: F): T | F {
  return known.find((one) => one === given) ?? fallback
}

function listOf<T>(given: unknown, read: (one: unknown) => T | undefined): T[] {
  if (!Array.isArray(given)) return []
  const understood = given.map(read).filter((one): one is T & {} => one !== undefined)
  return [...new Set(understood)]
}

function priceOf(given: unknown): [number, number] {
  const [low, high]: unknown[] = Array.isArray(given) ? given : []
  const isPrice = (value: unknown): value is number =>
    typeof value === 'number' && Number.isFinite(value) && value >= PRICE.min
  const min = isPrice(low) ? low : PRICE.min
  const max = isPrice(high) ? high : PRICE.max
  return max !== PRICE.max && min > max ? [PRICE.min, PRICE.max] : [min, max]
}

function radiusOf(given: unknown): number | null {
  if (typeof given !== 'number') return null
  const fits = given >= RADIUS.min && given <= RADIUS.max && given % RADIUS.step === 0
  return fits ? given : null
}
