/** An afternoon at the plaza: who comes, waits, reads out a code, or goes home. */
import type { TradePage } from '../../../trades/contract.ts'
import { act, type Deal, isHere, look, type Person, sideIn, type Town } from './town.ts'
import { comes } from './turns.ts'

/** Shares of 1, of those who met. */
const BOTH_CODES = 0.85
const ONE_CODE = 0.1

/** Of a meeting that both have agreed on, at its time. */
export async function hold(town: Town, deal: Deal): Promise<void> {
  const { proposer, owner } = deal.people
  const came = {
    proposer: isHere(proposer) && comes(town, proposer),
    owner: isHere(owner) && comes(town, owner),
  }
  deal.came = came
  deal.news = { proposer: true, owner: true }
  if (came.proposer && came.owner) {
    deal.met = true
    return handOver(town, deal)
  }
  const [waited, absent] = came.proposer ? [proposer, owner] : [owner, proposer]
  if (came.proposer || came.owner) {
    town.measure.harm('time', absent, waited, town.product.now())
  }
}

/** Both have their page open; whoever types the other's code says with it that they met (D52). */
export async function handOver(town: Town, deal: Deal): Promise<void> {
  const { proposer, owner } = deal.people
  const [ofProposer, ofOwner] = [await look(town, proposer, deal), await look(town, owner, deal)]
  const way = town.dice.whole(100) / 100
  await confirm(town, owner, deal, ofOwner, way < BOTH_CODES + ONE_CODE ? ofProposer : null)
  const isLater = way >= BOTH_CODES && town.dice.chance(0.3)
  if (!isLater) await confirm(town, proposer, deal, ofProposer, way < BOTH_CODES ? ofOwner : null)
}

/** `shown`: the other's page, whose code is typed. */
async function confirm(
  town: Town,
  one: Person,
  deal: Deal,
  own: TradePage | null,
  shown: TradePage | null,
): Promise<void> {
  const isOpen = own?.availableActions.some((action) => action === 'confirm_delivery')
  if (!isOpen) return
  const code = shown?.handover?.code
  await act(town, one, deal, 'confirm_delivery', code === undefined ? {} : { code })
  deal.news[sideIn(deal, one)] = true
}
