/** Whether the mail service is known to fail (D20), kept as a row that expires by itself. */
import { eq } from 'drizzle-orm'
import { MINUTE } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { limitCounters } from '../http/guards/limits.ts'
import { mailModeOf } from './service.ts'

const KEY = 'mailFailing'
/** After so long without an attempt nobody knows: the next one finds out. */
const KNOWN_MS = 5 * MINUTE

/** A statement: the newest attempt failed. */
export function noteFailure(ctx: Ctx) {
  const resetsAt = ctx.clock.now() + KNOWN_MS
  return ctx.db
    .insert(limitCounters)
    .values({ key: KEY, count: 1, resetsAt })
    .onConflictDoUpdate({ target: limitCounters.key, set: { resetsAt } })
}

/** A statement: the newest attempt went well. */
export function noteSuccess(ctx: Ctx) {
  return ctx.db.delete(limitCounters).where(eq(limitCounters.key, KEY))
}

/**
 * For answers that promise a mail. Asked before anything is known of the address, so that it tells
 * nothing about it. Throws 503.
 */
export async function requireMail(ctx: Ctx): Promise<void> {
  const [mode, [row]] = await Promise.all([
    mailModeOf(ctx),
    ctx.db.select().from(limitCounters).where(eq(limitCounters.key, KEY)),
  ])
  if (mode === 'none') throw new Refusal('EMAIL_SERVICE_NOT_CONFIGURED', 503)
  const left = (row?.resetsAt ?? 0) - ctx.clock.now()
  // Noted before the clock was set back: nobody knows any more.
  if (left > 0 && left <= KNOWN_MS) throw new Refusal('EMAIL_SEND_FAILED', 503)
}
