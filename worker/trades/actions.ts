/** What the parties do with a trade: load, rule, one batch, announce. */
import { requireMayLink } from '../accounts/person/beginner.ts'
import { isDoubled, lostConstraint, runBatch } from '../db/batch.ts'
import { partOf, requireNoCode, requireOtherCode } from '../handover/codes.ts'
import type { Ctx, Viewer } from '../http/context.ts'
import { Refusal, type RefusalStatus } from '../http/errors.ts'
import { LIMITS, tooMany } from '../http/guards/limits.ts'
import { announce, announceEnd } from './announce.ts'
import type { ActionBody, Terms, TradePage } from './contract.ts'
import { closeTrade, expireTrades } from './cron.ts'
import { voidedByCode } from './late-code.ts'
import { withPlace } from './meeting/places/chosen.ts'
import { openTrade } from './opened.ts'
import { hasWithheld } from './rows/holder.ts'
import { partysTrade } from './rows/party.ts'
import { meetingsSetBy, type TradeRow, versionsOf } from './rows/store.ts'
import { decide, isOpen, sideOf, type TradeRefusal } from './rules.ts'
import { changeOf } from './steps/change-of.ts'
import type { Attempt, Doing } from './steps/doing.ts'
import { isSameMeeting } from './steps/meeting-steps.ts'
import type { Action } from './terms.ts'
import { askedAgain } from './versions/asked-again.ts'
import { offeredIn } from './versions/offered.ts'
import type { TermsRefusal } from './versions/rules.ts'
import { stateOf, termsOf } from './view.ts'

const STATUS: Record<TradeRefusal, RefusalStatus> = {
  trade_not_found: 404,
  trade_not_yours: 403,
  trade_moved: 409,
  trade_expired: 409,
  trade_closed: 409,
  trade_blocked: 409,
  item_withheld: 409,
  seen_changed: 409,
  terms_many: 409,
  asked_rejected: 409,
  asked_withdrawn: 409,
  change_open: 409,
  delivery_confirmed: 409,
  problem_reported: 409,
  cancellation_own: 403,
  cancellation_soon: 409,
}

/** Every version that was offered before, or was asked for as a change; oldest first. Throws 404. */
export async function versionsIn(ctx: Ctx, viewer: Viewer, id: number): Promise<Terms[]> {
  const [{ trade }, versions] = await Promise.all([
    partysTrade(ctx, viewer, id),
    versionsOf(ctx.db, id),
  ])
  return versions
    .filter(({ version }) => version !== trade.version)
    .map(({ version, seq, terms }) => termsOf(ctx, { ...terms, version, event: seq }))
}

/** What names terms (D49, D50), and what is about those that are open. */
const OFFERING: readonly Action[] = ['counter', 'propose_change']
const ANSWERING: readonly Action[] = ['agree_change', 'decline_change', 'withdraw_change']

/** Whether the body means what there is: another version, or another meeting, has taken its place since it was shown. */
function isMeant({ trade }: TradeRow, { action, version, event }: ActionBody): boolean {
  // Whoever agrees says to what.
  if (action === 'confirm_meeting') return event === trade.meetingEvent
  if (action === 'agree_change') return version === trade.changeVersion
  const now = ANSWERING.includes(action) ? trade.changeVersion : trade.version
  return version === undefined || version === now
}

/** Two people who confirm at the same moment: whoever was later tries once more (D28). */
const TRIES = { confirm_delivery: 2 } as const

/**
 * Answers the trade as it is then. Throws 404, 403; 409 with `current` when it moved on, is over, blocked
 * or was done before, or when the same was asked for too often (D59); 422 for terms that break a rule, for a meeting without a place and a time, not in the next days, or at a place that its
 * towns do not offer;
 * 429 for too many of them. `attempt`: of a proposal that takes the place of a question (D48).
 */
export async function act(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  asked: ActionBody,
  attempt?: Attempt,
): Promise<TradePage> {
  const tries = asked.action === 'confirm_delivery' ? TRIES.confirm_delivery : 1
  for (let left = tries; left > 0; left -= 1) {
    const row = await partysTrade(ctx, viewer, id)
    const decision = decide(stateOf(row), asked.action, viewer.id, ctx.clock.now())
    if ('refusal' in decision) {
      const voided = await voidedByCode(ctx, viewer, row, asked)
      if (voided === 'voided') return openTrade(ctx, viewer, id)
      if (voided === 'lost' && left > 1) continue
      throw await refused(ctx, viewer, row, decision.refusal)
    }
    if (!isMeant(row, asked)) throw await refused(ctx, viewer, row, 'trade_moved')
    const isMeeting = asked.action === 'set_meeting_details'
    const body = isMeeting ? await withPlace(ctx, id, asked) : asked
    await judgeCode(ctx, viewer, row, body)
    if (isMeeting) {
      if (isSameMeeting(ctx, row, body)) return agreeTo(ctx, viewer, row)
      await requireUnderLimit(ctx, viewer, id)
    }
    const offered = OFFERING.includes(body.action) ? await offeredIn(ctx, row, body) : undefined
    if (offered && 'refusal' in offered) throw await notOffered(ctx, viewer, row, offered.refusal)
    const doing = { ctx, row, actorId: viewer.id, body, to: decision.to, offered, attempt }
    const lost = await tryTo(doing)
    if (lost === null) return openTrade(ctx, viewer, id)
    if (left === 1) throw await refused(ctx, viewer, row, lost)
  }
  throw new Refusal('trade_moved', 409)
}

/** Whoever suggests what the other side suggests agrees to it; one's own again is no change. */
function agreeTo(ctx: Ctx, viewer: Viewer, { trade }: TradeRow): Promise<TradePage> {
  const { id, meetingBy, meetingEvent } = trade
  if (meetingBy === null || meetingEvent === null || meetingBy === sideOf(trade, viewer.id))
    return openTrade(ctx, viewer, id)
  return act(ctx, viewer, id, { action: 'confirm_meeting', event: meetingEvent })
}

/** The other's code is right, and nobody writes their own to the other side (D52), nor a beginner a link (D59). Throws 422. */
async function judgeCode(ctx: Ctx, viewer: Viewer, row: TradeRow, body: ActionBody): Promise<void> {
  const { trade } = row
  const { message = '', meetingLocation = '', meetingNotes = '', code } = body
  const text = [message, meetingLocation, meetingNotes].join('\n')
  await requireNoCode(ctx.settings, trade, viewer.id, text)
  await requireMayLink(ctx, viewer.id, { message, meetingLocation, meetingNotes })
  if (body.action === 'confirm_delivery' && code !== undefined)
    await requireOtherCode(ctx, partOf(trade, viewer.id), code)
}

/** Each is told to the other side and stays in the trade that both open. Throws 429 with Retry-After. */
async function requireUnderLimit(ctx: Ctx, { id: actor }: Viewer, tradeId: number): Promise<void> {
  const { count, windowMs } = LIMITS.meetingsSet
  const now = ctx.clock.now()
  const most = Math.ceil(count * ctx.settings.RATE_LIMIT_FACTOR)
  const times = await meetingsSetBy(ctx.db, { tradeId, actor, since: now - windowMs }, most)
  const oldest = times.length >= most ? times.at(-1) : undefined
  if (oldest !== undefined) throw tooMany(oldest + windowMs - now)
}

/** Guards of what a version of the terms names. */
const CHANGED = [
  'trades.active_at',
  'trades.requested_item_id',
  'trade_items.item_id',
  'trade_terms.terms',
]

async function tryTo(doing: Doing): Promise<TradeRefusal | null> {
  const { ctx, row, to } = doing
  try {
    await runBatch(ctx.db, await changeOf(doing))
  } catch (error) {
    const lost = lostConstraint(error)
    if (lost === 'trade_events.trade_id') return 'trade_moved'
    if (lost === 'item_holds.item_id') {
      if (isDoubled(error)) return 'trade_blocked'
      return (await hasWithheld(ctx.db, row.trade.id)) ? 'item_withheld' : 'seen_changed'
    }
    if (lost !== null && CHANGED.includes(lost)) return 'seen_changed'
    const again = askedAgain(lost)
    if (again) return again
    throw error
  }
  const isEnd = isOpen(row.trade.status) && !isOpen(to)
  if (isEnd) announceEnd(ctx, row.trade.id)
  else announce(ctx, row.trade.id)
  return null
}

/** A thing that is promised elsewhere by now is no fault of whoever named it. */
async function notOffered(
  ctx: Ctx,
  viewer: Viewer,
  { trade }: TradeRow,
  refusal: TermsRefusal,
): Promise<Refusal> {
  if (refusal !== 'offered_held') return new Refusal(refusal, 422)
  return new Refusal(refusal, 409, { current: await openTrade(ctx, viewer, trade.id) })
}

/** What is over by the clock is brought to its end first, so that the person sees what it has become. */
async function refused(
  ctx: Ctx,
  viewer: Viewer,
  row: TradeRow,
  refusal: TradeRefusal,
): Promise<Refusal> {
  const status = STATUS[refusal]
  if (status !== 409) return new Refusal(refusal, status)
  if (refusal === 'trade_expired') await expireTrades(ctx)
  if (refusal === 'trade_closed') await closeTrade(ctx, row.trade.id)
  return new Refusal(refusal, 409, { current: await openTrade(ctx, viewer, row.trade.id) })
}
