/** Day after day by the clock: newcomers, a morning and an evening at which people look, meetings between them, cron after each. */
import { meetings, turns } from '../town/day.ts'
import { register } from '../town/joining.ts'
import { settle } from '../town/settling.ts'
import { DAY, type Deal, HOUR, look, type Person } from '../town/town.ts'
import { takeTurn } from '../town/turns.ts'
import { answerOffer } from './answering.ts'
import { type Market, mindIn } from './market.ts'
import { noticesBehind } from './notices.ts'
import { publishNext } from './publishing.ts'
import { visit } from './visits.ts'
import { nounIn } from './world.ts'

/** Of the day. */
const HOURS = { waking: 6, coming: 9, morning: 10, noon: 12, meeting: 16, evening: 19, cron: 22 }
/** Shares of 1: of people whom a notice reaches it brings so many; whoever is about to meet somebody looks so often. */
const OFTEN = { called: 0.35, engaged: 0.6 }
const FIRST_THINGS = [1, 3] as const
/** Whoever has exchanged something believes in it. */
const CONTENT = 8
/** As many as have proved their phone in the simulation of trust. */
const PROVED_IN_100 = 50

/** `tell` hears of each day that is over; true ends it. */
export async function live(
  market: Market,
  days: number,
  tell: (day: number) => boolean,
): Promise<void> {
  let heard = 0
  /** Whom a notice has reached since the last time. */
  const called = async (): Promise<Set<string>> => {
    const news = await noticesBehind(market, heard)
    heard = news.at(-1)?.id ?? heard
    return new Set(news.map(({ userId }) => userId))
  }
  for (let day = 0; day < days; day += 1) {
    const at = (hour: number) => market.product.goTo(market.start + day * DAY + hour * HOUR)
    at(HOURS.waking)
    await market.product.cron()
    at(HOURS.coming)
    await arrive(market, day)
    at(HOURS.morning)
    await session(market, day, true, await called())
    at(HOURS.noon)
    await market.product.cron()
    at(HOURS.meeting)
    await meetings(market)
    await handedOver(market)
    at(HOURS.evening)
    await session(market, day, false, await called())
    at(HOURS.cron)
    await market.product.cron()
    await settle(market)
    learn(market)
    if (tell(day)) return
  }
}

async function arrive(market: Market, day: number): Promise<void> {
  for (const one of market.people.filter(({ id, comes }) => id === '' && comes <= day)) {
    await register(market, one, one.nth % 100 < PROVED_IN_100)
    const mind = mindIn(market, one)
    for (let left = mind.dice.between(...FIRST_THINGS); left > 0; left -= 1)
      await publishNext(market, one, mind)
  }
}

async function session(
  market: Market,
  day: number,
  isEarly: boolean,
  called: ReadonlySet<string>,
): Promise<void> {
  const { dice } = market
  const engaged = new Set(
    [...market.open]
      .filter(({ acceptedAt, endedAt }) => acceptedAt !== null && endedAt === null)
      .flatMap(({ people }) => [people.owner, people.proposer]),
  )
  const here: Person[] = []
  for (const one of dice.shuffled(market.people.filter(({ id }) => id !== ''))) {
    const mind = mindIn(market, one)
    const isCalled = called.has(one.id) && mind.dice.chance(OFTEN.called)
    const isDue = mind.patience > 0 && mind.nextDay <= day && mind.isEarly === isEarly
    const isEngaged = engaged.has(one) && mind.dice.chance(OFTEN.engaged)
    if (isCalled || isDue || isEngaged) here.push(one)
    if (isCalled || isDue) await visit(market, one, day)
  }
  await turns(market, here, (town, one, deal) =>
    takeTurn(town, one, deal, (...asked) => answerOffer(market, ...asked)),
  )
}

/** What has changed hands one has no more, and what one got one needs no more. */
async function handedOver(market: Market): Promise<void> {
  for (const deal of market.open) {
    if (!deal.met || market.handedOver.has(deal.id)) continue
    market.handedOver.add(deal.id)
    const page = await look(market, deal.people.proposer, deal)
    if (!page) continue
    const { owner, proposer } = deal.people
    const fromOwner = [page.requestedItem, ...page.otherRequestedItems]
    pass(market, owner, proposer, fromOwner)
    pass(market, proposer, owner, page.offeredItems)
  }
}

function pass(
  market: Market,
  from: Person,
  to: Person,
  things: readonly { title: string }[],
): void {
  const [giver, getter] = [mindIn(market, from), mindIn(market, to)]
  for (const thing of things) {
    giver.stock = giver.stock.filter(({ title }) => title !== thing.title)
    const word = nounIn(thing.title)?.word
    if (word !== undefined) getter.needs.delete(word)
  }
  getter.patience = Math.max(getter.patience, CONTENT)
}

/** What came of an offer says how likely the next one like it is. */
function learn(market: Market): void {
  for (const deal of market.open) {
    const evidence = market.wentBy.get(deal.id)
    if (!evidence || !isOver(deal)) continue
    market.wentBy.delete(deal.id)
    for (const { [evidence]: tried } of [
      mindIn(market, deal.people.proposer).tried,
      market.tried,
    ]) {
      tried.made += 1
      if (deal.acceptedAt !== null) tried.agreed += 1
    }
  }
}

const isOver = ({ acceptedAt, endedAt }: Deal): boolean => acceptedAt !== null || endedAt !== null
