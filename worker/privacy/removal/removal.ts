/**
 * Cron: what becomes of a person after the days to change one's mind (D47). Steps in order, each in pieces that one
 * run of the smallest plan can do; a piece that was cut off in between is done again and changes nothing twice.
 */
import { and, eq, lte, sql } from 'drizzle-orm'
import { NO_PASSWORD } from '../../accounts/passwords.ts'
import { hasOpenTrades, hideItems } from '../../accounts/person/closing.ts'
import { endSessionsOf } from '../../accounts/person/sessions.ts'
import { users } from '../../accounts/tables.ts'
import { runBatch } from '../../db/batch.ts'
import { HOUR } from '../../http/clock.ts'
import type { Ctx } from '../../http/context.ts'
import { logFailure } from '../../http/log.ts'
import { departures } from '../tables.ts'
import { forgetAddress, noAddress } from './remove-address.ts'
import { removeItems } from './remove-items.ts'
import { removeLists, removeProofs } from './remove-lists.ts'
import { removeMails } from './remove-mails.ts'
import { removePerson } from './remove-person.ts'
import { removeAnswers, removeReviews } from './remove-reviews.ts'
import { removeTrades } from './remove-trades.ts'

/** The row as it still is, with the address that it had: names and addresses are needed until the last step. */
export type Leaver = typeof users.$inferSelect & { closedAt: number | null }
/** One piece, behind what was reached; null: the step is through. */
export type Step = (ctx: Ctx, leaver: Leaver, reached: string | null) => Promise<string | null>

const STEPS: Step[] = [
  close,
  removeTrades,
  removeReviews,
  removeAnswers,
  removeItems,
  removeLists,
  removeProofs,
  removeMails,
  removePerson,
]

/** People a run, one piece each. */
const PEOPLE_AT_ONCE = 3
/** What failed, or cannot begin yet, lets others go first. */
const AGAIN_MS = HOUR

/** Answers how many pieces were done. */
export async function finishDepartures(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now()
  const due = await ctx.db
    .select({ departure: departures, leaver: users })
    .from(departures)
    .innerJoin(users, eq(users.id, departures.userId))
    .where(and(sql`${departures.doneAt} is null`, lte(departures.dueAt, now)))
    .orderBy(departures.dueAt)
    .limit(PEOPLE_AT_ONCE)
  let done = 0
  for (const { departure, leaver } of due) {
    try {
      await goOn(ctx, departure, leaver)
      done += 1
    } catch (error) {
      logFailure('leave', error)
      await postpone(ctx, leaver.id, departure.step)
    }
  }
  return done
}

type Departure = typeof departures.$inferSelect

async function goOn(ctx: Ctx, departure: Departure, row: typeof users.$inferSelect) {
  const { step, reached, closedAt } = departure
  const leaver: Leaver = { ...row, email: departure.formerEmail ?? row.email, closedAt }
  const run = STEPS[step]
  if (!run) throw new Error(`a departure at step ${step}`)
  const next = await run(ctx, leaver, reached)
  const isOver = next === null
  const isLast = isOver && step === STEPS.length - 1
  await ctx.db
    .update(departures)
    .set({
      step: isOver && !isLast ? step + 1 : step,
      reached: next,
      ...(isLast && { doneAt: ctx.clock.now(), formerEmail: null }),
    })
    // Who came back meanwhile has no row any more.
    .where(and(eq(departures.userId, leaver.id), eq(departures.step, step)))
}

/** Unless another run went on meanwhile. */
const postpone = (ctx: Ctx, userId: string, step: number) =>
  ctx.db
    .update(departures)
    .set({ dueAt: ctx.clock.now() + AGAIN_MS })
    .where(and(eq(departures.userId, userId), eq(departures.step, step)))

/**
 * From here on there is no way back: whoever signs in at this very moment either takes the row away, or finds nobody.
 * The address is free: to every way in it is unknown, and whoever registers with it is somebody new. What an old
 * request of theirs may still have made is hidden, and what it promised ends first.
 */
async function close(ctx: Ctx, { id, email }: Leaver): Promise<string | null> {
  const isClosed = sql`exists (select 1 from departures where user_id = ${id} and step = 1)`
  const [claimed] = await runBatch(ctx.db, [
    ctx.db
      .update(departures)
      .set({ step: 1, reached: null, closedAt: ctx.clock.now(), formerEmail: email })
      .where(and(eq(departures.userId, id), eq(departures.step, 0), sql`not ${hasOpenTrades(id)}`))
      .returning({ userId: departures.userId }),
    ctx.db
      .update(users)
      .set({
        email: noAddress(id),
        passwordHash: NO_PASSWORD,
        passwordVersion: sql`${users.passwordVersion} + 1`,
      })
      .where(and(eq(users.id, id), isClosed)),
    ...forgetAddress(ctx.db, email, isClosed),
    endSessionsOf(ctx.db, id),
    hideItems(ctx.db, id, ctx.clock.now()),
  ])
  if ((claimed as unknown[]).length > 0) return null
  await postpone(ctx, id, 0)
  return 'waits'
}
