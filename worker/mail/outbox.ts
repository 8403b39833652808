/** The outbox (D41): a mail is a row in the batch of what it tells, sent at once and by cron, retried. */
import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '../accounts/tables.ts'
import { runBatch, type Statement } from '../db/batch.ts'
import { DAY, MINUTE } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { writeLog } from '../http/log.ts'
import { noteFailure, noteSuccess } from './health.ts'
import { type Delivery, deliveryOf, isTooLate, keepsTexts, outcomeOf, waitAfter } from './rules.ts'
import { type Answer, deliver } from './sendgrid.ts'
import { byService, type MailService, mailModeOf, mailServiceOf } from './service.ts'
import { outbox } from './tables.ts'
import type { Mail } from './templates/layout.ts'

/** A call may make so many requests to others on the smallest plan, and a batch so many statements. */
const CLAIMED_MAX = 10
/**
 * Cron works off what has gathered (J352): of the thousand requests to others and to the database that a run may make, these are half
 * at most, ten letters and two calls of the database a round.
 */
const ROUNDS_MAX = 40
/** The next run comes after five minutes; one that is not done by then leaves the rest to it. */
const RUN_MS = 4 * MINUTE
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
        lastStatus: sql<null>`null`.as('last_status'),
      })
      .from(users)
      .where(where),
  )
}

/** Sends what is due after the answer: how long it takes tells nobody whether there was a mail. */
export function sendSoon(ctx: Ctx): void {
  ctx.later(sendDueMail)
}

/** Right after a batch. Answers how many were sent. */
export const sendDueMail = (ctx: Ctx): Promise<number> => sendRounds(ctx, 1)

/** Cron: all that is due, as long as the service takes it. Answers how many were sent. */
export const sendAllDueMail = (ctx: Ctx): Promise<number> => sendRounds(ctx, ROUNDS_MAX)

async function sendRounds(ctx: Ctx, most: number): Promise<number> {
  const service = await mailServiceOf(ctx)
  if (service.mode !== 'service') return 0
  let all = 0
  const ends = ctx.clock.now() + RUN_MS
  for (let round = 0; round < most && ctx.clock.now() < ends; round += 1) {
    const { claimed, sent } = await sendRound(ctx, service)
    all += sent
    if (claimed < CLAIMED_MAX || sent === 0) break
  }
  return all
}

async function sendRound(ctx: Ctx, service: MailService) {
  const letters = await claim(ctx)
  const attempts = await Promise.all(letters.map((letter) => attempt(ctx, service, letter)))
  const health = healthOf(ctx, attempts)
  await runBatch(ctx.db, [...attempts.map((a) => a.statement), ...(health ? [health] : [])])
  return {
    claimed: letters.length,
    sent: attempts.filter(({ delivery }) => delivery === 'sent').length,
  }
}

/** Cron: addresses are not kept for ever. What still waits stays, as long as somebody sends it. */
export async function deleteOldMail(ctx: Ctx): Promise<number> {
  const isSent = (await mailModeOf(ctx)) === 'service'
  // Ids grow with time: the first are the oldest, and no index on the time has to be kept.
  const first = sql`${outbox.id} in (select id from outbox where id > 0 order by id limit ${DELETED_MAX})`
  const old = and(
    first,
    lte(outbox.createdAt, ctx.clock.now() - KEPT_MS),
    isSent ? ne(outbox.status, 'pending') : undefined,
  )
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
  const { id, kind, attempts } = letter
  const isLate = isTooLate(kind, letter.createdAt, ctx.clock.now())
  const answer = isLate ? null : await ask(service, letter)
  const delivery = answer === null ? 'late' : deliveryOf(answer.status)
  const outcome = delivery === 'late' ? 'dead' : outcomeOf(delivery, attempts)
  writeLog({ event: 'mail', kind, outcome, status: answer?.status ?? null, attempts })
  const now = ctx.clock.now()
  const isLocal = ctx.settings.ENVIRONMENT === 'local'
  const blank = { textBody: '', htmlBody: '' }
  const change = {
    // Local mode is read by people at this machine.
    sent: { status: 'sent' as const, sentAt: now, ...(isLocal ? {} : blank) },
    dead: { status: 'dead' as const, ...(keepsTexts(kind) ? {} : blank) },
    retry: { nextAt: now + waitAfter(attempts, answer?.waitMs) },
  }[outcome]
  const lastStatus = answer?.status ?? letter.lastStatus
  const statement = ctx.db
    .update(outbox)
    .set({ ...change, lastStatus })
    .where(eq(outbox.id, id))
  return { delivery, statement }
}

const ask = (service: MailService, letter: Letter): Promise<Answer> =>
  deliver(service, {
    to: letter.recipient,
    subject: letter.subject,
    text: letter.textBody,
    html: letter.htmlBody,
    unsubscribeUrl: letter.unsubscribeUrl,
    reference: `${letter.id}.${letter.createdAt}`,
  })

/** One letter that went through shows that the service works; a refused one is about that letter. */
function healthOf(ctx: Ctx, attempts: Attempt[]): Statement | null {
  if (attempts.some((a) => a.delivery === 'sent')) return noteSuccess(ctx)
  return attempts.some((a) => a.delivery === 'failed') ? noteFailure(ctx) : null
}
