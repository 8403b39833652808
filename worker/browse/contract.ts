/** Filters, sorts and pages of the item list (D5–D8, D10, D11, D15). */
import * as v from 'valibot'
import { CATEGORY_IDS } from '../categories/terms.ts'
import { PAGE_SIZE, PAGE_SIZE_MAX } from '../http/terms.ts'
import { ConditionSchema } from '../items/contract.ts'
import { type Condition, TAG_MAX } from '../items/terms.ts'
import { parseGuaranies } from '../money/terms.ts'
import { LatitudeSchema, LongitudeSchema } from '../places/contract.ts'
import { asLine } from '../text/contract.ts'
import { cleanLine } from '../text/terms.ts'
import {
  AVAILABILITIES,
  type Availability,
  DATES_POSTED,
  type DatePosted,
  DEFAULT_SORT,
  PLACE_MAX,
  RADIUS,
  SEARCH_MAX,
  SORTS,
  type Sort,
} from './terms.ts'

const oneOrMany = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.optional(v.union([v.array(v.string()), v.string()]), []),
    v.transform((given) => (Array.isArray(given) ? given : [given])),
    // An unknown value filters nothing: an old stored filter or a shared link never ends in an error.
    v.transform((list) => list.flatMap((one) => keep(item, one))),
  )

function keep<T>(item: v.GenericSchema<unknown, T>, given: unknown): T[] {
  const result = v.safeParse(item, given)
  return result.success ? [result.output] : []
}

/** A query value that falls back instead of failing. */
const lenient = <T, F>(schema: v.GenericSchema<unknown, T>, fallback: F) =>
  v.pipe(
    // The default makes the pipe run, and the key present, where the query says nothing.
    v.optional(v.unknown(), null),
    v.transform((given): T | F => {
      const result = v.safeParse(schema, Array.isArray(given) ? given.at(-1) : given)
      return result.success ? result.output : fallback
    }),
  )

const digits = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))
const price = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform(parseGuaranies),
  v.number(),
  v.maxValue(1e15),
)
const text = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => cleanLine(given.slice(0, max))),
  )

const SORT_SPELLINGS: Record<string, string> = { title: 'alphabetical', nearest: 'distance' }
const SortSchema = v.pipe(
  v.string(),
  v.transform((t) => t.replaceAll('-', '_')),
  v.transform((t) => SORT_SPELLINGS[t] ?? t),
  v.picklist(SORTS),
)

const isAsked = v.pipe(
  v.literal('true'),
  v.transform(() => true),
)

/** Filters that a column of the same name answers as it is. */
const EQUAL_FILTERS = {
  condition: lenient(ConditionSchema, undefined),
  /** D63: who takes a part in money. */
  takesMoney: lenient(isAsked, undefined),
}
export const EQUAL_NAMES = v.keyof(v.object(EQUAL_FILTERS)).options

/** GET /api/items. Nothing in a query is an error except a cursor that is not ours. */
export const ListQuerySchema = v.object({
  search: lenient(text(SEARCH_MAX), ''),
  categoryIds: oneOrMany(v.pipe(digits, v.picklist(CATEGORY_IDS))),
  ...EQUAL_FILTERS,
  minPrice: lenient(price, 0),
  maxPrice: lenient(price, undefined),
  location: lenient(text(PLACE_MAX), ''),
  datePosted: lenient(v.picklist(DATES_POSTED), 'any' as const),
  radius: lenient(v.pipe(digits, v.minValue(1), v.maxValue(RADIUS.max)), RADIUS.usual),
  tags: oneOrMany(v.pipe(v.string(), asLine, v.nonEmpty(), v.maxLength(TAG_MAX))),
  /** D63: whose owners would like such a thing as one of mine; of a visitor it filters nothing. */
  wantsMine: lenient(isAsked, false),
  availability: lenient(v.picklist(AVAILABILITIES), 'available' as const),
  sortBy: lenient(SortSchema, DEFAULT_SORT),
  userLatitude: lenient(LatitudeSchema, undefined),
  userLongitude: lenient(LongitudeSchema, undefined),
  limit: lenient(
    v.pipe(
      digits,
      v.minValue(1),
      v.transform((n) => Math.min(n, PAGE_SIZE_MAX)),
    ),
    PAGE_SIZE,
  ),
  cursor: lenient(v.pipe(v.string(), v.nonEmpty(), v.maxLength(600)), undefined),
})
export type ListQuery = v.InferOutput<typeof ListQuerySchema>

/** GET /api/my-items, /api/user-items, /api/items/user/{id}. */
export const PageQuerySchema = v.pick(ListQuerySchema, ['limit', 'cursor'])
export type PageQuery = v.InferOutput<typeof PageQuerySchema>

/** GET /api/items/suggestions: what is being typed. */
export const SuggestionsQuerySchema = v.object({ q: lenient(text(SEARCH_MAX), '') })
/** `word`: what to search for; `category` and `place`: what to filter by, named in the asker's language. */
export type Suggestion =
  | { kind: 'word' | 'place'; text: string }
  | { kind: 'category'; id: number; text: string }

/** GET /api/items/related: a search that found nothing. */
export const RelatedQuerySchema = v.pick(ListQuerySchema, ['search'])

/** The filter set as kept in browser storage. `priceRange` in slider units. */
export type Filters = {
  categories: number[]
  condition: Condition | null
  priceRange: [number, number]
  location: string
  datePosted: DatePosted
  /** Null while the distance filter is off (D11: coordinates are sent only while it is on). */
  radius: number | null
  tags: string[]
  wantsMine: 'true' | null
  takesMoney: 'true' | null
  availability: Availability
  sortBy: Sort
}
