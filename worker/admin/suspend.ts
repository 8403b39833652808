/** Closing an account: nobody comes in by it, its things are in no list, and what was only proposed is over. */
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { endSessionsOf } from '../accounts/sessions.ts'
import { users } from '../accounts/tables.ts'
import { closeSockets } from '../chat/leave.ts'
import { lostConstraint, runBatch, type Statement } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { items } from '../items/tables.ts'
import { notifyAll } from '../notifications/notify.ts'
import { endAll } from '../trades/changes.ts'
import { trades } from '../trades/tables.ts'
import { audit } from './audit.ts'
import { personToSuspend } from './store.ts'

/**
 * `deleted_at` of what is hidden with its owner's account: the end of time, so that no cleaning takes its
 * photos and no other deletion is taken for it.
 */
const HIDDEN = 8_640_000_000_000_000

/** For the batch that decides it; `afterSuspending` then. Throws 422 for an administrator. Already closed: nothing. */
export async function suspending(ctx: Ctx, userId: string): Promise<Statement[]> {
  const person = await personToSuspend(ctx.db, userId)
  if (!person) throw new Refusal('not_found', 404)
  if (ctx.settings.ADMIN_EMAILS.includes(person.email)) throw new Refusal('suspend_admin', 422)
  if (person.suspendedAt !== null) return []
  const now = ctx.clock.now()
  const pending = and(
    sql`${trades.status} = 'pending'`,
    or(eq(trades.fromUserId, userId), eq(trades.toUserId, userId)),
  )
  const params = { why: 'item_deleted' } as const
  return [
    ctx.db.update(users).set({ suspendedAt: now }).where(eq(users.id, userId)),
    endSessionsOf(ctx.db, userId),
    ctx.db
      .update(items)
      .set({ deletedAt: HIDDEN })
      .where(
        and(
          eq(items.ownerId, userId),
          isNull(items.deletedAt),
          sql`${items.tradeStatus} = 'available'`,
        ),
      ),
    ...(['from_user_id', 'to_user_id'] as const).map((who) =>
      notifyAll(ctx.db, pending, { type: 'trade_cancelled', who, params }, now),
    ),
    ...endAll(ctx.db, pending, now, {
      type: 'cancelled_by_system',
      status: 'cancelled',
      details: { reason: 'item_deleted' },
    }),
  ]
}

export const afterSuspending = (ctx: Ctx, userId: string): void => closeSockets(ctx, userId, null)

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
        .where(and(eq(items.ownerId, userId), eq(items.deletedAt, HIDDEN))),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'admin_actions.admin_id') throw new Refusal('not_found', 404)
    throw error
  }
}
