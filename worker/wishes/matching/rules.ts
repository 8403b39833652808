/** Which wishes a thing is held against, and which of them it fits. Pure. */
import { meaningsOf, withoutAsking } from '../../browse/region-words.ts'
import { CATEGORIES } from '../../categories/terms.ts'
import { exactText, foldText, formsOf, wordsOf } from '../../db/fold.ts'
import { cellRangesAround, kilometresTo, reachOfCell } from '../../places/grid.ts'
import type { Point } from '../../places/rules.ts'
import { KEYS_MAX, WORDS_READ_MAX } from '../terms.ts'

/** `cell` of a wish for anywhere: no cell has it. */
export const ANYWHERE = -1
/** Kilometres: most wishes reach so far, and none further than the second. */
const NEAR_KM = 25
const FAR_KM = 100
/** A word of one letter is nobody's. */
const LETTERS_MIN = 2
/** The longest name of one thing in several words ("tienda de campaña"). */
const PHRASE_MAX = 3

/** Folded words that say something, each once, as a search reads them. */
export const telling = (words: string): string[] =>
  [...new Set(withoutAsking(wordsOf(exactText(words))).map(foldText))].slice(0, WORDS_READ_MAX)

/** One name for all forms of a word: its shortest. Two words with a form in common may still have two. */
const stemOf = (word: string): string =>
  formsOf(word).reduce((best, form) => (form.length < best.length ? form : best))

const wordKey = (word: string) => `w:${stemOf(word)}`
const categoryKey = (id: number) => `c:${id}`
/** Of a wish that names neither words nor one category. */
const ANY_KEY = '*'

/** What a thing must have to be held against it: its longest word, which says most; without words its category. */
export function keyOfWish(words: string, categoryIds: readonly number[]): string {
  const [first, ...rest] = telling(words)
  if (first !== undefined) {
    return wordKey(rest.reduce((best, word) => (word.length > best.length ? word : best), first))
  }
  const [only, ...others] = categoryIds
  return only !== undefined && others.length === 0 ? categoryKey(only) : ANY_KEY
}

export type Thing = {
  ownerId: string
  title: string
  description: string
  tags: readonly string[]
  categoryId: number
  estimatedValue: number
  /** Where it is said to be; null: not known. */
  spot: number | null
  searchFolded: string
}

/** Keys of wishes that it may fit, those of its title first; at most KEYS_MAX, and two. */
export function keysOfThing(thing: Thing): string[] {
  const category = CATEGORIES.find(({ id }) => id === thing.categoryId)
  const title = wordsOf(foldText(thing.title))
  const named = category ? `${category.es} ${category.en}` : ''
  const rest = wordsOf(foldText([...thing.tags, named, thing.description].join(' ')))
  const words = [...phrasesOf(title), ...withoutAsking(title), ...withoutAsking(rest)]
  const keys = words
    .filter((word) => word.length >= LETTERS_MIN)
    .flatMap((word) => meaningsOf(word).filter((form) => !form.includes(' ')))
    .map(wordKey)
  return [...[...new Set(keys)].slice(0, KEYS_MAX), categoryKey(thing.categoryId), ANY_KEY]
}

/** Names of several words that the region has one word for. */
function phrasesOf(words: readonly string[]): string[] {
  const found: string[] = []
  for (let size = 2; size <= PHRASE_MAX; size += 1) {
    for (let i = 0; i + size <= words.length; i += 1) {
      const phrase = words.slice(i, i + size).join(' ')
      if (meaningsOf(phrase).length > 1) found.push(phrase)
    }
  }
  return found
}

/** Inclusive ranges of cells in which a thing's wishes are looked for: its own, near, far, and those for anywhere. None twice. */
export function cellsAround(cell: number | null, at: Point | null): [number, number][] {
  const anywhere: [number, number] = [ANYWHERE, ANYWHERE]
  if (cell === null || at === null) return [anywhere]
  const own: [number, number] = [cell, cell]
  const near = cellRangesAround(at.latitude, at.longitude, NEAR_KM)
  const far = cellRangesAround(at.latitude, at.longitude, FAR_KM)
  // Cell by cell, the nearest first: more may look for one word in one corner than are read.
  const cells = without(near, [own])
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((one) => ({ one, metres: reachOfCell(one, at).nearest }))
    .sort((a, b) => a.metres - b.metres)
  const around = cells.map(({ one }): [number, number] => [one, one])
  return [own, ...around, ...without(far, near), anywhere]
}

function without(
  ranges: readonly [number, number][],
  taken: readonly [number, number][],
): [number, number][] {
  return taken.reduce<[number, number][]>(
    (left, [low, high]) =>
      left.flatMap(([from, to]): [number, number][] => {
        if (high < from || low > to) return [[from, to]]
        const parts: [number, number][] = [
          [from, low - 1],
          [high + 1, to],
        ]
        return parts.filter(([a, b]) => a <= b)
      }),
    [...ranges],
  )
}

export type Candidate = {
  id: number
  ownerId: string
  words: string
  categories: readonly number[]
  maxValue: number | null
  latitude: number | null
  longitude: number | null
  radius: number | null
  ownSpots: readonly number[]
  expiresAt: number
}

/** As a search with these filters would find it. */
export function fits(wish: Candidate, thing: Thing, now: number): boolean {
  const { categories, maxValue } = wish
  if (wish.ownerId === thing.ownerId || wish.expiresAt <= now) return false
  if (categories.length > 0 && !categories.includes(thing.categoryId)) return false
  // What has no price is in no range of prices (J143).
  if (maxValue !== null && (thing.estimatedValue === 0 || thing.estimatedValue > maxValue))
    return false
  return isInReach(wish, thing.spot) && hasWords(wish.words, thing.searchFolded)
}

function isInReach({ latitude, longitude, radius, ownSpots }: Candidate, spot: number | null) {
  if (latitude === null || longitude === null || radius === null) return true
  if (spot === null) return false
  return ownSpots.includes(spot) || kilometresTo(spot, { latitude, longitude }) <= radius
}

function hasWords(words: string, folded: string): boolean {
  const text = ` ${folded} `
  return telling(words).every((word) => meaningsOf(word).some((form) => text.includes(` ${form} `)))
}
