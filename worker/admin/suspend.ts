/** Closing an account: nobody comes in by it, its items are in no list, and its trades are over. */
import { and, eq, sql } from 'drizzle-orm'
import { mailboxMark, marked, phoneMark } from '../accounts/marks/marks.ts'
import { hideItems } from '../accounts/person/closing.ts'
import { endSessionsOf } from '../accounts/person/sessions.ts'
import { personById } from '../accounts/person/store.ts'
import { users } from '../accounts/tables.ts'
import { closeSockets } from '../chat/leave.ts'
import type { Statement } from '../db/batch.ts'
import type { Ctx } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { logFailure } from '../http/log.ts'
import { items } from '../items/tables.ts'
import { SUSPENDED } from '../items/terms.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { accountMail } from '../mail/templates/account-mail.ts'
import { cancelPendingOfSuspended } from '../trades/steps/endings.ts'
import { endTradesOfSuspended } from '../trades/suspended.ts'
import { verifications } from '../verification/tables.ts'

/**
 * For the batch that decides it; `afterSuspending` then. `words`: why, as the person reads it in the mail; null: what was
 * reported of them. Throws 422 for an administrator, 404. Already closed: nothing.
 */
export async function suspending(
  ctx: Ctx,
  userId: string,
  words: string | null = null,
): Promise<Statement[]> {
  const person = await personById(ctx.db, userId)
  if (!person) throw new Refusal('not_found', 404)
  if (ctx.settings.ADMIN_EMAILS.includes(person.email)) throw new Refusal('suspend_admin', 422)
  if (person.suspendedAt !== null) return []
  const now = ctx.clock.now()
  return [
    ctx.db.update(users).set({ suspendedAt: now }).where(eq(users.id, userId)),
    endSessionsOf(ctx.db, userId),
    // Promised ones too: when their trade ends they are on offer nowhere.
    hideItems(ctx.db, userId, SUSPENDED),
    ...cancelPendingOfSuspended(ctx, userId),
    // By these they are known again (D60), also who was here before marks were kept.
    marked(ctx, userId, mailboxMark(ctx, person.email), ...(await provedNumber(ctx, userId))),
    mailStatement(ctx, accountMail(ctx, person, { kind: 'account_suspended', words })),
  ]
}

async function provedNumber(ctx: Ctx, userId: string) {
  const [row] = await ctx.db
    .select({ number: verifications.subject, country: users.country })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId))
    .where(
      and(
        eq(verifications.userId, userId),
        eq(verifications.kind, 'phone'),
        eq(verifications.status, 'approved'),
      ),
    )
  return row?.number ? [phoneMark(ctx, row.number, row.country)] : []
}

/** What fails here, or is too much for one call, is cron's. */
export async function afterSuspending(ctx: Ctx, userId: string): Promise<void> {
  sendSoon(ctx)
  closeSockets(ctx, userId, { but: null })
  try {
    await endTradesOfSuspended(ctx, userId)
  } catch (error) {
    logFailure('trades of a suspended person', error)
  }
}

/** For the batch that opens the account again, with what was hidden with it. */
export const restoring = (ctx: Ctx, userId: string): Statement[] => [
  ctx.db.update(users).set({ suspendedAt: null }).where(eq(users.id, userId)),
  ctx.db
    .update(items)
    .set({ deletedAt: null })
    // The first condition is that of the index.
    .where(
      and(eq(items.ownerId, userId), sql`${items.deletedAt} <> 0`, eq(items.deletedAt, -SUSPENDED)),
    ),
]
