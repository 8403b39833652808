/** What time does to wishes: they end after 60 days, and are forgotten 30 days after that. */
import { runBatch } from '../db/batch.ts'
import { DAY } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { closedBefore, closeEnded, forgetWishes } from './rows/store.ts'
import { KEPT_DAYS } from './terms.ts'

/** A run stays short; what is left waits for the next. */
const AT_ONCE = 50

/** Answers how many ended or were forgotten. */
export async function endWishes(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const ended = await closeEnded(ctx.db, now, AT_ONCE)
  const old = await closedBefore(ctx.db, now - KEPT_DAYS * DAY, AT_ONCE)
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await runBatch(ctx.db, forgetWishes(ctx.db, ids))
  return ended + ids.length
}
