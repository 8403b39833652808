/** Closing an account: nobody comes in by it, its items are in no list, and its trades are over. */
import { and, eq, sql } from 'drizzle-orm'
import { hideItems } from '../accounts/person/closing.ts'
import { endSessionsOf } from '../accounts/person/sessions.ts'
import { personById } from '../accounts/person/store.ts'
import { users } from '../accounts/tables.ts'
import { closeSockets } from '../chat/leave.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { logFailure } from '../http/log.ts'
import { items } from '../items/tables.ts'
import { SUSPENDED } from '../items/terms.ts'
import { cancelPendingOfSuspended } from '../trades/steps/endings.ts'
import { endTradesOfSuspended } from '../trades/suspended.ts'
import { audit } from './access/audit.ts'

/** For the batch that decides it; `afterSuspending` then. Throws 422 for an administrator. Already closed: nothing. */
export async function suspending(ctx: Ctx, userId: string): Promise<Statement[]> {
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
  ]
}

/** What fails here, or is too much for one call, is cron's. */
export async function afterSuspending(ctx: Ctx, userId: string): Promise<void> {
  closeSockets(ctx, userId, { but: null })
  try {
    await endTradesOfSuspended(ctx, userId)
  } catch (error) {
    logFailure('trades of a suspended person', error)
  }
}

/** Throws 404 where nobody is suspended (any more). */
export async function unsuspend(ctx: Ctx, admin: Viewer, userId: string): Promise<void> {
  const still = sql`(select ${admin.id} from users where id = ${userId} and suspended_at is not null)`
  try {
    await runBatch(ctx.db, [
      audit(ctx, still, 'unsuspend', `person:${userId}`),
      ctx.db.update(users).set({ suspendedAt: null }).where(eq(users.id, userId)),
      ctx.db
        .update(items)
        .set({ deletedAt: null })
        // The first condition is that of the index.
        .where(
          and(
            eq(items.ownerId, userId),
            sql`${items.deletedAt} <> 0`,
            eq(items.deletedAt, -SUSPENDED),
          ),
        ),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'admin_actions.admin_id') throw new Refusal('not_found', 404)
    throw error
  }
}
