/** Exact limits (D24): one row a key, counted in the database, gone when it expires. */
import { eq, lte, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { instant } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../clock.ts'
import type { Ctx } from '../context.ts'
import { Refusal } from '../errors.ts'
import type { RefusalCode } from '../messages.ts'

export const limitCounters = sqliteTable('limit_counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: instant('resets_at').notNull(),
})

/** D24's table. `count` per `windowMs`, multiplied by RATE_LIMIT_FACTOR. */
export const LIMITS = {
  signInFailures: { count: 10, windowMs: 15 * MINUTE },
  /** D62: right ones cost a hash each as well. */
  signIns: { count: 5, windowMs: MINUTE },
  /** D62: of browsers that were not signed in before, right or wrong. */
  signInsOfNetwork: { count: 30, windowMs: MINUTE },
  codesSent: { count: 5, windowMs: HOUR },
  codesSentPause: { count: 1, windowMs: 30 * SECOND },
  /** D20: wrong tries a day per address and purpose. */
  codeTries: { count: 15, windowMs: DAY },
  registrationsOfNetwork: { count: 50, windowMs: HOUR },
  itemsPublished: { count: 30, windowMs: DAY },
  /** Counted in the proposals themselves (worker/proposals/actions.ts). */
  proposals: { count: 30, windowMs: DAY },
  /** D48: those that offer nothing yet. */
  questions: { count: 20, windowMs: DAY },
  /** D64: made in a day, also those that were closed again. */
  wishes: { count: 20, windowMs: DAY },
  proposalsToOne: { count: 5, windowMs: 10 * MINUTE },
  /** Of one side of a trade; counted in its events (worker/trades/actions.ts). */
  meetingsSet: { count: 20, windowMs: DAY },
  reports: { count: 20, windowMs: DAY },
  reviews: { count: 20, windowMs: DAY },
  photosUploaded: { count: 100, windowMs: DAY },
  /** Each leaves a row of what was agreed to, for good. */
  settingsChanged: { count: 100, windowMs: DAY },
  clientErrors: { count: 10, windowMs: HOUR },
  searches: { count: 60, windowMs: MINUTE },
} as const

export type LimitName = keyof typeof LIMITS

/** D24: a network's limit is so many times a person's: carriers put thousands behind one address. */
export const NETWORK_FACTOR = 50

type Spend = {
  amount?: number
  factor?: number
  /** Of whom less is let through than of others, and what they are told then (D59). */
  less?: { count: number; code: RefusalCode } | undefined
}

/**
 * Takes `amount` from the limit of `subject`, in one statement, so that parallel requests cannot slip
 * through. Throws 429 with Retry-After when it is used up.
 */
export async function spend(ctx: Ctx, name: LimitName, subject: string, more: Spend = {}) {
  const { windowMs } = LIMITS[name]
  const { amount = 1, factor = 1, less } = more
  const { count } = less ?? LIMITS[name]
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .insert(limitCounters)
    .values({ key: `${name}:${subject}`, count: amount, resetsAt: now + windowMs })
    .onConflictDoUpdate({
      target: limitCounters.key,
      set: {
        count: sql`case when ${limitCounters.resetsAt} <= ${now} then ${amount} else ${limitCounters.count} + ${amount} end`,
        resetsAt: sql`case when ${limitCounters.resetsAt} <= ${now} then ${now + windowMs} else ${limitCounters.resetsAt} end`,
      },
    })
    .returning()
  if (row && row.count > count * factor * ctx.settings.RATE_LIMIT_FACTOR) {
    throw tooMany(row.resetsAt - now, less?.code)
  }
}

/** Refuses when the limit of `subject` is used up, without taking from it: what turns out right is spent later. */
export async function requireLeft(ctx: Ctx, name: LimitName, subject: string) {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .select()
    .from(limitCounters)
    .where(sql`${limitCounters.key} = ${`${name}:${subject}`}`)
  if (!row || row.resetsAt <= now) return
  if (row.count >= LIMITS[name].count * ctx.settings.RATE_LIMIT_FACTOR) {
    throw tooMany(row.resetsAt - now)
  }
}

export function tooMany(waitMs: number, code: RefusalCode = 'too_many'): Refusal {
  return new Refusal(code, 429, { retryAfterSeconds: waitMs / SECOND })
}

/** What was taken before judging and turned out right is no failure: a statement that puts it back. */
export function giveBack(db: Db, name: LimitName, subject: string) {
  return db
    .update(limitCounters)
    .set({ count: sql`max(${limitCounters.count} - 1, 0)` })
    .where(eq(limitCounters.key, `${name}:${subject}`))
}

/** A statement that begins the limit of `subject` anew. */
export function forgive(db: Db, name: LimitName, subject: string) {
  return db.delete(limitCounters).where(eq(limitCounters.key, `${name}:${subject}`))
}

/** Cron: forgets counters whose window is over. */
export function deleteExpiredLimits(db: Db, now: number) {
  return db.delete(limitCounters).where(lte(limitCounters.resetsAt, now))
}
