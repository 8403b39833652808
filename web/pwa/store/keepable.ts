/** Which answers the device keeps, of whom, and how many. Pure. */
import type { QueryKey } from '@tanstack/react-query'
import { keptSorts } from './features.ts'
import type { KeptSize } from './kept.ts'

/** Characters of all together, and of one: what is larger is no list of ours. */
export const TOTAL_MAX = 1_500_000
export const ONE_MAX = 400_000
/** Pages of a list that are kept for reading without a network. */
const PAGES_MAX = 4

const begins = (key: QueryKey, start: QueryKey) => start.every((part, n) => part === key[n])

export type Place = { key: string; sort: string }

/** Where it is kept; null for what is not, also a person's own while nobody is known. */
export function placeOf(queryKey: QueryKey, hash: string, userId: string | null): Place | null {
  const sort = keptSorts().find(({ key }) => begins(queryKey, key))
  if (!sort || (sort.isPrivate && userId === null)) return null
  return { key: `${sort.isPrivate ? userId : ''}|${hash}`, sort: sort.name }
}

/** Keys that have to go: too many of a sort, then the oldest of all until the rest fits. */
export function overflow(sizes: ReadonlyMap<string, KeptSize>): string[] {
  const newest = [...sizes].sort(([, a], [, b]) => b.at - a.at)
  const counts = new Map<string, number>()
  let total = 0
  return newest.flatMap(([key, { sort, size }]) => {
    const count = (counts.get(sort) ?? 0) + 1
    const most = keptSorts().find(({ name }) => name === sort)?.most ?? 0
    // Who one is weighs nothing and opens everything else.
    const fits = total + size <= TOTAL_MAX || sort === 'person'
    if (count > most || !fits) return [key]
    counts.set(sort, count)
    total += size
    return []
  })
}

function isPages(data: unknown): data is { pages: unknown[]; pageParams: unknown[] } {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
}

/** With a network the first page is enough: it is asked for again, and so would be each further one. */
export function pagesOf(data: unknown, count = PAGES_MAX): unknown {
  if (!isPages(data)) return data
  const { pages, pageParams } = data
  return { ...data, pages: pages.slice(0, count), pageParams: pageParams.slice(0, count) }
}
