/** Cron: hearts that are a minute old are told, once (D65). The favourites themselves are the outbox: walked by their age. */
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import {
  type Heart,
  heartsBehind,
  knownOf,
  reach,
  reachedNow,
  savePairs,
  tellInterest,
} from './hearts.ts'
import { becomes } from './outcome.ts'
import { TOLD_AFTER_MS } from './terms.ts'

/** Two rows each, and most of them tell nothing. */
const WALKED_AT_ONCE = 500
/** All that is known of these: a query of some hundred rows each. */
const HEARTS_AT_ONCE = 40
/** A run stays short; what is left waits for the next. */
const ROUNDS_MAX = 5

/** Answers how many people were told. */
export async function tellInterests(ctx: Ctx): Promise<number> {
  let told = 0
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const done = await tellSome(ctx)
    if (done === null) break
    told += done
  }
  return told
}

/** Null: there are none. Also where another run has them. */
async function tellSome(ctx: Ctx): Promise<number | null> {
  const { db } = ctx
  const now = ctx.clock.now()
  const before = await reachedNow(db)
  const walked = await heartsBehind(db, before, now - TOLD_AFTER_MS, WALKED_AT_ONCE)
  const hearts = someOf(walked)
  const last = hearts.at(-1)
  if (!last) return null
  const telling = hearts.filter(({ tells }) => tells)
  const known = telling.length > 0 ? await knownOf(db, telling, now) : []
  const { pairs, notices } = becomes(known, now)
  try {
    await runBatch(db, [
      ...(pairs.length > 0 ? [savePairs(db, pairs)] : []),
      ...(['interest_told', 'interest_mutual'] as const).flatMap((type) =>
        notices.some((notice) => notice.type === type)
          ? [tellInterest(db, type, notices, now)]
          : [],
      ),
      reach(db, before, { at: last.at, itemId: last.itemId }),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'interest_reached.at') return null
    throw error
  }
  return notices.length
}

/**
 * Up to so many that may be told; and where more follow, none of the moment at which it ends: what was reached is told by
 * a moment and a thing, and hearts of the same two stay together.
 */
export function someOf(walked: readonly Heart[]): Heart[] {
  let telling = 0
  const over = walked.findIndex(({ tells }) => {
    telling += Number(tells)
    return telling > HEARTS_AT_ONCE
  })
  if (over === -1 && walked.length < WALKED_AT_ONCE) return [...walked]
  const end = over === -1 ? walked.length - 1 : over
  const isOfEnd = (heart?: Heart) =>
    heart?.at === walked[end]?.at && heart?.itemId === walked[end]?.itemId
  const whole = walked.filter((heart, n) => n < end && !isOfEnd(heart))
  return whole.length > 0 ? whole : walked.filter(isOfEnd)
}
