/** Whether a proposal may be made (D29), and what kind of offer it is. */
import type { TradeStatus } from '../items/terms.ts'
import { ANSWER_MS } from '../trades/rules.ts'
import type { OfferType } from '../trades/terms.ts'

export type Offer = {
  /** The short body of the item page: a message, and nothing offered yet. */
  isShort: boolean
  offerType?: OfferType | null | undefined
  offeredItemIds?: number[] | undefined
  /** Guaraníes x 100. */
  offeredAmount?: number | null | undefined
  message: string
}
export type Target = { ownerId: string; tradeStatus: TradeStatus; isHeld: boolean }
export type Offered = Target & { id: number }
/** An item of the proposal by now, and what was shown of it. */
type Revised = { id: number; revision: number }
type Seen = { itemId: number; revision: number }

export type ProposalRefusal =
  | 'item_not_found'
  | 'proposal_own'
  | 'proposal_other_owner'
  | 'item_unavailable'
  | 'offered_missing'
  | 'offered_doubled'
  | 'offered_target'
  | 'offered_not_yours'
  | 'offered_held'
  | 'amount_required'
  | 'message_required'
  | 'proposal_pending'

/** What names items without a type is an offer of items (D29). Null: a convenir. */
export function kindOf(offer: Offer): OfferType | null {
  if (offer.isShort) return null
  if (offer.offerType) return offer.offerType
  if (offer.offeredItemIds?.length) return 'item'
  return offer.offeredAmount ? 'money' : null
}

/** What can be said of the offer by itself; also by the form, before anything is sent. */
export function judgeOffer(offer: Offer, targetId: number): ProposalRefusal | null {
  const kind = kindOf(offer)
  const ids = offer.offeredItemIds ?? []
  if (kind === null) {
    // A body with a list of items, though an empty one, is an offer of items.
    if (offer.offeredItemIds !== undefined && !offer.isShort) return 'offered_missing'
    return offer.message === '' ? 'message_required' : null
  }
  if (kind !== 'money' && ids.length === 0) return 'offered_missing'
  if (kind !== 'item' && !offer.offeredAmount) return 'amount_required'
  if (kind === 'money') return null
  if (new Set(ids).size < ids.length) return 'offered_doubled'
  return ids.includes(targetId) ? 'offered_target' : null
}

/** `offered`: those of the offer's items that exist. */
export function judgeProposal(
  offer: Offer & { toUserId?: string | undefined; requestedItemId: number },
  target: Target | null,
  offered: readonly Offered[],
  actorId: string,
): ProposalRefusal | null {
  if (target === null) return 'item_not_found'
  if (target.ownerId === actorId) return 'proposal_own'
  if (offer.toUserId !== undefined && offer.toUserId !== target.ownerId)
    return 'proposal_other_owner'
  const wrong = judgeOffer(offer, offer.requestedItemId)
  if (wrong) return wrong
  if (target.tradeStatus !== 'available' || target.isHeld) return 'item_unavailable'
  const ids = kindOf(offer) === 'money' ? [] : (offer.offeredItemIds ?? [])
  const isMine = (id: number) => offered.some((one) => one.id === id && one.ownerId === actorId)
  if (!ids.every(isMine)) return 'offered_not_yours'
  const isTaken = (one: Offered) => one.isHeld || one.tradeStatus !== 'available'
  return offered.some((one) => ids.includes(one.id) && isTaken(one)) ? 'offered_held' : null
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
]

/** Never later than 72 hours from now, ms. */
export const expiryOf = (asked: number | undefined, now: number): number =>
  Math.min(asked !== undefined && asked > now ? asked : Infinity, now + ANSWER_MS)
