/** Whether terms may be put on the table (D49): what each side gives, judged by itself and by whose the things are. */
import type { TradeStatus } from '../../items/terms.ts'
import { type OfferType, THINGS_MAX } from '../terms.ts'

/** Amounts are guaraníes x 100. */
export type TermsGiven = {
  offeredItemIds: number[]
  /** With the one that the trade begins with. */
  requestedItemIds: number[]
  offeredAmount: number | null
  requestedAmount: number | null
}
/** A thing by now. `isHeld`: promised to another trade; `isOwn`: to this one. */
export type Thing = {
  id: number
  ownerId: string
  tradeStatus: TradeStatus
  isHeld: boolean
  isOwn: boolean
}
type Parties = { fromUserId: string; toUserId: string }

export type TermsRefusal =
  | 'offered_missing'
  | 'offered_many'
  | 'offered_doubled'
  | 'offered_target'
  | 'offered_not_yours'
  | 'offered_held'
  | 'asked_missing'
  | 'asked_other_owner'
  | 'money_both'
  | 'terms_same'

/** What can be said of them without knowing the things; also by the dialog, before anything is sent. */
export function judgeTerms(terms: TermsGiven, requestedItemId: number): TermsRefusal | null {
  const { offeredItemIds: offered, requestedItemIds: requested } = terms
  if (!requested.includes(requestedItemId)) return 'asked_missing'
  if (offered.includes(requestedItemId)) return 'offered_target'
  if (Math.max(offered.length, requested.length) > THINGS_MAX) return 'offered_many'
  if (terms.offeredAmount !== null && terms.requestedAmount !== null) return 'money_both'
  if (offered.length === 0 && terms.offeredAmount === null) return 'offered_missing'
  const all = [...offered, ...requested]
  return new Set(all).size < all.length ? 'offered_doubled' : null
}

/** `things`: those of the terms that exist. */
export function judgeThings(
  terms: TermsGiven,
  { fromUserId, toUserId }: Parties,
  things: readonly Thing[],
): TermsRefusal | null {
  const { offeredItemIds: offered, requestedItemIds: requested } = terms
  const isOf = (owner: string) => (id: number) =>
    things.some((thing) => thing.id === id && thing.ownerId === owner)
  if (!offered.every(isOf(fromUserId))) return 'offered_not_yours'
  if (!requested.every(isOf(toUserId))) return 'asked_other_owner'
  return things.some(isTaken) ? 'offered_held' : null
}

/** What this very trade holds is reserved, and free for it. */
const isTaken = ({ isHeld, tradeStatus, isOwn }: Thing) =>
  isHeld || (tradeStatus !== 'available' && !isOwn)

const inOrder = (ids: readonly number[]) => [...ids].sort((a, b) => a - b).join()

export const areSame = (one: TermsGiven, other: TermsGiven): boolean =>
  inOrder(one.offeredItemIds) === inOrder(other.offeredItemIds) &&
  inOrder(one.requestedItemIds) === inOrder(other.requestedItemIds) &&
  one.offeredAmount === other.offeredAmount &&
  one.requestedAmount === other.requestedAmount

/** What the proposer gives, in the words of D29; null: nothing yet. */
export function offerTypeOf({ offeredItemIds, offeredAmount }: TermsGiven): OfferType | null {
  if (offeredItemIds.length === 0) return offeredAmount === null ? null : 'money'
  return offeredAmount === null ? 'item' : 'combination'
}
