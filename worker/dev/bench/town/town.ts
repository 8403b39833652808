/** A town of people and what goes on between them, as the simulation knows it: also what is true and nobody says. */
import type { TradePage } from '../../../trades/contract.ts'
import type { Side } from '../../../trades/terms.ts'
import type { Dice } from './dice.ts'
import type { Measure } from './measure.ts'
import type { Answer, Browser, Product } from './product.ts'

export const DAY = 24 * 3_600_000
export const HOUR = 3_600_000

export const CHEAT_KINDS = ['no-show', 'hostage', 'ring', 'avenger', 'spammer', 'returner'] as const
export type CheatKind = (typeof CHEAT_KINDS)[number]
export type Kind = 'honest' | CheatKind

export type Person = Browser & {
  id: string
  kind: Kind
  /** A number of its own, for names and numbers. */
  nth: number
  email: string
  phone: string
  firstName: string
  /** The town that they live in, of TOWNS. */
  home: number
  /** The day on which they come, and since when they are there. */
  comes: number
  /** Days in a week on which they look at it. */
  days: number
  /** Until this day they are away, without a word. */
  awayUntil: number
  /** What they have asked for: nobody asks twice. */
  asked: Set<number>
  /** Told by an administrator's call. */
  phoneCode: string | null
  suspendedAt: number | null
}

export type BySide<T> = Record<Side, T>

export type Deal = {
  id: number
  people: BySide<Person>
  createdAt: number
  acceptedAt: number | null
  /** As agreed by both; the day's meetings are found by it. */
  meetingAt: number | null
  /** Who was at a meeting, as it was in truth; null: none has been. */
  came: BySide<boolean> | null
  /** They were both there: things changed hands. */
  met: boolean
  /** Since when this side wants it to be over. */
  wantsOut: BySide<number | null>
  /** Something has happened that this side has not looked at. */
  news: BySide<boolean>
  /** When this side looks at it again of its own accord. */
  lookAt: BySide<number>
  endedAt: number | null
  /** Sent to many, and no offer at all. */
  isSpam: boolean
}

export type Town = {
  seed: number
  start: number
  dice: Dice
  product: Product
  measure: Measure
  people: Person[]
  /** By their id. */
  known: Map<string, Person>
  deals: Map<number, Deal>
  /** Those that are not over. */
  open: Set<Deal>
  admin: Browser
}

export const isCheat = ({ kind }: Person): boolean => kind !== 'honest'
export const isHere = (one: Person): boolean => one.id !== '' && one.suspendedAt === null

export const sideIn = (deal: Deal, one: Person): Side =>
  deal.people.proposer === one ? 'proposer' : 'owner'
export const otherIn = (deal: Deal, one: Person): Person =>
  deal.people.proposer === one ? deal.people.owner : deal.people.proposer

export const PASSWORD = 'medir-sin-apuro'

/** Signs in again where a session is over; who is suspended finds out. */
export async function ask<T>(
  town: Town,
  one: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  json?: unknown,
): Promise<Answer<T>> {
  const answer = await town.product.ask<T>(one, method, path, json)
  if (answer.status !== 401 || one.suspendedAt !== null) return answer
  const login = { email: one.email, password: PASSWORD }
  const signedIn = await town.product.ask(one, 'POST', '/api/auth/login', login)
  if (signedIn.code === 'account_suspended') {
    one.suspendedAt = town.product.now()
    return answer
  }
  if (signedIn.status !== 200) throw new Error(`${one.email} cannot sign in: ${signedIn.code}`)
  return town.product.ask<T>(one, method, path, json)
}

/** Something that a person does: counted, and where it is refused by which code. */
export async function deed<T>(
  town: Town,
  one: Person,
  what: string,
  path: string,
  json: unknown = {},
): Promise<Answer<T>> {
  const answer = await ask<T>(town, one, 'POST', path, json)
  if (one.suspendedAt === null) town.measure.done(one, what, answer.code)
  return answer
}

/** Whoever acts on a trade gives the other side something to look at. */
export async function act(
  town: Town,
  one: Person,
  deal: Deal,
  action: string,
  more: object = {},
): Promise<Answer<TradePage>> {
  const path = `/api/trades/${deal.id}/actions`
  const answer = await deed<TradePage>(town, one, action, path, { action, ...more })
  if (answer.status === 200) {
    deal.news[sideIn(deal, otherIn(deal, one))] = true
    noted(deal, answer.body)
  }
  return answer
}

/** Null: it is no longer this person's to see. */
export async function look(town: Town, one: Person, deal: Deal): Promise<TradePage | null> {
  const answer = await ask<TradePage>(town, one, 'GET', `/api/trades/${deal.id}`)
  if (answer.status !== 200) return null
  noted(deal, answer.body)
  // As the page does once a report stands on it.
  for (const { id, mayAnswer } of answer.body.problems) {
    if (mayAnswer) await ask(town, one, 'POST', `/api/trades/${deal.id}/problems/${id}/opened`)
  }
  return answer.body
}

/** What a page says of when. */
function noted(deal: Deal, page: TradePage): void {
  const { acceptedAt, meetingAgreed } = page
  deal.acceptedAt = acceptedAt === null ? null : Date.parse(acceptedAt)
  deal.meetingAt = meetingAgreed === null ? null : Date.parse(meetingAgreed.dateTime)
}

/** Sends it; the trade that it makes goes on in the town. Null: it was refused. */
export async function propose(
  town: Town,
  one: Person,
  to: Person,
  body: { requestedItemId: number } & Record<string, unknown>,
  isSpam = false,
): Promise<Deal | null> {
  const answer = await deed<TradePage>(town, one, 'propose', '/api/trade-proposals', body)
  one.asked.add(body.requestedItemId)
  if (answer.status !== 201) return null
  const now = town.product.now()
  const deal: Deal = {
    ...{ id: answer.body.id, people: { proposer: one, owner: to }, createdAt: now, isSpam },
    ...{ acceptedAt: null, meetingAt: null, came: null, met: false, endedAt: null },
    wantsOut: { proposer: null, owner: null },
    news: { proposer: false, owner: true },
    lookAt: { proposer: Number.POSITIVE_INFINITY, owner: Number.POSITIVE_INFINITY },
  }
  town.deals.set(deal.id, deal)
  town.open.add(deal)
  return deal
}
