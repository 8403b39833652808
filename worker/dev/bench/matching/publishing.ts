/** What people put up, and what they say that they would like for it. */
import { publish } from '../town/things.ts'
import type { Person } from '../town/town.ts'
import type { Market } from './market.ts'
import type { Mind, Own } from './minds.ts'
import { nounIn } from './world.ts'

export async function publishNext(market: Market, one: Person, mind: Mind): Promise<void> {
  const next = mind.stock.find(({ isPublished }) => !isPublished)
  if (next) await publishOwn(market, one, mind, next)
}

/** Where the form asks what one would like, whoever says so says what is true. */
export async function publishOwn(market: Market, one: Person, mind: Mind, own: Own): Promise<void> {
  own.isPublished = true
  const wants = market.shows.wants && mind.saysWants ? { wantedCategoryIds: wantedBy(mind) } : {}
  const { title, value, noun } = own
  const given = { title, categoryId: noun.categoryId, estimatedValue: value, ...wants }
  await publish(market, one, { ...given, condition: 'good' })
}

const WANTED_MAX = 5
const wantedBy = ({ likes, needs }: Mind): number[] =>
  [...new Set([...likes, ...[...needs].flatMap(categoryOf)])].slice(0, WANTED_MAX)

const categoryOf = (word: string): number[] => {
  const noun = nounIn(word)
  return noun ? [noun.categoryId] : []
}
