/** Leaving (D47), and opening the file of everything that is one's own: both ask for the password. */

import {
  deleteDevicesOf,
  hideItems,
  insertDeparture,
  openTrades,
  setLeft,
} from '../accounts/person/closing.ts'
import { endSessionsOf } from '../accounts/person/sessions.ts'
import { personById } from '../accounts/person/store.ts'
import { provedPerson } from '../accounts/sign-in.ts'
import { closeSockets } from '../chat/leave.ts'
import { lostConstraint, runBatch } from '../db/batch.ts'
import { iso, MINUTE } from '../http/clock.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal } from '../http/errors.ts'
import { readToken, signToken } from '../http/secrets/tokens.ts'
import { mailStatement, sendSoon } from '../mail/outbox.ts'
import { leavingMail } from '../mail/templates/account-closing.ts'
import { pushSoon } from '../notifications/push-outbox.ts'
import { endTradesOfLeaver } from '../trades/leaving.ts'
import { cancelPendingOf } from '../trades/steps/endings.ts'
import type { ExportAnswer, LeaveAnswer, LeaveBody } from './contract.ts'
import { LEAVE_MS } from './terms.ts'

/** Long enough for a thousand trades over a slow network. */
const EXPORT_TOKEN_MS = 30 * MINUTE

/** Throws 409 `leave_open_trades` with the trades that are open, unless they end with it (D53); 422, 429. */
export async function leave(
  ctx: Ctx,
  viewer: Viewer,
  { password, endTrades }: LeaveBody,
): Promise<LeaveAnswer> {
  const person = await provedPerson(ctx, viewer, password)
  if (endTrades) await endTradesOfLeaver(ctx, person.id)
  const now = ctx.clock.now()
  const dueAt = now + LEAVE_MS
  try {
    await runBatch(ctx.db, [
      insertDeparture(ctx.db, person.id, now, dueAt),
      ...cancelPendingOf(ctx, person.id),
      hideItems(ctx.db, person.id, now),
      setLeft(ctx.db, person.id, now),
      endSessionsOf(ctx.db, person.id),
      deleteDevicesOf(ctx.db, person.id),
      mailStatement(ctx, leavingMail(ctx, person, dueAt)),
    ])
  } catch (error) {
    if (lostConstraint(error) !== 'departures.user_id') throw error
    const current = await openTrades(ctx.db, person.id)
    // Asked twice at once: the first has ended this session.
    if (current.length === 0) throw new Refusal('signed_out', 401)
    throw new Refusal('leave_open_trades', 409, { current })
  }
  closeSockets(ctx, person.id, { but: null })
  sendSoon(ctx)
  pushSoon(ctx)
  return { until: iso(dueAt) }
}

/** Throws 422, 429. */
export async function openExport(
  ctx: Ctx,
  viewer: Viewer,
  password: string,
): Promise<ExportAnswer> {
  const { id, passwordVersion: version } = await provedPerson(ctx, viewer, password)
  return { token: await signToken(ctx, 'export', { subject: id, version }, EXPORT_TOKEN_MS) }
}

/** Throws 403 `export_over` for a token that is over, somebody else's, or of before a new password (D62). */
export async function requireExportToken(ctx: Ctx, viewer: Viewer, token: string): Promise<void> {
  const [claims, person] = await Promise.all([
    readToken(ctx, 'export', token),
    personById(ctx.db, viewer.id),
  ])
  const isTheirs = claims?.subject === viewer.id && claims.version === person?.passwordVersion
  if (!isTheirs) throw new Refusal('export_over', 403)
}
