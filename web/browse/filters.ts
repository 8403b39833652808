/** The filter set: its defaults, and how a stored one is read back. No schema library: the first view stays small. */
import type { Filters } from '#contract/browse'
import { AVAILABILITIES, DATES_POSTED, PLACE_MAX, PRICE, RADIUS, SORTS } from '#terms/browse'
import { CATEGORY_IDS } from '#terms/categories'
import { CONDITIONS, TAG_MAX, TAGS_MAX } from '#terms/items'

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

/** What is stored may be old, foreign or broken: each part that is not understood gets its default. */
export function parseFilters(stored: string | null): Filters {
  const given = recordOf(stored)
  return {
    categories: listOf(given.categories, (id) => CATEGORY_IDS.find((known) => known === id)),
    condition: oneOf(CONDITIONS, given.condition, null),
    priceRange: priceOf(given.priceRange),
    location: typeof given.location === 'string' ? given.location.slice(0, PLACE_MAX) : '',
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
