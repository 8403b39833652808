/** What came of it, as the database has it in the end and as it was in truth. */

import { refusedOf } from '../town/measure.ts'
import { tellOpen } from '../town/settling.ts'
import {
  CHEAT_KINDS,
  type CheatKind,
  DAY,
  isCheat,
  otherIn,
  type Person,
  type Town,
} from '../town/town.ts'

type Count = { problem: number; trade: number; accused: string }
const NO_SHOWS = `SELECT id AS problem, trade_id AS trade, accused_id AS accused FROM problems WHERE counts = 1`
type Against = { trade: number; person: string }
const AGAINST = `SELECT id AS trade, iif(counts_against = 'proposer', from_user_id, to_user_id) AS person
  FROM trades WHERE counts_against IS NOT NULL`
type Said = { id: number; reviewer: string; reviewed: string; trade: number | null }
const REVIEWS = `SELECT id, reviewer_id AS reviewer, reviewed_id AS reviewed, trade_id AS trade FROM reviews
  WHERE rating <= 2 AND hidden_at IS NULL AND revealed_at IS NOT NULL`

/** What stands in the end against an honest person for what another did. */
export type Standing = {
  noShows: number
  cancellations: number
  /** With whom, and how it went, each. */
  cancelledWith: string[]
  /** Of trades that came about: an opinion that nobody found to be false. */
  reviews: number
  /** Of those: an administrator decided against the truth. */
  byMistake: number
}

export type OfKind = {
  kind: CheatKind
  accounts: number
  /** Who did any harm at all. */
  harmful: number
  /** Of those: what they last did to somebody after what they first did, days. */
  daysMedian: number
  daysLongest: number
  suspended: number
  /** Did nobody harm in the last fifth of the days, and were not suspended. */
  shunned: number
  stillAtIt: number
  victims: number
  hurts: Record<string, number>
  done: number
  refused: number
}

export type Outcome = Awaited<ReturnType<typeof outcomeOf>>

export async function outcomeOf(town: Town, days: number) {
  tellOpen(town)
  const standing = await standingOf(town)
  const { tried, heldLongest, ring, mistaken } = town.measure
  const honest = tried.get('honest')
  const harmed = new Set(town.measure.harms.map(({ to }) => to))
  const states = await town.product.rows<{ status: string; n: number }>(
    'SELECT status, count(*) AS n FROM trades GROUP BY status ORDER BY n DESC',
  )
  return {
    people: town.people.length,
    honestPeople: town.people.filter((one) => !isCheat(one)).length,
    suspendedHonest: town.people.filter((one) => !isCheat(one) && one.suspendedAt !== null).length,
    harmed: harmed.size,
    kinds: CHEAT_KINDS.map((kind) => ofKind(town, kind, days)),
    standing,
    ...{ heldLongest, ring, mistaken: mistaken.size },
    deeds: honest?.done ?? 0,
    refused: refusedOf(honest),
    refusals: [...(honest?.refused ?? [])].sort((a, b) => b[1] - a[1]),
    states: states.map(({ status, n }) => `${status} ${n}`).join(', '),
    requests: town.product.requests(),
    failures: town.product.failures,
    flaws: await town.product.flaws(),
  }
}

async function standingOf(town: Town): Promise<Standing> {
  const { product, known, deals, measure } = town
  const standing: Standing = {
    ...{ noShows: 0, cancellations: 0, reviews: 0, byMistake: 0 },
    cancelledWith: [],
  }
  for (const { problem, trade, accused } of await product.rows<Count>(NO_SHOWS)) {
    const [person, deal] = [known.get(accused), deals.get(trade)]
    if (!person || !deal || isCheat(person)) continue
    const side = deal.people.owner === person ? 'owner' : 'proposer'
    if (deal.came?.[side] === false) continue
    if (measure.mistaken.has(problem)) standing.byMistake += 1
    else standing.noShows += 1
  }
  for (const { trade, person } of await product.rows<Against>(AGAINST)) {
    const [one, deal] = [known.get(person), deals.get(trade)]
    if (!one || !deal || isCheat(one)) continue
    const isCheated = isCheat(deal.people.owner) || isCheat(deal.people.proposer)
    if (!isCheated || deal.met) continue
    standing.cancellations += 1
    const other = otherIn(deal, one)
    const meeting = deal.came === null ? 'no meeting came about' : 'they did not come'
    standing.cancelledWith.push(`${other.kind}, ${meeting}`)
  }
  for (const { reviewer, reviewed, trade } of await product.rows<Said>(REVIEWS)) {
    const [by, about] = [known.get(reviewer), known.get(reviewed)]
    if (trade !== null && by && about && isCheat(by) && !isCheat(about)) standing.reviews += 1
  }
  return standing
}

function ofKind(town: Town, kind: CheatKind, days: number): OfKind {
  const all = town.people.filter((one) => one.kind === kind && one.id !== '')
  const harms = town.measure.harms.filter(({ by }) => by.kind === kind)
  const ofOne = (one: Person) => harms.filter(({ by }) => by === one).map(({ at }) => at)
  const harmful = all.filter((one) => ofOne(one).length > 0)
  const spans = harmful
    .map((one) => ({ first: Math.min(...ofOne(one)), last: Math.max(...ofOne(one)) }))
    .map(({ first, last }) => (last - first) / DAY)
    .sort((a, b) => a - b)
  const suspended = all.filter(({ suspendedAt }) => suspendedAt !== null)
  const recently = town.start + days * 0.8 * DAY
  const free = harmful.filter((one) => one.suspendedAt === null)
  const stillAtIt = free.filter((one) => Math.max(...ofOne(one)) > recently)
  const hurts: Record<string, number> = {}
  for (const { hurt } of harms) hurts[hurt] = (hurts[hurt] ?? 0) + 1
  const tried = town.measure.tried.get(kind)
  return {
    ...{ kind, accounts: all.length, harmful: harmful.length, suspended: suspended.length },
    daysMedian: spans[Math.floor(spans.length / 2)] ?? 0,
    daysLongest: spans.at(-1) ?? 0,
    shunned: free.length - stillAtIt.length,
    stillAtIt: stillAtIt.length,
    victims: new Set(harms.map(({ to }) => to)).size,
    ...{ hurts, done: tried?.done ?? 0, refused: refusedOf(tried) },
  }
}
