/** What becomes of hearts of which all is known: rows of pairs, and what people are told. Pure. */
import { limitOn } from '../accounts/rules.ts'
import { isOnOffer } from '../items/rules.ts'
import { kilometresTo, pointOfSpot } from '../places/grid.ts'
import type { InterestNotice, Known, Pair } from './hearts.ts'
import type { ThingColumns } from './liked.ts'
import {
  type Compared,
  closeness,
  isNear,
  likedNow,
  rankOf,
  type Telling,
  tasteOf,
  tellingOf,
} from './rules.ts'
import { LIKED_KEPT } from './terms.ts'

type Outcome = { pairs: Pair[]; notices: InterestNotice[] }

/** Heart by heart, in their order: what one comes to counts for the next. */
export function becomes(known: readonly Known[], now: number): Outcome {
  const run: Run = { pairs: new Map(), told: new Map(), unanswered: new Map(), titles: new Map() }
  const notices = known.flatMap((heart) => step(run, heart, now))
  return { pairs: [...run.pairs.values()], notices }
}

/** What came of the hearts before: by pair (the owner first), by giver, by owner. `titles`: of what was liked in it. */
type Run = {
  pairs: Map<string, Pair>
  told: Map<string, number>
  unanswered: Map<string, number>
  titles: Map<string, string>
}

const keyOf = (ownerId: string, giverId: string) => `${ownerId} ${giverId}`
const add = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1)

function step(run: Run, heart: Known, now: number): InterestNotice[] {
  const { ownerId, giverId } = heart
  const [key, backKey] = [keyOf(ownerId, giverId), keyOf(giverId, ownerId)]
  const pair = run.pairs.get(key) ?? pairOf(heart)
  const theirs = heart.isReturning ? (run.titles.get(backKey) ?? heart.returned) : null
  const telling = judged(run, heart, pair, theirs !== null, now)
  if (telling === 'nothing') return []
  if (isOnOffer(heart.tradeStatus)) run.titles.set(key, heart.title)

  const liked: Pair = {
    ...pair,
    itemIds: likedNow(pair.itemIds, heart.itemId, LIKED_KEPT),
    likedAt: heart.at,
    rank: rankOf({ likedAt: heart.at, best: bestOf(heart), isTold: telling !== 'waits' }),
  }
  if (telling === 'waits') {
    run.pairs.set(key, liked)
    return []
  }
  if (telling === 'told') {
    run.pairs.set(key, { ...liked, toldAt: now, answeredAt: null })
    add(run.told, giverId)
    add(run.unanswered, ownerId)
    return [toldOf(heart)]
  }
  const both = { mutualAt: now, answeredAt: now }
  run.pairs.set(key, { ...liked, ...both, toldAt: now })
  run.pairs.set(backKey, { ...(run.pairs.get(backKey) ?? backOf(heart)), ...both })
  return mutualOf(heart, theirs ?? '')
}

const judged = (run: Run, heart: Known, pair: Pair, isReturned: boolean, now: number): Telling =>
  tellingOf(
    {
      isWilling: heart.isWilling,
      isKnown: limitOn(heart, now) === null,
      offers: heart.things.length,
      isRefused: heart.refusedAt !== null,
      isApart: heart.isApart,
      isThere: heart.areThere && heart.isShown,
      isOnOffer: isOnOffer(heart.tradeStatus),
      isReturned,
      isMutual: pair.mutualAt !== null,
      toldAt: pair.toldAt,
      toldToday: heart.toldToday + (run.told.get(heart.giverId) ?? 0),
      unanswered: heart.unanswered + (run.unanswered.get(heart.ownerId) ?? 0),
    },
    now,
  )

const pairOf = (heart: Known): Pair => {
  const { ownerId, giverId, itemIds, likedAt, rank, toldAt, answeredAt, mutualAt } = heart
  return { ownerId, giverId, itemIds, likedAt, rank, toldAt, answeredAt, mutualAt }
}

/** The same two, the other way round. */
const backOf = (heart: Known): Pair => ({
  ownerId: heart.giverId,
  giverId: heart.ownerId,
  itemIds: heart.backItemIds,
  likedAt: heart.backLikedAt,
  rank: heart.backRank,
  toldAt: heart.backToldAt,
  answeredAt: null,
  mutualAt: null,
})

/** As `closest` takes them; kilometres are to `spot`. */
export const comparedWith = (spot: number | null, things: readonly ThingColumns[]): Compared[] =>
  things.map(([id, value, categoryId, theirs, createdAt]) => ({
    ...{ id, value, categoryId, createdAt },
    km: spot === null || theirs === null ? null : kilometresTo(theirs, pointOfSpot(spot)),
  }))

function bestOf(heart: Known): number {
  const taste = tasteOf({ liked: heart.likes })
  const things = comparedWith(heart.spot, heart.things)
  return Math.max(0, ...things.map((thing) => closeness(thing, heart, taste)))
}

/** "A Ana, que ofrece 4 cosas cerca, le gusta tu mesa": of those nearby, or of all where none is. */
function toldOf(heart: Known): InterestNotice {
  const near = comparedWith(heart.spot, heart.things).filter(({ km }) => isNear(km)).length
  const count = near > 0 ? near : heart.things.length
  const params = { name: heart.giverName, item: heart.title, count, isNear: near > 0 }
  return { userId: heart.ownerId, type: 'interest_told', params }
}

function mutualOf(heart: Known, theirs: string): InterestNotice[] {
  const told = (userId: string, name: string, item: string, thing: string): InterestNotice => ({
    userId,
    type: 'interest_mutual',
    params: { name, item, gets: { thing } },
  })
  return [
    told(heart.ownerId, heart.giverName, heart.title, theirs),
    told(heart.giverId, heart.ownerName, theirs, heart.title),
  ]
}
