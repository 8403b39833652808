/** Problems as administrators read and decide them (D54). Amounts are US cents, times ISO 8601 in UTC. */
import * as v from 'valibot'
import type { ChatMessage } from '../../chat/contract.ts'
import type { Trade, TradeEvent } from '../../trades/contract.ts'
import type { Problem } from '../contract.ts'
import type { Consequences } from '../rules.ts'
import type { Answer, Decision, ProblemKind } from '../terms.ts'

type Held = { amount: number; captureBefore: string }

/** GET /api/admin/problems: open ones; first those whose deposit lapses first, then the oldest. */
export type OpenProblem = {
  id: number
  tradeId: number
  kind: ProblemKind
  item: string
  reporterName: string
  accusedName: string
  createdAt: string
  answer: Answer | null
  /** The accused's, that can be taken; null: none. */
  deposit: Held | null
  mayDecide: boolean
}

/** What stands about one of the two. */
export type PartyRecord = {
  userId: string
  name: string
  memberSince: string
  completedTrades: number
  cancelledTrades: number
  noShows: number
  /** Reports they made, and how they were decided. */
  reported: number
  upheld: number
  refused: number
  /** Reports about them, and those decided against them. */
  accused: number
  lost: number
}

/** GET /api/admin/problems/{id}: all of it, while it is open. */
export type WholeProblem = {
  problem: Problem
  openedAt: string | null
  mayDecide: boolean
  /** From when on; null: nothing is left to decide. */
  decidableAt: string | null
  deposit: Held | null
  /** As both sides see it: terms, meeting, deposits. */
  trade: Trade
  events: TradeEvent[]
  /** Other reports of the same trade. */
  others: Problem[]
  /** The newest of the chat; older ones by GET …/messages. Photos are under `…/chat-photos/{hash}/{size}`. */
  messages: ChatMessage[]
  records: { reporter: PartyRecord; accused: PartyRecord }
  consequences: Record<Decision, Consequences>
}

/** GET /api/admin/problems/{id}/messages. */
export const OlderQuerySchema = v.object({
  before: v.fallback(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    undefined,
  ),
})
