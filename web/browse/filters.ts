/**
 * The filters of a list, one entry each: what it is while it is off, how a stored one is read back, what of it travels
 * in the query of GET /api/items, and what takes it off. No schema library: the first view stays small.
 */
import type { Filters } from '#contract/browse'
import type { Point } from '#rules/places'
import { AVAILABILITIES, DATES_POSTED, PLACE_MAX, PRICE, RADIUS, SORTS } from '#terms/browse'
import { CATEGORY_IDS } from '#terms/categories'
import { CONDITIONS, TAG_MAX, TAGS_MAX } from '#terms/items'
import { pointParams } from '#web/places/point-params.ts'

export type ListParams = Record<string, string | string[]>

type Filter<T> = {
  none: T
  /** What is stored may be old, foreign or broken: what is not understood is off. */
  read: (given: unknown) => T
  /** Only what differs from what the server takes without it. */
  sent: (value: T, point: Point | null) => ListParams
  /** What it is without each of its chips; what those say is in filters/said.ts. */
  chips: (value: T) => ((value: T) => T)[]
}

/** One of some words: travels under its own name. */
function choice<T extends string, N extends T | null>(
  name: string,
  known: readonly T[],
  none: N,
): Filter<T | N> {
  return {
    none,
    read: (given) => known.find((one) => one === given) ?? none,
    sent: (value) => (value === null || value === none ? {} : { [name]: value }),
    chips: (value) => (value === null || value === none ? [] : [() => none]),
  }
}

/** Any number of them, a chip each. */
function several<T extends string | number>(
  name: string,
  read: (one: unknown) => T | undefined,
  most: number,
): Filter<T[]> {
  return {
    none: [],
    read: (given) => listOf(given, read).slice(0, most),
    sent: (list): ListParams => (list.length > 0 ? { [name]: list.map(String) } : {}),
    chips: (list) => list.map((one) => (others) => others.filter((other) => other !== one)),
  }
}

/** Of what is on or not. */
const ON = ['true'] as const
const SORT = choice('sortBy', SORTS, 'newest')

/** In the order of the chips. */
const FILTERS: { [K in keyof Filters]: Filter<Filters[K]> } = {
  categories: several<number>(
    'categoryIds',
    (id) => CATEGORY_IDS.find((known) => known === id),
    CATEGORY_IDS.length,
  ),
  condition: choice('condition', CONDITIONS, null),
  priceRange: {
    none: [PRICE.min, PRICE.max],
    read: priceOf,
    sent: ([low, high]) => ({
      ...(low !== PRICE.min && { minPrice: guaranies(low) }),
      ...(high !== PRICE.max && { maxPrice: guaranies(high) }),
    }),
    chips: ([low, high]) =>
      low === PRICE.min && high === PRICE.max ? [] : [() => [PRICE.min, PRICE.max]],
  },
  location: {
    none: '',
    read: (given) => (typeof given === 'string' ? given.slice(0, PLACE_MAX) : ''),
    sent: (place): ListParams => (place.trim() ? { location: place.trim() } : {}),
    chips: (place) => (place.trim() ? [() => ''] : []),
  },
  radius: {
    none: null,
    read: radiusOf,
    // The asker's point travels only while this is on (D11).
    sent: (km, point) => ({
      ...(km !== null && point && pointParams(point)),
      ...(km !== null && point && km !== RADIUS.usual && { radius: String(km) }),
    }),
    chips: (km) => (km === null ? [] : [() => null]),
  },
  wantsMine: choice('wantsMine', ON, null),
  takesMoney: choice('takesMoney', ON, null),
  datePosted: choice('datePosted', DATES_POSTED, 'any'),
  availability: choice('availability', AVAILABILITIES, 'available'),
  // The order of the sort is no filter: it hides nothing.
  sortBy: {
    ...SORT,
    // From a place that is not known yet nothing is nearer: the newest are shown meanwhile.
    sent: (sort, point) => (sort === 'distance' && !point ? {} : SORT.sent(sort, point)),
    chips: () => [],
  },
  tags: several('tags', tagOf, TAGS_MAX),
}

const KEYS = Object.keys(FILTERS) as (keyof Filters)[]

/** A set made entry by entry. */
function setOf(value: <K extends keyof Filters>(key: K) => Filters[K]): Filters {
  return Object.fromEntries(KEYS.map((key) => [key, value(key)])) as Filters
}

export const DEFAULT_FILTERS: Filters = setOf((key) => FILTERS[key].none)

export function parseFilters(stored: string | null): Filters {
  const given = recordOf(stored)
  const read = setOf((key) => FILTERS[key].read(given[key]))
  return withCircle(read, read)
}

/** `point` is the asker's. `from`: the cursor of a list that begins later. */
export function queryOf(
  filters: Filters,
  search: string,
  point: Point | null,
  from = '',
): ListParams {
  const text = search.trim()
  const sent = <K extends keyof Filters>(key: K) => FILTERS[key].sent(filters[key], point)
  return Object.assign(text ? { search: text } : {}, ...KEYS.map(sent), from && { cursor: from })
}

/** Its `nth` chip. */
export type ActiveFilter = {
  key: keyof Filters
  nth: number
  without: (filters: Filters) => Filters
}

/** Nearest first needs a circle: choosing it draws the widest, and who takes the circle away ends it. */
export function withCircle(before: Filters, after: Filters): Filters {
  if (after.sortBy !== 'distance' || after.radius !== null) return after
  if (before.radius !== null) return { ...after, sortBy: DEFAULT_FILTERS.sortBy }
  return { ...after, radius: RADIUS.max }
}

/** Which filters are on, one entry a removable chip. */
export const activeFilters = (filters: Filters): ActiveFilter[] =>
  KEYS.flatMap((key) => chipsOf(key, filters))

function chipsOf<K extends keyof Filters>(key: K, filters: Filters): ActiveFilter[] {
  return FILTERS[key].chips(filters[key]).map((without, nth) => ({
    key,
    nth,
    without: (before) => ({ ...before, [key]: without(before[key]) }),
  }))
}

/** A tag as it is kept: trimmed, not empty, not longer than an item's tag may be. */
export function tagOf(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined
  return given.trim().slice(0, TAG_MAX).trim() || undefined
}

function recordOf(stored: string | null): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
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

const guaranies = (units: number): string => String(Math.round(units * PRICE.unit))
