/** Whether a proposal may be made (D29), and what kind of offer it is. */
import {
  ANSWER_MS,
  isAwaited,
  isLate,
  isOpen,
  isPending,
  sideOf,
  type TradeState,
} from '../trades/rules.ts'
import type { OfferType } from '../trades/terms.ts'
import {
  judgeTerms,
  judgeThings,
  type TermsGiven,
  type TermsRefusal,
  type Thing,
} from '../trades/versions/rules.ts'

import type { Group } from './terms.ts'

export type Offer = {
  /** The short body of the item page: a message, and nothing offered yet. */
  isShort: boolean
  offerType?: OfferType | null | undefined
  offeredItemIds?: number[] | undefined
  /** More things of the same person, with or without the one that is proposed for (D49). */
  requestedItemIds?: number[] | undefined
  /** Guaraníes x 100. */
  offeredAmount?: number | null | undefined
  /** What the owner is to add. */
  requestedAmount?: number | null | undefined
  message: string
}
/** An item of the proposal by now, and what was shown of it. */
type Revised = { id: number; revision: number }
type Seen = { itemId: number; revision: number }

export type ProposalRefusal =
  | TermsRefusal
  | 'item_not_found'
  | 'proposal_own'
  | 'proposal_other_owner'
  | 'item_unavailable'
  | 'amount_required'
  | 'message_required'
  | 'proposal_pending'
  | 'asked_rejected'
  | 'asked_withdrawn'

/** What names items without a type is an offer of items (D29). Null: a convenir. */
export function kindOf(offer: Offer): OfferType | null {
  if (offer.isShort) return null
  if (offer.offerType) return offer.offerType
  if (offer.offeredItemIds?.length) return 'item'
  return offer.offeredAmount ? 'money' : null
}

/** The first version of the terms: of a kind only what belongs to it counts, of a question nothing (D29). */
export function termsOf(offer: Offer, targetId: number): TermsGiven {
  const kind = kindOf(offer)
  const others = (kind && offer.requestedItemIds?.filter((id) => id !== targetId)) ?? []
  return {
    offeredItemIds: kind === 'item' || kind === 'combination' ? (offer.offeredItemIds ?? []) : [],
    requestedItemIds: [targetId, ...others],
    offeredAmount:
      kind === 'money' || kind === 'combination' ? (offer.offeredAmount ?? null) : null,
    requestedAmount: (kind && offer.requestedAmount) ?? null,
  }
}

/** What can be said of the offer by itself; also by the form, before anything is sent. */
export function judgeOffer(offer: Offer, targetId: number): ProposalRefusal | null {
  const kind = kindOf(offer)
  if (kind === null) {
    // A body with a list of items, though an empty one, is an offer of items.
    if (offer.offeredItemIds !== undefined && !offer.isShort) return 'offered_missing'
    return offer.message === '' ? 'message_required' : null
  }
  if (kind !== 'money' && !offer.offeredItemIds?.length) return 'offered_missing'
  if (kind !== 'item' && !offer.offeredAmount) return 'amount_required'
  return judgeTerms(termsOf(offer, targetId), targetId)
}

/** `things`: those of the offer that exist, the one that is proposed for among them. */
export function judgeProposal(
  offer: Offer & { toUserId?: string | undefined; requestedItemId: number },
  target: Thing | null,
  things: readonly Thing[],
  actorId: string,
): ProposalRefusal | null {
  if (target === null) return 'item_not_found'
  if (target.ownerId === actorId) return 'proposal_own'
  if (offer.toUserId !== undefined && offer.toUserId !== target.ownerId)
    return 'proposal_other_owner'
  const wrong = judgeOffer(offer, offer.requestedItemId)
  if (wrong) return wrong
  if (target.tradeStatus !== 'available' || target.isHeld) return 'item_unavailable'
  const parties = { fromUserId: actorId, toUserId: target.ownerId }
  return judgeThings(termsOf(offer, offer.requestedItemId), parties, things)
}

/** Whether one of these is another one than was shown. Who does not say what was shown is taken at their word. */
export const isOther = (items: readonly Revised[], seen: readonly Seen[]): boolean =>
  seen.some(({ itemId, revision }) =>
    items.some((item) => item.id === itemId && item.revision !== revision),
  )

export const MISSING: readonly ProposalRefusal[] = ['item_not_found']
/** The state moved on: 409; everything else is a rule that the offer breaks: 422. */
export const MOVED: readonly ProposalRefusal[] = [
  'item_unavailable',
  'offered_held',
  'proposal_pending',
  'asked_rejected',
  'asked_withdrawn',
]

/** Never later than 72 hours from now, ms. */
export const expiryOf = (asked: number | undefined, now: number): number =>
  Math.min(asked !== undefined && asked > now ? asked : Infinity, now + ANSWER_MS)

/** Where a trade stands for this person. */
export function groupOf(trade: TradeState, userId: string, now: number): Group {
  if (isOpen(trade.status)) return isAwaited(trade, userId, now) ? 'awaited' : 'open'
  if (!isPending(trade.status) || isLate(trade, now)) return 'over'
  // Also while it may not be accepted: it is this side's to answer.
  return sideOf(trade, userId) === trade.offeredBy ? 'waiting' : 'awaited'
}
