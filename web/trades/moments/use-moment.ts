/** What is marked on the page of a trade, once: that it was agreed on, that it is completed (J196). */
import { useEffect, useState } from 'react'
import type { TradePage } from '#contract/trades'
import { isCompleted, isPending, isToReview, mayMeet } from '#rules/trades'
import { REVEAL_MS } from '#terms/reputation'
import { serverNow } from '#web/api/server-clock.ts'
import { isCompletionSeen, noteCompletionSeen } from './completed-seen.ts'

export type Moment = 'agreed' | 'done'

/** Completed while nobody looked, and nothing was said of it yet. */
function isUnseen({ id, completedAt, myReview }: TradePage): boolean {
  if (completedAt === null || myReview === null || !isToReview(myReview)) return false
  return !isCompletionSeen(id) && serverNow() < Date.parse(completedAt) + REVEAL_MS
}

/** What comes after the agreement has begun: that is what is said then. */
const hasGoneOn = (trade: TradePage): boolean =>
  trade.meetingSuggestedBy !== null ||
  trade.meetingAgreed !== null ||
  trade.change !== null ||
  trade.fromUserDeliveryConfirmed ||
  trade.toUserDeliveryConfirmed

/** For as long as the page stands, unless what comes next has come. */
export function useMoment(trade: TradePage): Moment | null {
  const { id, status } = trade
  const [opened] = useState(() => ({ status, isUnseen: isUnseen(trade) }))
  const isAgreed = isPending(opened.status) && mayMeet(status) && !hasGoneOn(trade)
  const isDone = isCompleted(status) && (opened.isUnseen || !isCompleted(opened.status))
  useEffect(() => {
    if (isDone) noteCompletionSeen(id)
  }, [id, isDone])
  if (isDone) return 'done'
  return isAgreed ? 'agreed' : null
}
