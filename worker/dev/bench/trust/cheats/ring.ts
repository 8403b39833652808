/** Five accounts of one mailbox and one phone, which trade worthless things among themselves and praise each other. */
import type { RatingSummary, UserStats } from '../../../../reputation/contract.ts'
import { LEVELS } from '../../../../reputation/terms.ts'
import { handOver } from '../../town/meetings.ts'
import { ownThings, publish } from '../../town/things.ts'
import {
  act,
  ask,
  type Deal,
  deed,
  isHere,
  type Person,
  propose,
  type Town,
} from '../../town/town.ts'

export const RING_SIZE = 5
/** Each ring a day. */
const TRADES_A_DAY = 2
/** Each so many days. */
const MEASURED = 5

/** Those of the same phone, of whom the first speaks for all. */
export const ringOf = (town: Town, one: Person): Person[] =>
  town.people.filter(({ kind, phone }) => kind === 'ring' && phone === one.phone)

export async function ringDay(town: Town, one: Person, day: number): Promise<void> {
  const all = ringOf(town, one)
  if (all[0] !== one) return
  const here = all.filter(isHere)
  if (here.length < 2) return
  for (let n = 0; n < TRADES_A_DAY; n += 1) await pretend(town, here)
  if (day % MEASURED === 0) await measureRing(town, here)
}

/** From a worthless thing to five stars, in a minute. */
async function pretend(town: Town, here: Person[]): Promise<void> {
  const [from, to] = town.dice.shuffled(here)
  if (!from || !to) return
  const nth = town.dice.whole(1_000_000)
  const worthless = { title: `Tornillo de ${nth}`, estimatedValue: 1000 }
  if (!(await publish(town, to, worthless))) return
  const [thing] = await ownThings(town, to)
  if (!thing) return
  const offer = { offerType: 'money', offeredAmount: 100_000, message: 'Dale' }
  const deal = await propose(town, from, to, { requestedItemId: thing.id, ...offer })
  if (!deal || (await act(town, to, deal, 'accept')).status !== 200) return
  deal.met = true
  await handOver(town, deal)
  await praise(town, from, to, deal)
  await praise(town, to, from, deal)
}

async function praise(town: Town, one: Person, other: Person, deal: Deal): Promise<void> {
  const about = { reviewedUserId: other.id, tradeProposalId: deal.id, rating: 5 }
  const comment = 'Excelente persona, todo perfecto, muy recomendable.'
  await deed(town, one, 'review', '/api/reviews', { ...about, comment })
}

/** What each of them has come to, as anybody reads it. */
async function measureRing(town: Town, here: Person[]): Promise<void> {
  const { ring } = town.measure
  const [one] = here
  for (const { id } of here) {
    if (!one) return
    const stats = await ask<UserStats>(town, one, 'GET', `/api/users/${id}/stats`)
    const path = `/api/users/${id}/rating-summary`
    const summary = await ask<RatingSummary>(town, one, 'GET', path)
    ring.score = Math.max(ring.score, stats.body.reputationScore)
    if (rank(summary.body.level) > rank(ring.level)) ring.level = summary.body.level
  }
}

/** LEVELS has the best first, but for whoever has none yet. */
const RANKS: readonly string[] = ['new', ...[...LEVELS].reverse().filter((one) => one !== 'new')]
export const rank = (level: string): number => RANKS.indexOf(level)
/** Whoever offers them something hears nothing. */
export const ringTurn = async (): Promise<void> => undefined
