/** What was given up is sent after all, because an administrator says so: once, whoever presses first. */
import { type SQL, sql } from 'drizzle-orm'
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { isDeadMail, reviveMail } from '../mail/dead.ts'
import { sendSoon } from '../mail/outbox.ts'
import { pushSoon } from '../notifications/push-outbox.ts'
import { isFailedPush, revivePush } from '../notifications/push-store.ts'
import { audit } from './access/audit.ts'
import type { Retry } from './contract.ts'

/** Throws 409 `failure_over` when it is no failure any more, or of no use to anybody. */
export async function retryFailure(ctx: Ctx, admin: Viewer, given: Retry): Promise<void> {
  const now = ctx.clock.now()
  const { isLeft, revived, target } = effectOf(ctx, given, now)
  try {
    await runBatch(ctx.db, [
      audit(ctx, sql`(select ${admin.id} where ${isLeft})`, 'failure_retried', target),
      revived,
    ])
  } catch (error) {
    if (lostConstraint(error) !== 'admin_actions.admin_id') throw error
    throw new Refusal('failure_over', 409)
  }
  if (given.what === 'mail') sendSoon(ctx)
  else pushSoon(ctx)
}

function effectOf({ db }: Ctx, given: Retry, now: number) {
  if (given.what === 'mail') {
    const isLeft: SQL = isDeadMail(given.id)
    return { isLeft, revived: reviveMail(db, given.id, now), target: `mail:${given.id}` }
  }
  const { userId, id } = given
  const isLeft: SQL = isFailedPush(userId, id, now)
  return { isLeft, revived: revivePush(db, userId, id, now), target: `push:${userId}/${id}` }
}
