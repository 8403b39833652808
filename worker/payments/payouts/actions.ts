/** Payouts of captured deposits (D56): whose they are, where to, and that an administrator has paid one. */
import { provedPerson } from '../../accounts/sign-in.ts'
import { audit } from '../../admin/access/audit.ts'
import { requireOthers } from '../../admin/access/own.ts'
import { lostConstraint, runBatch } from '../../db/batch.ts'
import { iso } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { cursorBehind, readCursor } from '../../http/cursor.ts'
import { Refusal } from '../../http/errors.ts'
import { cut, type Page } from '../../http/page.ts'
import { mailStatement, sendSoon } from '../../mail/outbox.ts'
import { payoutDetailsMail } from '../../mail/templates/payout-mail.ts'
import { markAllRead } from '../../notifications/store.ts'
import type { OpenPayout, OwnPayout, PayoutDetails, WriteDetails } from '../contract.ts'
import { receipt } from '../entries/receipt.ts'
import { type Gateway, requireGateway } from '../gateways/gateway.ts'
import { isTaken, payableAt, payoutRefusal } from '../rules.ts'
import { asking } from '../start.ts'
import { ENTRIES_PAGE } from '../terms.ts'
import { sealedDetails, unsealedDetails } from './details.ts'
import { keepDetails, type OwedRow, openOf, openPayouts, paidOut, payoutById } from './store.ts'

/** More than one a year is never paid. */
const OWN_MAX = 20

const owedOf = ({ payout, dispute, isProved, lastPaidAt }: OwedRow) => ({
  ...{ dispute, isProved, lastPaidAt, capturedAt: payout.capturedAt },
  hasDetails: payout.detailsSealed !== null,
  isOver: payout.paidAt !== null || payout.voidAt !== null,
})

function ownOf(row: OwedRow, now: number): OwnPayout {
  const { payout, item, lastPaidAt, isProved } = row
  return {
    ...{ id: payout.id, amount: payout.amount, tradeId: payout.tradeId, item: item || null },
    payableAt: iso(payableAt(payout.capturedAt ?? 0, lastPaidAt)),
    hasDetails: payout.detailsSealed !== null,
    isProved,
    refusal: payoutRefusal(owedOf(row), now),
  }
}

export const myPayouts = async ({ db, clock }: Ctx, { id }: Viewer): Promise<OwnPayout[]> =>
  (await openOf(db, id, OWN_MAX)).map((row) => ownOf(row, clock.now()))

/**
 * Throws 404 for what is not theirs; 409 `payout_unproved`: nobody's account is kept in vain, `payout_over`; 422
 * `credentials_wrong`, 429. Its person is mailed: whoever else wrote them has their password.
 */
export async function writeDetails(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  { password, ...details }: WriteDetails,
) {
  const row = await payoutById(ctx.db, id)
  if (row?.payout.userId !== viewer.id) throw new Refusal('not_found', 404)
  if (!row.isProved) throw new Refusal('payout_unproved', 409)
  const person = await provedPerson(ctx, viewer, password)
  const { amount, tradeId } = row.payout
  const sealed = await sealedDetails(ctx, details)
  const now = ctx.clock.now()
  try {
    await runBatch(ctx.db, [
      keepDetails(ctx.db, { id, userId: viewer.id }, sealed, now),
      // What was asked for is done (J152).
      markAllRead(ctx.db, viewer.id, now, { tradeId, types: ['payout_owed'] }),
      mailStatement(ctx, payoutDetailsMail(ctx, person, { amount, about: row.item })),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'payouts.amount') throw new Refusal('payout_over', 409)
    throw error
  }
  sendSoon(ctx)
}

export async function listPayouts(ctx: Ctx, cursor: string | undefined): Promise<Page<OpenPayout>> {
  const list = 'payouts'
  const after = readCursor(cursor, list)?.id ?? 0
  const { shown, end } = cut(await openPayouts(ctx.db, after, ENTRIES_PAGE + 1), ENTRIES_PAGE)
  const now = ctx.clock.now()
  const rows = shown.map((row) => ({
    ...ownOf(row, now),
    ...{ userId: row.payout.userId, name: row.name },
  }))
  return { rows, next: cursorBehind(list, end?.payout.id), total: null }
}

/** Throws 404; 403 `admin_own`; 409 with why it is not to be paid now. */
async function payable(ctx: Ctx, admin: Viewer, id: number) {
  const row = await payoutById(ctx.db, id)
  if (!row) throw new Refusal('not_found', 404)
  requireOthers(admin, row.payout.userId)
  const refusal = payoutRefusal(owedOf(row), ctx.clock.now())
  if (refusal) throw new Refusal(refusal, 409)
  return row
}

/** Where to. Only of what can be paid now, and the look leaves a row: accounts are nobody's reading. */
export async function readDetails(ctx: Ctx, admin: Viewer, id: number): Promise<PayoutDetails> {
  const { payout } = await payable(ctx, admin, id)
  const details = await unsealedDetails(ctx, payout.detailsSealed ?? '')
  // The person writes them again.
  if (details === null) throw new Refusal('payout_no_details', 409)
  await runBatch(ctx.db, [audit(ctx, admin.id, 'payout_details_seen', `payout:${id}`)])
  return details
}

/**
 * An administrator has paid it. Throws 404; 409 with why it was not to be paid, `payout_moved` when something of it
 * changed meanwhile; 503 where the card provider does not say that the money is still ours.
 */
export async function markPaid(ctx: Ctx, admin: Viewer, id: number, reference: string) {
  const { payout, intentId, dispute } = await payable(ctx, admin, id)
  await requireOurs(await requireGateway(ctx), intentId ?? '', dispute === 'won')
  const { userId, tradeId, amount, detailsSealed } = payout
  const now = ctx.clock.now()
  const paid = { id, by: admin.id, reference, seen: detailsSealed ?? '' }
  const line = { userId, tradeId, packageId: null, amount, kind: 'paid_out' as const, reference }
  try {
    await runBatch(ctx.db, [
      paidOut(ctx.db, paid, now),
      ...(await receipt(ctx, line)),
      audit(ctx, admin.id, 'payout_paid', `payout:${id}`, { amount, tradeId, reference }),
    ])
  } catch (error) {
    if (lostConstraint(error) === 'payouts.amount') throw new Refusal('payout_moved', 409)
    throw error
  }
  sendSoon(ctx)
}

/** Neither given back nor disputed by what the provider says now: its events may have been lost. */
async function requireOurs(gateway: Gateway, intentId: string, isWon: boolean) {
  const intent = await asking(gateway.retrieve(intentId), 'payment_unheard')
  if (!isTaken(intent.state)) throw new Refusal('payout_returned', 409)
  if (intent.isDisputed && !isWon) throw new Refusal('payout_disputed', 409)
}
