/** The item list said naively: all rows, filtered, sorted and grouped in TypeScript. Tests compare with it. */
import { smallOf, waysOf, wordsAsked } from '../browse/asked-words.ts'
import type { ListQuery } from '../browse/contract.ts'
import { daysOf } from '../browse/rules.ts'
import { foldText, tagsText, wordsOf } from '../db/fold.ts'
import { type Asker, kilometresTo, spotOf, toldDistance } from '../places/grid.ts'
import { homeOf } from '../places/home.ts'
import type { ItemRow } from './makers/item-rows.ts'

export type Listed = ItemRow & { id: number }

/** Words of a text, split once: the same rows are asked again and again. */
const split = new Map<string, string[]>()
function wordsIn(text: string): string[] {
  const known = split.get(text) ?? wordsOf(text)
  split.set(text, known)
  return known
}

/** Looks at each text once. */
function once<T>(look: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const seen = look(text)
    known.set(text, seen)
    return seen
  }
}

/** The last that was made: lists are asked for in every order and of every state before the next words come. */
function last<T>(make: (words: string[]) => T): (words: string[]) => T {
  let made: { of: string; value: T } | undefined
  return (words) => {
    const of = JSON.stringify(words)
    if (made?.of !== of) made = { of, value: make(words) }
    return made.value
  }
}

/** Ids in the order in which pages must bring them. */
export function expectedIds(
  rows: Listed[],
  query: ListQuery,
  now: number,
  viewerId: string | null = null,
): number[] {
  const passes = passing(query, now)
  const likes = query.wantsMine && viewerId !== null ? likedBy(rows, viewerId) : () => true
  const isExact = exactly(query)
  const asker = askerOf(query)
  const grouped = rows
    .filter((row) => passes(row) && likes(row))
    .map((row) => ({ row, group: isExact(row) ? 0 : 1, far: nearness(asker, row) }))
  grouped.sort((a, b) => a.group - b.group || order(query, a, b))
  return grouped.map(({ row }) => row.id)
}

/** Whose owners would like what this person has on offer, among their newest hundred. */
function likedBy(rows: Listed[], viewerId: string): (row: Listed) => boolean {
  const own = rows.filter((row) => row.ownerId === viewerId && row.deletedAt === null)
  const offered = own.slice(-100).filter((row) => row.tradeStatus === 'available')
  const ids = new Set<number>(offered.map((row) => row.categoryId))
  return (row) => row.ownerId !== viewerId && row.wantedCategories.some((id) => ids.has(id))
}

function passing(query: ListQuery, now: number): (row: Listed) => boolean {
  const { availability, categoryIds, condition, minPrice, maxPrice } = query
  const days = daysOf(query.datePosted, now)
  const asker = askerOf(query)
  const search = hasSearched(searchedIn(query).map(foldText))
  const place = hasPlaced(wordsOf(foldText(query.location)))
  const tags = query.tags.map((tag) => tagsText([tag]))
  return (row) =>
    row.deletedAt === null &&
    (availability === 'all' || row.tradeStatus === availability) &&
    (categoryIds.length === 0 || categoryIds.some((id) => id === row.categoryId)) &&
    (condition === undefined || row.condition === condition) &&
    (query.takesMoney !== true || row.takesMoney === 1) &&
    row.estimatedValue >= minPrice &&
    (row.estimatedValue > 0 || (minPrice === 0 && maxPrice === undefined)) &&
    (maxPrice === undefined || row.estimatedValue <= maxPrice) &&
    (days === null || (row.createdAt >= days.from && row.createdAt < (days.until ?? Infinity))) &&
    isNear(row, query, asker) &&
    search(row.searchFolded) &&
    place(row.searchPlace) &&
    tags.every((tag) => row.searchTags.includes(tag))
}

const searchedIn = (query: ListQuery) => wordsAsked(query.search)

type Test = (text: string) => boolean

const hasWords = (formsOf: (word: string) => string[]) =>
  last((wanted): Test => {
    const tests = testsOf(wanted, formsOf)
    return once((text) => tests.every((isIn) => isIn(text)))
  })
const hasSearched = hasWords((word) => [...waysOf(word), ...smallOf(word)])
const hasPlaced = hasWords((word) => [word])

/** One for each word; the last one counts as a beginning as well. */
function testsOf(wanted: string[], formsOf: (word: string) => string[]): Test[] {
  return wanted.map((typed, i) => {
    const forms = formsOf(typed)
    const phrases = forms.filter((form) => form.includes(' '))
    const isLast = i === wanted.length - 1 && typed.length >= 2
    return (text) =>
      wordsIn(text).some((word) => forms.includes(word) || (isLast && word.startsWith(typed))) ||
      phrases.some((phrase) => ` ${text} `.includes(` ${phrase} `))
  })
}

const inTitles = last((wanted) =>
  testsOf(wanted.map(foldText), waysOf).map((isIn) => once((title) => isIn(foldText(title)))),
)

function exactly(query: ListQuery): (row: Listed) => boolean {
  const wanted = searchedIn(query)
  if (query.search === '') return () => false
  const inTitle = inTitles(wanted)
  return (row) =>
    wanted.every(
      (word, i) => wordsIn(row.searchExact).includes(word) || inTitle[i]?.(row.title) === true,
    )
}

function isNear(row: Listed, { radius }: ListQuery, asker: Asker | null): boolean {
  if (!asker) return true
  const spot = spotIn(row)
  return spot !== null && (asker.own.includes(spot) || kilometresTo(spot, asker) <= radius)
}

/** Of a database whose gazetteer is empty. */
function askerOf({ userLatitude: latitude, userLongitude: longitude }: ListQuery): Asker | null {
  if (latitude === undefined || longitude === undefined) return null
  const home = homeOf({ latitude, longitude }, [])
  return { latitude, longitude, own: [spotOf(home.latitude, home.longitude)] }
}

const spotIn = ({ latitude, longitude }: Listed) =>
  latitude === null || longitude === null ? null : spotOf(latitude, longitude)

/** What has no price is dearer than all that has one. */
const priceOf = (row: Listed) => row.estimatedValue || Number.MAX_SAFE_INTEGER

/** The step in which it is told; from nowhere nothing is nearer. */
function nearness(asker: Asker | null, row: Listed) {
  return asker ? (toldDistance(asker, spotIn(row)) ?? Number.POSITIVE_INFINITY) : 0
}

type Ordered = { row: Listed; far: number }

function order(query: ListQuery, one: Ordered, other: Ordered): number {
  const [a, b] = [one.row, other.row]
  switch (query.sortBy) {
    case 'newest':
      return b.id - a.id
    case 'oldest':
      return a.id - b.id
    case 'price_low':
      return priceOf(a) - priceOf(b) || a.id - b.id
    case 'price_high':
      return b.estimatedValue - a.estimatedValue || b.id - a.id
    case 'popularity':
      return b.popularity - a.popularity || b.id - a.id
    case 'distance':
      return one.far - other.far || b.id - a.id
    case 'alphabetical':
      return a.titleSort < b.titleSort ? -1 : a.titleSort > b.titleSort ? 1 : a.id - b.id
  }
}
