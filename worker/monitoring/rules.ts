/** How times are counted and told, and what is taken out of an error before anybody keeps it. */
import type { ClientError, RouteFigures } from './contract.ts'

/** Upper bounds of the buckets, ms; behind them is one for whatever took longer. */
export const UPPER_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000] as const
export const BUCKETS = UPPER_MS.length + 1

export const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Paraguay's, all year. */
const ASUNCION_MS = -3 * HOUR_MS

export const hourOf = (at: number): number => Math.floor(at / HOUR_MS) * HOUR_MS
export const midnightBefore = (at: number): number =>
  Math.floor((at + ASUNCION_MS) / DAY_MS) * DAY_MS - ASUNCION_MS

/** What is counted of requests: all, refused, failed, and how many fell into each bucket. */
export type Counts = { requests: number; refusals: number; errors: number; buckets: number[] }

export const noCounts = (): Counts => ({
  requests: 0,
  refusals: 0,
  errors: 0,
  buckets: Array.from({ length: BUCKETS }, () => 0),
})

export function countOne(counts: Counts, status: number, ms: number): void {
  counts.requests += 1
  if (status >= 500) counts.errors += 1
  else if (status >= 400) counts.refusals += 1
  const found = UPPER_MS.findIndex((upper) => ms <= upper)
  const bucket = found < 0 ? UPPER_MS.length : found
  counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1
}

export function addCounts(to: Counts, more: Counts): void {
  to.requests += more.requests
  to.refusals += more.refusals
  to.errors += more.errors
  to.buckets = to.buckets.map((count, i) => count + (more.buckets[i] ?? 0))
}

/**
 * The bound that `share` (0 to 1) of the requests stayed within, ms; null: more than the last one. A bound and no
 * guess between two: what is told is true.
 */
export function percentile(buckets: readonly number[], share: number): number | null {
  const all = buckets.reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [i, upper] of UPPER_MS.entries()) {
    seen += buckets[i] ?? 0
    if (seen >= all * share) return upper
  }
  return null
}

type Counted = Counts & { route: string }

/** One entry a route, whatever the hours; slowest first, those that are asked for more before others. */
export function figuresOf(rows: readonly Counted[]): RouteFigures[] {
  const routes = new Map<string, Counts>()
  for (const { route, ...counts } of rows) {
    const known = routes.get(route) ?? noCounts()
    addCounts(known, counts)
    routes.set(route, known)
  }
  const figures = [...routes].map(([route, { buckets, ...counts }]) => ({
    route,
    ...counts,
    p50: percentile(buckets, 0.5),
    p95: percentile(buckets, 0.95),
  }))
  const slowness = ({ p95 }: RouteFigures) => p95 ?? Number.POSITIVE_INFINITY
  return figures.sort((a, b) =>
    slowness(a) === slowness(b) ? b.requests - a.requests : slowness(b) - slowness(a),
  )
}

/** Letters that are kept; longer texts are cut, not refused. Here, so that a browser needs no validation to tell us. */
export const MESSAGE_MAX = 300
export const STACK_MAX = 800
export const PATH_MAX = 120

/** Stands where something was taken out. */
const GONE = '[…]'
/** Names of our scripts: they look like tokens and are none. The first group is what the file holds. */
const SCRIPT = /\/assets\/([a-z][a-z-]{0,40})-[\w-]{8}\.js/
const EACH_SCRIPT = new RegExp(`(${SCRIPT.source.replace('(', '(?:')})`, 'g')

/** In this order. What may name somebody, open something or was typed. Bounded where two parts could share their letters. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // What JSON.parse quotes of what it was given.
  [/"[^"]*"/g, `"${GONE}"`],
  [/\b(?:data|blob|[\w-]{1,20}-extension):[^\s)']+/gi, GONE],
  [/https?:\/\/[^\s/)']*/gi, ''],
  [/([\w/])[?#][^\s)']+/g, '$1'],
  [/[^\s@'<>(),;:/]{1,64}(?:@|%40)[^\s@'<>(),;:/]{1,80}\.[^\s@'<>(),;:/]+/gi, GONE],
  // Phone numbers as people write them, codes, and any other six digits.
  [/\+?\d(?:[\s().-]*\d){5,}/g, GONE],
  // Keys, ids and tokens.
  [/[\w+=-]{20,}/g, GONE],
  [/(?=[\w-]*\d)[\w-]{10,}/g, GONE],
]

/** Without mail addresses, phone numbers, codes, tokens, queries, or what was quoted. */
export function scrub(text: string): string {
  const clean = (part: string) =>
    PERSONAL.reduce((left, [what, by]) => left.replace(what, by), part)
  return text
    .split(EACH_SCRIPT)
    .map((part, i) => (i % 2 === 1 ? part : clean(part)))
    .join('')
}

/** Which screen it was, not which item or person: "/items/123?x=1" is "/items/:x". */
export function screenOf(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return plain
    .split('/')
    .map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : ':x'))
    .join('/')
    .slice(0, PATH_MAX)
}

/** The same at the browser, before it is sent, and at the server, which believes nobody. Cut to what is kept. */
export const scrubbed = (error: ClientError): ClientError => ({
  ...error,
  message: scrub(error.message).slice(0, MESSAGE_MAX),
  stack: scrub(error.stack).slice(0, STACK_MAX),
  path: screenOf(error.path),
})

/** What errors of one kind have in common, also after a release: numbers and hashes of scripts change. */
export const likeness = ({ message, stack }: Pick<ClientError, 'message' | 'stack'>): string =>
  `${message.replace(/\d+/g, '0')} ${SCRIPT.exec(stack)?.[1] ?? ''}`
