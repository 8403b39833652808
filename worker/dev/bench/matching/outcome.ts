/** What came of a market: who has exchanged anything, how soon, and how much people were told. */
import { median } from '../median.ts'
import { refusedOf } from '../town/measure.ts'
import { DAY } from '../town/town.ts'
import type { Market } from './market.ts'
import { noticesBehind } from './notices.ts'
import type { Variant } from './variants.ts'

type Done = { fromId: string; toId: string; at: number }
const DONE = `SELECT from_user_id AS fromId, to_user_id AS toId, completed_at AS at FROM trades
  WHERE status = 'completed' ORDER BY id`
type Counted = { things: number; offers: number; agreed: number; expired: number; hearts: number }
const COUNTED = `SELECT (SELECT count(*) FROM items) AS things, (SELECT count(*) FROM trades) AS offers,
  (SELECT count(*) FROM trades WHERE accepted_at IS NOT NULL) AS agreed,
  (SELECT count(*) FROM trades WHERE status = 'expired') AS expired,
  (SELECT count(*) FROM favorites) AS hearts`
const WEEK = 7 * DAY
/** Of wishes and of told interest; the rest is of trades. */
const OF_SECTIONS = /^(wish|interest)_/
const NOTICES_MAX = 2

export type Outcome = Awaited<ReturnType<typeof outcomeOf>>

export async function outcomeOf(market: Market, variant: Variant, days: number) {
  const { product, people, measure } = market
  const end = market.start + days * DAY
  const came = new Map(
    people.filter(({ id }) => id !== '').map((one) => [one.id, cameAt(market, one.comes)]),
  )
  const done = await product.rows<Done>(DONE)
  const firsts = new Map<string, number>()
  for (const { fromId, toId, at } of done)
    for (const id of [fromId, toId]) if (!firsts.has(id)) firsts.set(id, at)
  const toFirst = [...firsts].map(([id, at]) => (at - (came.get(id) ?? at)) / DAY)
  const weeks = [...came.values()].reduce((sum, at) => sum + (end - at) / WEEK, 0)
  const [counted] = await product.rows<Counted>(COUNTED)
  const tried = measure.tried.get('honest')
  return {
    variant,
    people: came.size,
    traded: firsts.size,
    daysToFirst: median(toFirst) ?? null,
    exchanges: done.length,
    wishes: market.wished,
    ...(counted ?? { things: 0, offers: 0, agreed: 0, expired: 0, hearts: 0 }),
    ...(await toldOf(market, weeks)),
    /** Offers by what their proposers went by, and how many were agreed to. */
    evidence: market.tried,
    deeds: tried?.done ?? 0,
    refused: refusedOf(tried),
    refusals: [...(tried?.refused ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    requests: product.requests(),
    failures: product.failures,
    flaws: await product.flaws(),
  }
}

const cameAt = ({ start }: Market, day: number): number => start + day * DAY

async function toldOf(market: Market, weeks: number) {
  const all = await noticesBehind(market, 0)
  const ofSections = all.filter(({ type }) => OF_SECTIONS.test(type))
  const types: Record<string, number> = {}
  for (const { type } of ofSections) types[type] = (types[type] ?? 0) + 1
  const byWeek = new Map<string, number>()
  for (const { userId, at } of ofSections) {
    const key = `${userId} ${Math.floor((at - market.start) / WEEK)}`
    byWeek.set(key, (byWeek.get(key) ?? 0) + 1)
  }
  const many = [...byWeek.values()].filter((count) => count > NOTICES_MAX).length
  return {
    noticesAWeek: all.length / weeks,
    ofSectionsAWeek: ofSections.length / weeks,
    /** Weeks of a person in which wishes and interest told them more than two things, of all weeks. */
    fullWeeks: many / weeks,
    types,
  }
}
