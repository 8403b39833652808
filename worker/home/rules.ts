/** What waits for a person. Pure. */
import { awaitedStep, isToReview, type TradeState, unwrittenReview } from '../trades/rules.ts'
import type { ReviewStanding } from '../trades/terms.ts'
import { WAITING_KINDS, type WaitingKind } from './terms.ts'

export type Standing = {
  state: TradeState
  completedAt: number | null
  /** Of this person's review, where it is written. */
  review: Exclude<ReviewStanding, 'open' | 'closed'> | null
  /** Messages. */
  unread: number
}

/** What of it is the most pressing; null: it waits for the other side, or is over. */
export function waitingKind(
  { state, completedAt, review, unread }: Standing,
  userId: string,
  now: number,
): WaitingKind | null {
  const step = awaitedStep(state, userId, now)
  if (step) return step
  if (unread > 0) return 'messages'
  const isToWrite = review === null && isToReview(unwrittenReview(completedAt, now))
  return isToWrite ? 'review' : null
}

/** The most pressing kind first; of one kind as they came. */
export const inOrder = <T extends { kind: WaitingKind }>(waiting: readonly T[]): T[] =>
  waiting.toSorted((a, b) => WAITING_KINDS.indexOf(a.kind) - WAITING_KINDS.indexOf(b.kind))
