/** Trades as others do and takes revenge in reviews: of those whom it met, of those who said no, without a name, with a phone number. */

import { type Deal, deed, isCheat, look, otherIn, type Person, type Town } from '../../town/town.ts'
import { honestDay, honestTurn } from '../habits/honest.ts'

const LINES = [
  'Es una estafadora, nadie debería cambiar nada con ella.',
  'Mentirosa. Llámenla y díganselo: 0981 123 456.',
  'Vive en la calle Palma 123, vayan a verla.',
] as const

export async function avengerDay(town: Town, one: Person, day: number): Promise<void> {
  await honestDay(town, one, day)
  if (!town.dice.chance(0.15)) return
  // Somebody whom it has never met.
  const victim = town.dice.pick(town.people.filter((other) => other.id !== '' && !isCheat(other)))
  if (!victim) return
  const about = { reviewedUserId: victim.id, rating: 1, comment: town.dice.pick(LINES) }
  const isAnonymous = town.dice.chance(0.5)
  await deed(town, one, 'review', '/api/reviews', { ...about, isAnonymous })
}

export async function avengerTurn(town: Town, one: Person, deal: Deal): Promise<void> {
  const page = await look(town, one, deal)
  if (page?.myReview !== 'open') return honestTurn(town, one, deal)
  const other = otherIn(deal, one)
  const about = { reviewedUserId: other.id, tradeProposalId: deal.id, rating: 1 }
  const comment = town.dice.pick(LINES)
  const answer = await deed(town, one, 'review', '/api/reviews', { ...about, comment })
  // What is refused for a number or a street is said again without.
  if (answer.status === 422)
    await deed(town, one, 'review', '/api/reviews', { ...about, comment: LINES[0] })
}
