/** Who tells whom that they like something, and in which order people and things are listed (D65). Pure. */
import { stepOf } from '../places/rules.ts'
import { NEAR_KM, PAIR_MS, SHOWN_OF_ONE, TOLD_A_DAY, UNANSWERED_MAX } from './terms.ts'

/** What is known of a heart when a minute is over. */
export type Interest = {
  /** Its giver's switch is on still. */
  isWilling: boolean
  /** No beginner, nor limited by administrators (D59, D60). */
  isKnown: boolean
  /** How many things its giver has on offer. */
  offers: number
  /** The owner has said no to its giver. */
  isRefused: boolean
  /** One of the two has blocked the other. */
  isApart: boolean
  /** Both people and the thing are there. */
  isThere: boolean
  /** The thing is not promised to anybody. */
  isOnOffer: boolean
  /** The owner likes something of the giver's, and tells so. */
  isReturned: boolean
  /** Both were told so already. */
  isMutual: boolean
  /** When the owner was told of this person last, ms; null: never. */
  toldAt: number | null
  /** People who were told of this giver's hearts within a day. */
  toldToday: number
  /** What the owner was told within a week and has not answered. */
  unanswered: number
}

/** 'nothing': it stays the giver's own. 'waits': it is in the owner's list, without a notice. */
export type Telling = 'nothing' | 'waits' | 'told' | 'mutual'

/** Of them one is enough for a heart to be nobody's but its giver's. */
const mayBeSeen = (heart: Interest): boolean =>
  heart.isWilling &&
  heart.isKnown &&
  heart.offers > 0 &&
  !heart.isRefused &&
  !heart.isApart &&
  heart.isThere

export function tellingOf(heart: Interest, now: number): Telling {
  if (!mayBeSeen(heart)) return 'nothing'
  if (!heart.isOnOffer) return 'waits'
  // An answer is no approach: the limits are those of approaches (J321).
  if (heart.isReturned && !heart.isMutual) return 'mutual'
  const isRecent = heart.toldAt !== null && now - heart.toldAt < PAIR_MS
  const isTooMany = heart.toldToday >= TOLD_A_DAY || heart.unanswered >= UNANSWERED_MAX
  return isRecent || isTooMany ? 'waits' : 'told'
}

/** A thing as far as it is compared. Value: guaraníes x 100; 0: without a price. */
export type Compared = {
  id: number
  value: number
  categoryId: number
  /** Kilometres to the other's thing; null: not known. */
  km: number | null
  /** When it was published, ms. */
  createdAt: number
}

/** Shares of what somebody likes by category; of all they add up to 1. */
export type Taste = ReadonlyMap<number, number>

/** What says more of what somebody likes: a search or a wish is meant, a heart is a glance. */
const SAYS = { liked: 1, wished: 3, searched: 2 } as const

/** `liked`, `wished`, `searched`: categories, as often as they come. */
export function tasteOf(said: Partial<Record<keyof typeof SAYS, readonly number[]>>): Taste {
  const sums = new Map<number, number>()
  const kinds = Object.keys(SAYS) as (keyof typeof SAYS)[]
  for (const kind of kinds) {
    for (const id of said[kind] ?? []) sums.set(id, (sums.get(id) ?? 0) + SAYS[kind])
  }
  const all = [...sums.values()].reduce((sum, one) => sum + one, 0)
  return new Map([...sums].map(([id, sum]) => [id, sum / all]))
}

/** 1: worth the same; half: worth twice as much, or not known. */
const valueCloseness = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0.5 : Math.min(one, other) / Math.max(one, other)

/** By the steps in which distances are told, so that no order tells more than they do (D61). */
const NEARNESS: Record<number, number> = { 0: 1, 5: 0.9, 10: 0.75, 25: 0.5, 50: 0.3, 100: 0.1 }
const UNKNOWN_NEARNESS = 0.3
const nearness = (km: number | null): number => {
  if (km === null) return UNKNOWN_NEARNESS
  const step = stepOf(km)
  return step === null ? 0 : (NEARNESS[step] ?? 0)
}

/** A favourite category is what one likes, whatever else one likes: its share of the most liked one. */
function tasteCloseness(taste: Taste, categoryId: number): number {
  const most = Math.max(0, ...taste.values())
  return most === 0 ? 0.5 : (taste.get(categoryId) ?? 0) / most
}

/** 0 to 1: how near a thing comes to what it might be exchanged for, in value, taste and kilometres. */
export function closeness(thing: Compared, mine: { value: number }, taste: Taste): number {
  return (
    0.4 * valueCloseness(thing.value, mine.value) +
    0.3 * tasteCloseness(taste, thing.categoryId) +
    0.3 * nearness(thing.km)
  )
}

const DAY = 86_400_000
/** Half after so long. */
const FRESH_MS = 30 * DAY
/** Of the whole: what came up lately is a little better. */
const FRESHNESS_SHARE = 0.2
const freshness = (createdAt: number, now: number): number =>
  FRESH_MS / (FRESH_MS + Math.max(0, now - createdAt))

/** Those of somebody's things that come nearest, the nearest first; of the same the newer one. */
export function closest<T extends Compared>(
  things: readonly T[],
  mine: { value: number },
  taste: Taste,
  now: number,
  most: number = SHOWN_OF_ONE,
): T[] {
  const scored = things.map((thing) => ({
    thing,
    score:
      (1 - FRESHNESS_SHARE) * closeness(thing, mine, taste) +
      FRESHNESS_SHARE * freshness(thing.createdAt, now),
  }))
  return scored
    .toSorted((a, b) => b.score - a.score || b.thing.id - a.thing.id)
    .slice(0, most)
    .map(({ thing }) => thing)
}

/** What is as close as can be stands where something quite different stood a week later. */
const CLOSE_MS = 7 * DAY
/** Whoever could not be told is found in the list alone: before others of three days later. */
const WAITS_MS = 3 * DAY

/**
 * Place in the owner's list, ms, the highest first. Of what grows older all grow older alike, so that pages stay as they
 * are while time goes by. `best`: how near the giver's closest thing comes, 0 to 1.
 */
export const rankOf = (given: { likedAt: number; best: number; isTold: boolean }): number =>
  Math.round(given.likedAt + CLOSE_MS * given.best + (given.isTold ? 0 : WAITS_MS))

/** The newest heart first, each thing once. */
export const likedNow = (before: readonly number[], itemId: number, most: number): number[] =>
  [itemId, ...before.filter((id) => id !== itemId)].slice(0, most)

export const isNear = (km: number | null): boolean => km !== null && km <= NEAR_KM

/** The kinds of which there are most, of as many the one whose newest thing is newer; at most so many. */
export function kindsOf(
  things: readonly Pick<Compared, 'id' | 'categoryId'>[],
  most: number,
): number[] {
  const kinds = Map.groupBy(things, ({ categoryId }) => categoryId)
  const newest = (id: number) => Math.max(0, ...(kinds.get(id) ?? []).map((thing) => thing.id))
  const count = (id: number) => kinds.get(id)?.length ?? 0
  return [...kinds.keys()]
    .toSorted((a, b) => count(b) - count(a) || newest(b) - newest(a))
    .slice(0, most)
}

/** Of one's own things the one that is worth nearest to it; of the same the newer one. */
export const counterpart = <T extends Pick<Compared, 'id' | 'value'>>(
  value: number,
  mine: readonly T[],
): T | undefined =>
  mine.toSorted(
    (a, b) => valueCloseness(b.value, value) - valueCloseness(a.value, value) || b.id - a.id,
  )[0]

/** Of people in order, as many as fill a page, whole: the first always. Answers how many. */
export function fitting(things: readonly number[], most: number): number {
  let sum = 0
  const end = things.findIndex((count, n) => {
    sum += count
    return n > 0 && sum > most
  })
  return end === -1 ? things.length : end
}
