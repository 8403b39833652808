/** Claims on deposits (D33): reported by one side, answered by the other, decided by an administrator. */
import { audit } from '../../admin/access/audit.ts'
import { lostConstraint, runBatch } from '../../db/batch.ts'
import { iso, isoOrNull } from '../../http/clock.ts'
import type { Ctx, Viewer } from '../../http/context.ts'
import { Refusal } from '../../http/errors.ts'
import { languageOf } from '../../http/language.ts'
import { mailStatement, sendSoon } from '../../mail/outbox.ts'
import { claimOpenedMail } from '../../mail/templates/claim-opened.ts'
import { notify } from '../../notifications/notify.ts'
import { partysTrade } from '../../trades/rows/party.ts'
import type { ClaimBody, DecisionBody, OpenClaim } from '../contract.ts'
import { openPayout } from '../payouts/store.ts'
import { settleSoon } from '../queue.ts'
import { claimRefusal, mayDecide } from '../rules.ts'
import { paymentChanged } from '../settle.ts'
import { moved, releaseBegun } from '../store.ts'
import { claimedIn, claimOf } from '../view.ts'
import {
  answered,
  claimById,
  decided,
  type OpenClaimRow,
  openClaims,
  opened,
} from './claims-store.ts'

/** Of the oldest; the rest follows when these are decided. */
const LIST_MAX = 60

/** The accused side is told, and asked for its own words. Throws 409 without a deposit to decide on. */
export async function openClaim(ctx: Ctx, viewer: Viewer, tradeId: number, body: ClaimBody) {
  const row = await partysTrade(ctx, viewer, tradeId)
  const now = ctx.clock.now()
  const refusal = claimRefusal(claimedIn(row, viewer.id), now)
  if (refusal) throw new Refusal(refusal, 409)
  const { trade, item } = row
  const isProposer = trade.fromUserId === viewer.id
  const accusedId = isProposer ? trade.toUserId : trade.fromUserId
  const [claimant, accused] = isProposer ? [row.proposer, row.owner] : [row.owner, row.proposer]
  const params = { name: claimant.firstName, item: item.title }
  const addressee = { ...accused, language: languageOf(accused.language) }
  const link = `${ctx.baseUrl}/trades/${tradeId}`
  const claim = { ...body, tradeId, claimantId: viewer.id, accusedId }
  try {
    await runBatch(ctx.db, [
      opened(ctx.db, claim, now),
      notify(ctx.db, { userId: accusedId, type: 'claim_opened', tradeId, params }, now),
      mailStatement(ctx, claimOpenedMail(ctx, addressee, { ...params, link })),
    ])
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'deposit_claims.accused_id') throw new Refusal('claim_no_deposit', 409)
    if (lost === 'deposit_claims.trade_id') throw new Refusal('claim_made', 409)
    throw error
  }
  paymentChanged(ctx, tradeId)
  sendSoon(ctx)
}

export async function answerClaim(ctx: Ctx, viewer: Viewer, tradeId: number, answer: string) {
  await partysTrade(ctx, viewer, tradeId)
  if (!(await answered(ctx.db, tradeId, viewer.id, answer, ctx.clock.now()))) {
    throw new Refusal('claim_over', 409)
  }
  paymentChanged(ctx, tradeId)
}

export async function listClaims(ctx: Ctx): Promise<OpenClaim[]> {
  return (await openClaims(ctx.db, LIST_MAX)).map((row) => openClaimOf(ctx, row))
}

/** The deposit, while it may be taken. */
function heldOf({ payment }: OpenClaimRow, now: number) {
  const { id, amount, captureBefore } = payment ?? {}
  if (!id || !amount || !captureBefore || captureBefore <= now) return null
  return { id, amount, captureBefore, status: 'held' as const }
}

function openClaimOf(ctx: Ctx, row: OpenClaimRow): OpenClaim {
  const { claim, trade } = row
  const now = ctx.clock.now()
  const held = heldOf(row, now)
  return {
    ...claimOf(claim),
    tradeId: claim.tradeId,
    tradeStatus: trade.status,
    item: row.item,
    meetingDateTime: isoOrNull(trade.meetingAt),
    claimantName: row.claimantName,
    accusedName: row.accusedName,
    deposit: held && {
      amount: held.amount,
      captureBefore: iso(held.captureBefore),
    },
    mayDecide: mayDecide(claim, now),
  }
}

/**
 * Both are told; the deposit follows through the queue. Throws 404, 409 before both were heard, when it
 * was decided, or when nothing is held that could be taken. What nobody answered takes nothing (D56).
 */
export async function decideClaim(ctx: Ctx, admin: Viewer, id: number, body: DecisionBody) {
  const row = await claimById(ctx.db, id)
  if (!row) throw new Refusal('not_found', 404)
  const { claim, item } = row
  const now = ctx.clock.now()
  if (claim.decidedAt !== null) throw new Refusal('claim_over', 409)
  if (!mayDecide(claim, now)) throw new Refusal('claim_unheard', 409)
  const held = heldOf(row, now)
  const isTaken = body.decision === 'capture'
  if (isTaken && claim.answer === null) throw new Refusal('claim_unanswered', 409)
  if (isTaken && !held) throw new Refusal('claim_no_deposit', 409)
  const { tradeId } = claim
  const params = { item, ...(body.note && { reason: body.note }) }
  const details = { decision: body.decision, tradeId, amount: row.payment?.amount ?? null }
  try {
    await runBatch(ctx.db, [
      decided(ctx.db, id, admin.id, body, now),
      ...(held ? [moved(ctx.db, held, isTaken ? 'capturing' : 'releasing', now)] : []),
      ...(held && isTaken
        ? [
            openPayout(
              ctx.db,
              { paymentId: held.id, tradeId, userId: claim.claimantId, amount: held.amount },
              now,
            ),
          ]
        : []),
      releaseBegun(ctx.db, tradeId, claim.accusedId, now),
      ...[claim.claimantId, claim.accusedId].map((userId) =>
        notify(ctx.db, { userId, type: 'claim_decided', tradeId, params }, now),
      ),
      audit(ctx, admin.id, 'decide_claim', `claim:${id}`, details),
    ])
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'deposit_claims.statement') throw new Refusal('claim_over', 409)
    if (lost === 'payments.status') throw new Refusal('claim_no_deposit', 409)
    throw error
  }
  paymentChanged(ctx, tradeId)
  settleSoon(ctx)
}
