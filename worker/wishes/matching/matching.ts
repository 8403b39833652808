/**
 * What is published, edited to the eye or shown again is held against wishes (D64): marked in its own batch, done after the
 * answer, by cron where that was cut. One thing reads at most MATCH_ROWS_MAX rows, however many wishes there are.
 */
import { runBatch } from '../../db/batch.ts'
import type { Ctx } from '../../http/context.ts'
import { pointOfSpot } from '../../places/grid.ts'
import { newsStatements } from '../news/telling.ts'
import { CANDIDATES_MAX, MATCH_ROWS_MAX, TOLD_MAX, WISHED_KEYS_MAX } from '../terms.ts'
import { cellsAround, fits, keysOfThing } from './rules.ts'
import {
  candidatesAt,
  checkDone,
  claimChecks,
  findStatements,
  readersOf,
  thingOf,
  wishedKeys,
} from './store.ts'

/** After an answer: what it wrote, and one that somebody else wrote at that moment. */
const AFTER_ANSWER = 2
/** A run of cron stays short; what is left waits for the next. */
const AT_ONCE = 25
/** Rows that telling one of a wish reads (`readersOf`), and its share of the batch. */
const ROWS_A_READER = 5

/** Answers how many things were held against wishes. */
const holdDue = async (ctx: Ctx, newest: boolean, most: number): Promise<number> => {
  const claimed = await claimChecks(ctx.db, ctx.clock.now(), newest, most)
  for (const one of claimed) await holdAgainstWishes(ctx, one)
  return claimed.length
}

export const matchAfterAnswer = (ctx: Ctx): Promise<number> => holdDue(ctx, true, AFTER_ANSWER)

/** Cron: where the answer's own work was cut, and what many rows at once have left. */
export const matchDue = (ctx: Ctx): Promise<number> => holdDue(ctx, false, AT_ONCE)

async function holdAgainstWishes(ctx: Ctx, check: { itemId: number; due: number }): Promise<void> {
  const thing = await thingOf(ctx.db, check.itemId)
  const told = thing ? await toldOf(ctx, thing) : []
  await runBatch(ctx.db, [...told, checkDone(ctx.db, check)])
}

async function toldOf(ctx: Ctx, thing: NonNullable<Awaited<ReturnType<typeof thingOf>>>) {
  const keys = keysOfThing(thing)
  const wished = (await wishedKeys(ctx.db, keys)).slice(0, WISHED_KEYS_MAX)
  if (wished.length === 0) return []
  const at = thing.spot === null ? null : pointOfSpot(thing.spot)
  const ranges = cellsAround(thing.cell, at)
  const share = Math.floor(CANDIDATES_MAX / wished.length)
  const candidates = await candidatesAt(ctx.db, wished, ranges, share)
  const now = ctx.clock.now()
  const left = MATCH_ROWS_MAX - 2 * keys.length - ranges.length * wished.length - candidates.length
  const most = Math.min(TOLD_MAX, Math.max(1, Math.floor(left / ROWS_A_READER)))
  const ids = candidates.filter((wish) => fits(wish, thing, now)).map(({ id }) => id)
  const readers = await readersOf(ctx.db, [...new Set(ids)].slice(0, most), thing)
  if (readers.length === 0) return []
  const wishIds = readers.map(({ wishId }) => wishId)
  return [
    ...findStatements(ctx.db, wishIds, thing.id, now),
    ...newsStatements(ctx.db, readers, { type: 'wish_found', item: thing.title }, now),
  ]
}
