/** Wishes and saved searches (D64): made where a search found nothing, answered by whoever has such a thing. */
import type { Item } from '../../../items/contract.ts'
import type { Wish } from '../../../wishes/contract.ts'
import { ownThings, TOWNS } from '../town/things.ts'
import { ask, deed, type Person } from '../town/town.ts'
import type { Market } from './market.ts'
import type { Mind } from './minds.ts'
import { publishOwn } from './publishing.ts'
import { nounIn } from './world.ts'

/** Shares of 1. */
const OFTEN = {
  /** Of searches that found nothing: wishes for it; of those says so to all, others save the search. */
  wish: 0.5,
  tellAll: 0.6,
  /** Whoever has what somebody looks for says so; whoever has it in the cupboard gets it out for it. */
  offer: 0.7,
  getOut: 0.5,
}
const RADIUS = 25

export async function wishFor(
  market: Market,
  one: Person,
  mind: Mind,
  word: string,
): Promise<void> {
  if (mind.wishes.has(word) || !mind.dice.chance(OFTEN.wish)) return
  const noun = nounIn(word)
  const body = {
    ...{ words: word, categoryIds: noun ? [noun.categoryId] : [], radius: RADIUS },
    ...{ isPublic: mind.dice.chance(OFTEN.tellAll), ...TOWNS[one.home] },
  }
  const { code, body: wish } = await deed<Wish>(market, one, 'wish', '/api/wishes', body)
  if (code !== null) return
  mind.wishes.set(word, wish.id)
  market.wished += 1
}

/** What one has got one looks for no longer. */
export async function closeMet(market: Market, one: Person, mind: Mind): Promise<void> {
  for (const [word, id] of [...mind.wishes]) {
    if (mind.needs.has(word)) continue
    mind.wishes.delete(word)
    await ask(market, one, 'POST', `/api/wishes/${id}/close`)
  }
}

export async function lookAtWishes(market: Market, one: Person, mind: Mind): Promise<void> {
  const { latitude, longitude } = TOWNS[one.home] ?? TOWNS[0]
  const near = `userLatitude=${latitude}&userLongitude=${longitude}&radius=${RADIUS}`
  const { body } = await ask<Wish[]>(market, one, 'GET', `/api/wishes?${near}&limit=20`)
  for (const wish of body) {
    if (wish.user.id === one.id || mind.offeredFor.has(wish.id)) continue
    const word = nounIn(wish.words)?.word
    const has = mind.stock.some(({ noun }) => noun.word === word)
    if (!has) continue
    mind.offeredFor.add(wish.id)
    if (!mind.dice.chance(OFTEN.offer)) continue
    const thing = await thingFor(market, one, mind, word)
    if (!thing) continue
    await deed(market, one, 'have it', `/api/wishes/${wish.id}/offers`, { itemId: thing.id })
  }
}

/** One of theirs that is there, or one that is put up for it. */
async function thingFor(
  market: Market,
  one: Person,
  mind: Mind,
  word: string | undefined,
): Promise<Item | undefined> {
  const named = (own: readonly Item[]) => own.find(({ title }) => nounIn(title)?.word === word)
  const there = named(await ownThings(market, one))
  if (there) return there
  const own = mind.stock.find(({ noun, isPublished }) => noun.word === word && !isPublished)
  if (!own || !mind.dice.chance(OFTEN.getOut)) return undefined
  await publishOwn(market, one, mind, own)
  return named(await ownThings(market, one))
}
