/** The outbox (D41): a mail is a row in the batch of what it tells, sent at once and by cron, retried. */
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { runBatch, type Statement } from '../db/batch.ts'
import { DAY, MINUTE } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { writeLog } from '../http/log.ts'
import { noteFailure, noteSuccess } from './health.ts'
import type { Mail } from './layout.ts'
import { type Delivery, isTooLate, mailMode, outcomeOf, waitAfter } from './rules.ts'
import { deliver } from './sendgrid.ts'
import { outbox } from './tables.ts'

/** A call may make so many requests to others on the smallest plan, and a batch so many statements. */
const CLAIMED_MAX = 10
/** Longer than the service's timeout. */
const CLAIM_MS = MINUTE
const KEPT_MS = 30 * DAY

/** Where nobody can send, the row only says that there would have been a mail. */
const FIRST_STATUS = { service: 'pending', local: 'sent', none: 'dead' } as const

/** For the batch of what the mail tells; `sendSoon` after the batch. */
export function mailStatement(ctx: Ctx, mail: Mail): Statement {
  const now = ctx.clock.now()
  const mode = mailMode(ctx.settings)
  return ctx.db.insert(outbox).values({
    kind: mail.kind,
    recipient: mail.to,
    subject: mail.subject,
    textBody: mode === 'none' ? '' : mail.text,
    htmlBody: mode === 'none' ? '' : mail.html,
    status: FIRST_STATUS[mode],
    nextAt: now,
    createdAt: now,
    sentAt: mode === 'local' ? now : null,
  })
}

/** Sends what is due after the answer: how long it takes tells nobody whether there was a mail. */
export function sendSoon(ctx: Ctx): void {
  if (mailMode(ctx.settings) === 'service') ctx.later(sendDueMail(ctx))
}

/** Cron, and right after a batch. Answers how many were sent. */
export async function sendDueMail(ctx: Ctx): Promise<number> {
  if (mailMode(ctx.settings) !== 'service') return 0
  const letters = await claim(ctx)
  const attempts = await Promise.all(letters.map((letter) => attempt(ctx, letter)))
  const health = healthOf(ctx, attempts)
  await runBatch(ctx.db, [...attempts.map((a) => a.statement), ...(health ? [health] : [])])
  return attempts.filter((a) => a.delivery === 'sent').length
}

/** Cron: addresses are not kept for ever. */
export async function deleteOldMail(ctx: Ctx): Promise<number> {
  const old = lte(outbox.createdAt, ctx.clock.now() - KEPT_MS)
  return (await ctx.db.delete(outbox).where(old).returning({ id: outbox.id })).length
}

type Letter = typeof outbox.$inferSelect

/**
 * Claiming counts the attempt and hides the letter for a while, in one statement: two callers never
 * send the same letter at once, and one that dies in between leaves it to be tried again.
 */
async function claim(ctx: Ctx): Promise<Letter[]> {
  const now = ctx.clock.now()
  const due = ctx.db
    .select({ id: outbox.id })
    .from(outbox)
    // Literal, as the condition of outbox_due.
    .where(and(sql`${outbox.status} = 'pending'`, lte(outbox.nextAt, now)))
    .orderBy(outbox.nextAt)
    .limit(CLAIMED_MAX)
  return ctx.db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAt: now + CLAIM_MS })
    .where(inArray(outbox.id, due))
    .returning()
}

type Attempt = { delivery: Delivery | 'late'; statement: Statement }

async function attempt(ctx: Ctx, letter: Letter): Promise<Attempt> {
  const { id, kind, recipient: to, subject, textBody: text, htmlBody: html, attempts } = letter
  const late = isTooLate(kind, letter.createdAt, ctx.clock.now())
  const delivery = late ? 'late' : await deliver(ctx.settings, { to, subject, text, html })
  const outcome = delivery === 'late' ? 'dead' : outcomeOf(delivery, attempts)
  writeLog({ event: 'mail', kind, outcome, attempts })
  const now = ctx.clock.now()
  const blank = ctx.settings.ENVIRONMENT === 'local' ? {} : { textBody: '', htmlBody: '' }
  const change = {
    sent: { status: 'sent' as const, sentAt: now, ...blank },
    dead: { status: 'dead' as const, ...blank },
    retry: { nextAt: now + waitAfter(attempts) },
  }[outcome]
  return { delivery, statement: ctx.db.update(outbox).set(change).where(eq(outbox.id, id)) }
}

/** One letter that went through shows that the service works; a refused one is about that letter. */
function healthOf(ctx: Ctx, attempts: Attempt[]): Statement | null {
  if (attempts.some((a) => a.delivery === 'sent')) return noteSuccess(ctx)
  return attempts.some((a) => a.delivery === 'failed') ? noteFailure(ctx) : null
}
