/** The outbox (D41): a mail is a row in the batch of what it tells, sent at once and by cron, retried. */
import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { runBatch, type Statement } from '../db/batch.ts'
import { DAY, MINUTE } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { writeLog } from '../http/log.ts'
import { noteFailure, noteSuccess } from './health.ts'
import type { Mail } from './layout.ts'
import { type Delivery, isTooLate, outcomeOf, waitAfter } from './rules.ts'
import { deliver } from './sendgrid.ts'
import { byService, type MailService, mailServiceOf } from './service.ts'
import { outbox } from './tables.ts'

/** A call may make so many requests to others on the smallest plan, and a batch so many statements. */
const CLAIMED_MAX = 10
/** Longer than the service's timeout. */
const CLAIM_MS = MINUTE
const KEPT_MS = 30 * DAY
/** A run; more than are written in five minutes. */
const DELETED_MAX = 500

type Status = typeof outbox.$inferSelect.status

function rowOf(ctx: Ctx, mail: Mail) {
  const now = ctx.clock.now()
  return {
    kind: mail.kind,
    recipient: mail.to,
    subject: mail.subject,
    // Where nobody can send, the row only says that there would have been a mail.
    textBody: byService(ctx, { service: mail.text, local: mail.text, none: '' }),
    htmlBody: byService(ctx, { service: mail.html, local: mail.html, none: '' }),
    status: byService<Status>(ctx, { service: 'pending', local: 'sent', none: 'dead' }),
    nextAt: now,
    createdAt: now,
    sentAt: byService<number | null>(ctx, { service: null, local: now, none: null }),
    unsubscribeUrl: mail.unsubscribeUrl,
  }
}

/** For the batch of what the mail tells; `sendSoon` after the batch. */
export function mailStatement(ctx: Ctx, mail: Mail): Statement {
  return ctx.db.insert(outbox).values(rowOf(ctx, mail))
}

/** `mark` stands in the texts for what only the batch knows, such as the number of what it makes. */
export type Fill = { mark: string; value: SQL }

/** The same for whom `where` holds (of their row in users); else no mail, and nothing that depends on it. */
export function mailWhere(ctx: Ctx, mail: Mail, where: SQL, fill?: Fill): Statement {
  const row = rowOf(ctx, mail)
  const filled = (text: string | SQL) =>
    fill ? sql`replace(${text}, ${fill.mark}, ${fill.value})` : sql`${text}`
  return ctx.db.insert(outbox).select(
    ctx.db
      .select({
        id: sql<number>`null`.as('id'),
        kind: sql<string>`${row.kind}`.as('kind'),
        recipient: sql<string>`${row.recipient}`.as('recipient'),
        subject: sql<string>`${row.subject}`.as('subject'),
        textBody: sql<string>`${filled(row.textBody)}`.as('text_body'),
        htmlBody: sql<string>`${filled(row.htmlBody)}`.as('html_body'),
        status: sql<Status>`${row.status}`.as('status'),
        attempts: sql<number>`0`.as('attempts'),
        nextAt: sql<number>`${row.nextAt}`.as('next_at'),
        createdAt: sql<number>`${row.createdAt}`.as('created_at'),
        sentAt: sql<number | null>`${row.sentAt}`.as('sent_at'),
        unsubscribeUrl: sql<string | null>`${row.unsubscribeUrl}`.as('unsubscribe_url'),
      })
      .from(users)
      .where(where),
  )
}

/** Sends what is due after the answer: how long it takes tells nobody whether there was a mail. */
export function sendSoon(ctx: Ctx): void {
  ctx.later(sendDueMail)
}

/** Cron, and right after a batch. Answers how many were sent. */
export async function sendDueMail(ctx: Ctx): Promise<number> {
  const service = await mailServiceOf(ctx)
  if (service.mode !== 'service') return 0
  const letters = await claim(ctx)
  const attempts = await Promise.all(letters.map((letter) => attempt(ctx, service, letter)))
  const health = healthOf(ctx, attempts)
  await runBatch(ctx.db, [...attempts.map((a) => a.statement), ...(health ? [health] : [])])
  return attempts.filter((a) => a.delivery === 'sent').length
}

/** Cron: addresses are not kept for ever. */
export async function deleteOldMail(ctx: Ctx): Promise<number> {
  // Ids grow with time: the first are the oldest, and no index on the time has to be kept.
  const first = sql`${outbox.id} in (select id from outbox where id > 0 order by id limit ${DELETED_MAX})`
  const old = and(first, lte(outbox.createdAt, ctx.clock.now() - KEPT_MS))
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

async function attempt(ctx: Ctx, service: MailService, letter: Letter): Promise<Attempt> {
  const { id, kind, recipient: to, subject, textBody: text, htmlBody: html, attempts } = letter
  const { unsubscribeUrl } = letter
  const late = isTooLate(kind, letter.createdAt, ctx.clock.now())
  const delivery = late
    ? 'late'
    : await deliver(service, { to, subject, text, html, unsubscribeUrl })
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
