/** What honest people do of their own accord: publish, ask, and answer what they are offered. */
import type { UserStats } from '../../../../reputation/contract.ts'
import { SCORE_START } from '../../../../reputation/terms.ts'
import { found, ownThings, publish } from '../../town/things.ts'
import { act, ask, type Deal, otherIn, type Person, propose, type Town } from '../../town/town.ts'
import { reportPerson, takeTurn } from '../../town/turns.ts'

/** Shares of 1. */
const OFTEN = {
  /** A day on which they look: something new of theirs, an offer for something of others. */
  publish: 0.012,
  propose: 0.03,
  /** An offer that they were made. */
  accept: 0.6,
  reject: 0.25,
  /** Of whoever sends spam. */
  reportPerson: 0.35,
  /** Days without a word, begun on a day. */
  away: 0.01,
}
/** Below this nobody agrees to anything with them. */
export const SHUNNED = SCORE_START - 20

export async function honestDay(town: Town, one: Person, day: number): Promise<void> {
  const { dice } = town
  if (dice.chance(OFTEN.away)) one.awayUntil = day + dice.between(3, 12)
  if (dice.chance(OFTEN.publish)) await publish(town, one)
  if (dice.chance(OFTEN.propose)) await offer(town, one)
}

/** Chooses something, looks at whose it is, and offers money or a thing of their own. */
async function offer(town: Town, one: Person): Promise<void> {
  const { dice } = town
  const wanted = await found(town, one)
  const owner = wanted && town.known.get(wanted.userId)
  if (!wanted || !owner || isPlainSpam(wanted.title)) return
  if (await isShunned(town, one, owner)) return
  const message = 'Hola, me interesa. ¿Te parece bien este cambio?'
  const asked = { requestedItemId: wanted.id, message }
  const mine = dice.chance(0.5) ? await ownThings(town, one) : []
  const thing = dice.pick(mine)
  const given = thing
    ? { offerType: 'item', offeredItemIds: [thing.id] }
    : { offerType: 'money', offeredAmount: wanted.estimatedValue * 100 }
  await propose(town, one, owner, { ...asked, ...given })
}

const isPlainSpam = (title: string): boolean => title.includes('dinero')

/** By the number that their page shows. */
export async function isShunned(town: Town, one: Person, other: Person): Promise<boolean> {
  const { body } = await ask<UserStats>(town, one, 'GET', `/api/users/${other.id}/stats`)
  return body.reputationScore < SHUNNED
}

export const honestTurn = (town: Town, one: Person, deal: Deal): Promise<void> =>
  takeTurn(town, one, deal, answerOffer)

async function answerOffer(town: Town, one: Person, deal: Deal): Promise<void> {
  const { dice, product, measure } = town
  const other = otherIn(deal, one)
  if (deal.isSpam) {
    measure.harm('time', other, one, product.now())
    await act(town, one, deal, 'reject')
    if (dice.chance(OFTEN.reportPerson)) await reportPerson(town, one, other, 'spam')
    return
  }
  if (await isShunned(town, one, other)) return void (await act(town, one, deal, 'reject'))
  if (dice.chance(OFTEN.accept)) await act(town, one, deal, 'accept')
  else if (dice.chance(OFTEN.reject / (1 - OFTEN.accept))) await act(town, one, deal, 'reject')
}
