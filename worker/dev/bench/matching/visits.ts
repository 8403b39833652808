/** One visit: what is new, the home, a page or two of things, perhaps an offer, hearts, a wish. */
import type { FavoriteAnswer } from '../../../favorites/contract.ts'
import type { Notification } from '../../../notifications/contract.ts'
import { ownThings } from '../town/things.ts'
import { ask, deed, type Person, propose } from '../town/town.ts'
import { choose, isTempted, pleasing, type Seen } from './choosing.ts'
import { lookAround } from './looking.ts'
import { type Market, mindIn } from './market.ts'
import { type Mind, needMore } from './minds.ts'
import { publishNext } from './publishing.ts'
import { closeMet } from './wishing.ts'

/** Shares of 1, of a visit. */
const OFTEN = {
  /** Something more out of the cupboard. */
  publish: 0.08,
  /** Something else that they could use. */
  need: 0.03,
  /** Of what pleases. */
  heart: 0.5,
}
const HEARTS_A_VISIT = 2
/** Offers of theirs that wait for an answer at a time. */
const WAITING_MAX = 2
/** Days to the next visit. */
const GAP = [1, 6] as const
/** Whoever is called back stays for so many visits at least. */
const AGAIN = 2

export async function visit(market: Market, one: Person, day: number): Promise<void> {
  const mind = mindIn(market, one)
  const { dice } = mind
  mind.nextDay = day + dice.between(...GAP)
  mind.isEarly = dice.chance(0.5)
  if (dice.chance(OFTEN.need)) needMore(mind)
  await closeMet(market, one, mind)
  const news = await newsOf(market, one)
  const seen = await lookAround(market, one, mind, news)
  const isOffering = await offer(market, one, mind, seen)
  await like(market, one, mind, seen)
  if (dice.chance(OFTEN.publish)) await publishNext(market, one, mind)
  if (news.length > 0) mind.patience = Math.max(mind.patience, AGAIN)
  else if (!isOffering) mind.patience -= 1
}

async function newsOf(market: Market, one: Person): Promise<Notification[]> {
  const path = '/api/notifications?unread=true&limit=20'
  const { body } = await ask<Notification[]>(market, one, 'GET', path)
  if (body.length > 0) await ask(market, one, 'POST', '/api/notifications/read-all')
  return body
}

async function offer(
  market: Market,
  one: Person,
  mind: Mind,
  seen: readonly Seen[],
): Promise<boolean> {
  const waiting = [...market.open].filter(
    ({ people, acceptedAt, endedAt }) =>
      people.proposer === one && acceptedAt === null && endedAt === null,
  )
  if (waiting.length >= WAITING_MAX || !isTempted(one, mind, seen)) return false
  const own = await ownThings(market, one)
  const choice = choose(one, mind, seen, own, market.tried)
  const owner = choice && market.known.get(choice.item.userId)
  if (!choice || !owner) return false
  const { item, mine, evidence } = choice
  const deal = await propose(market, one, owner, {
    ...{ requestedItemId: item.id, offerType: 'item', offeredItemIds: [mine.id] },
    message: 'Hola, ¿te interesa este cambio?',
  })
  if (deal) market.wentBy.set(deal.id, evidence)
  return deal !== null
}

/** As a press on the screen does; what is asked at the first one is answered. */
async function like(market: Market, one: Person, mind: Mind, seen: readonly Seen[]): Promise<void> {
  const some = pleasing(one, mind, seen).filter(({ id }) => !one.asked.has(id))
  for (const { id } of some.slice(0, HEARTS_A_VISIT)) {
    if (!mind.dice.chance(OFTEN.heart)) continue
    mind.hearted.add(id)
    const path = `/api/favorites/${id}${market.shows.interest ? '?tells=1' : ''}`
    const { body } = await deed<FavoriteAnswer>(market, one, 'heart', path)
    if (!body?.isUntold) continue
    await ask(market, one, 'PUT', '/api/matches/telling', { tells: mind.tells })
  }
}
