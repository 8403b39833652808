/** Which words of the index are kept, and what changes by that. Pure. */
import {
  KEPT_OF_BEGINNING,
  START_MAX,
  START_MIN,
  WORD_MAX,
  WORD_MIN,
  WORDS_OFFERED,
} from './terms.ts'

/** A folded word, and in how many titles it stands. */
export type Counted = { word: string; items: number }
type Start = { start: string; words: string[] }
type Kept = { words: Counted[]; starts: Start[] }
/** `put`: new ones (`fresh`) and those that are twice or half as frequent as was kept. */
export type Change = {
  gone: string[]
  put: Counted[]
  fresh: string[]
  staleStarts: string[]
  starts: Start[]
}

/** Letters alone: numbers are models at best, and somebody's telephone at worst. */
export const isKept = (word: string): boolean =>
  word.length >= WORD_MIN && word.length <= WORD_MAX && /^[a-z]+$/.test(word)

export function changeOf(before: Kept, found: readonly Counted[]): Change {
  const kept = groupsOf(
    found.filter(({ word }) => isKept(word)),
    START_MIN,
  ).flatMap(([, words]) => words.slice(0, KEPT_OF_BEGINNING))
  const known = new Map(before.words.map(({ word, items }) => [word, items]))
  const names = new Set(kept.map(({ word }) => word))
  const starts = startsOf(kept)
  const ready = new Map(before.starts.map(({ start, words }) => [start, words.join()]))
  const begun = new Set(starts.map(({ start }) => start))
  return {
    gone: [...known.keys()].filter((word) => !names.has(word)),
    put: kept.filter(({ word, items }) => isOther(known.get(word), items)),
    fresh: [...names].filter((word) => !known.has(word)),
    staleStarts: [...ready.keys()].filter((start) => !begun.has(start)),
    starts: starts.filter(({ start, words }) => ready.get(start) !== words.join()),
  }
}

const isOther = (known: number | undefined, items: number): boolean =>
  known === undefined || items >= known * 2 || items * 2 <= known

/** The most frequent words of each beginning. */
function startsOf(words: readonly Counted[]): Start[] {
  const lengths = Array.from({ length: START_MAX - START_MIN + 1 }, (_, i) => START_MIN + i)
  return lengths.flatMap((length) =>
    groupsOf(words, length).map(([start, group]) => ({
      start,
      words: group.slice(0, WORDS_OFFERED).map(({ word }) => word),
    })),
  )
}

/** Words by their first letters, the most frequent first. */
function groupsOf(words: readonly Counted[], length: number): [string, Counted[]][] {
  const groups = new Map<string, Counted[]>()
  for (const one of words) {
    if (one.word.length < length) continue
    const start = one.word.slice(0, length)
    groups.set(start, [...(groups.get(start) ?? []), one])
  }
  const order = (a: Counted, b: Counted) => b.items - a.items || (a.word < b.word ? -1 : 1)
  return [...groups].map(([start, group]) => [start, group.sort(order)])
}
