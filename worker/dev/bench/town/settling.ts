/** At the end of a day: which trades are over, who waited for it how long, and who has something new to look at. */
import { isPending } from '../../../trades/rules.ts'
import type { Status } from '../../../trades/terms.ts'
import { victimIn } from './measure.ts'
import { DAY, type Deal, sideIn, type Town } from './town.ts'

/** A review, or a report of what went wrong, may still come of it. */
const AFTERWARDS = 15 * DAY
/** Longer than a no-show takes that nobody answers: from acceptance to a meeting, and 72 hours. */
export const HELD_LONG = 7 * DAY

type Row = { id: number; status: Status; endedAt: number | null }
const STATES = `SELECT id, status,
  CASE WHEN status IN ('pending', 'accepted', 'in_progress', 'cancellation_requested') THEN NULL ELSE updated_at END AS endedAt
  FROM trades WHERE id >= ?`

export async function settle(town: Town): Promise<void> {
  const now = town.product.now()
  const oldest = Math.min(...[...town.open].map(({ id }) => id))
  if (!Number.isFinite(oldest)) return
  for (const { id, status, endedAt } of await town.product.rows<Row>(STATES, oldest)) {
    const deal = town.deals.get(id)
    if (!deal || !town.open.has(deal)) continue
    if (endedAt === null) wait(town, deal, isPending(status))
    else if (deal.endedAt === null) end(town, deal, endedAt)
    else if (now - deal.endedAt > AFTERWARDS) town.open.delete(deal)
  }
}

/** An offer that nobody answers runs out by itself; of an agreement both look after it. */
function wait(town: Town, deal: Deal, isOffer: boolean): void {
  if (isOffer) return
  const soon = town.product.now() + 1.2 * DAY
  for (const side of ['owner', 'proposer'] as const) {
    if (deal.lookAt[side] === Number.POSITIVE_INFINITY) deal.lookAt[side] = soon
  }
}

function end(town: Town, deal: Deal, at: number): void {
  deal.endedAt = at
  deal.news = { owner: true, proposer: true }
  const pair = victimIn(deal)
  if (pair) tell(town, deal, pair.honest, pair.cheat, at)
}

/** Also of what is not over when the days are. */
export function tellOpen(town: Town): void {
  for (const deal of town.open) {
    const pair = victimIn(deal)
    if (pair && deal.endedAt === null) tell(town, deal, pair.honest, pair.cheat, town.product.now())
  }
}

type Two = NonNullable<ReturnType<typeof victimIn>>
function tell(town: Town, deal: Deal, honest: Two['honest'], cheat: Two['cheat'], at: number) {
  if (deal.acceptedAt === null || deal.met) return
  if (at - deal.acceptedAt > HELD_LONG) town.measure.harm('item', cheat, honest, at)
  const since = deal.wantsOut[sideIn(deal, honest)]
  if (since === null) return
  const days = (at - since) / DAY
  town.measure.heldLongest = Math.max(town.measure.heldLongest, days)
}
