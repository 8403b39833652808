/** Trades of the demo account in every status, with chats, as people would have made them while the clock stepped on. */
import { createHash } from 'node:crypto'
import type { ProblemKind } from '../../problems/terms.ts'
import type { TradePage } from '../../trades/contract.ts'
import type { Action } from '../../trades/terms.ts'
import { HttpProblem, type Person } from '../tools/person.ts'
import type { About } from './account.ts'
import { ownerOf } from './saves.ts'
import written from './trades.json' with { type: 'json' }

const HOUR_MS = 3_600_000
const MINOR_UNITS = 100
const CONFLICT = 409

type Offer = { things?: number[]; guaranies?: number }
/** With what the owner adds to the thing that was asked for. */
export type Terms = Offer & { adds?: number[]; addsGuaranies?: number }
type Step = {
  hoursAgo: number
  who: 'owner' | 'proposer'
  say?: string
  do?: Action
  message?: string
  place?: string
  inHours?: number
  notes?: string
  terms?: Terms
  /** The other's code, as they show it when the two meet (D52). */
  code?: 'entered'
  /** A problem that one side reports, and what the other says to it (D54). */
  reports?: { kind: ProblemKind; words: string }
  tells?: string
}
export type DemoTrade = {
  wants: number
  by: number
  offer: Offer
  message: string
  hoursAgo: number
  then: Step[]
}

export const trades = () => written as DemoTrade[]

/** The same step has the same one at every run. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A run that was cut may have done it already. */
async function once<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== CONFLICT) throw error
    return undefined
  }
}

const kindOf = ({ things, guaranies }: Offer) =>
  things ? (guaranies ? 'combination' : 'item') : guaranies ? 'money' : null

export type Member = { about: About; person: Person }
type Timed = { hoursAgo: number; run: () => Promise<unknown> }

export function memberAt(members: Member[], number: number): Member {
  const member = members[number]
  if (!member) throw new Error(`there is no person ${number}`)
  return member
}

export const personAt = (members: Member[], number: number): Person =>
  memberAt(members, number).person

const inMinor = (guaranies: number | undefined) =>
  guaranies === undefined ? null : guaranies * MINOR_UNITS

/** Every step of every trade, the earliest first; `made` gets the trades' ids by their numbers. */
function stepsOf(members: Member[], ids: number[], made: Map<number, number>): Timed[] {
  const idsOf = (things: number[]) => things.map((thing) => ids[thing])
  return trades()
    .flatMap((trade, n) => {
      const owner = personAt(members, ownerOf(trade.wants))
      const proposer = personAt(members, trade.by)
      const kind = kindOf(trade.offer)
      const { things = [], guaranies } = trade.offer
      const offer = {
        requestedItemId: ids[trade.wants],
        offerType: kind,
        ...(things.length > 0 && { offeredItemIds: idsOf(things) }),
        ...(guaranies && { offeredAmount: guaranies * MINOR_UNITS, currency: 'PYG' }),
      }
      const body = kind ? offer : { itemId: ids[trade.wants] }
      const propose = async () => {
        const sent = { ...body, message: trade.message, clientId: uuidOf(`trade ${n}`) }
        made.set(n, (await proposer.post<{ id: number }>('/api/trade-proposals', sent)).id)
      }
      const named = ({ things, guaranies, adds = [], addsGuaranies }: Terms) => ({
        offeredItemIds: idsOf(things ?? []),
        requestedItemIds: idsOf([trade.wants, ...adds]),
        offeredAmount: inMinor(guaranies),
        requestedAmount: inMinor(addsGuaranies),
      })
      const rest = trade.then.map((step, at) => ({
        hoursAgo: step.hoursAgo,
        run: () => {
          const id = made.get(n) ?? 0
          const [person, other] = step.who === 'owner' ? [owner, proposer] : [proposer, owner]
          if (step.say) return say(id, step.say, person, `${n} ${at}`)
          // Each action leaves one event behind the first, of the proposal.
          const events = 1 + trade.then.slice(0, at).filter((before) => !before.say).length
          return follow({ id, events, step, terms: step.terms && named(step.terms) }, person, other)
        },
      }))
      return [{ hoursAgo: trade.hoursAgo, run: propose }, ...rest]
    })
    .sort((a, b) => b.hoursAgo - a.hoursAgo)
}

function say(id: number, content: string, person: Person, name: string): Promise<unknown> {
  const message = { content, clientId: uuidOf(`message ${name}`) }
  return person.post(`/api/trade-proposals/${id}/messages`, message)
}

/** `events`: how many the trade has before it. */
type Following = { id: number; events: number; step: Step; terms?: object | undefined }

/** As the screen does it: what is answered is named as it was shown. */
async function follow(
  { id, events, step, terms }: Following,
  person: Person,
  other: Person,
): Promise<unknown> {
  const page = await person.get<TradePage>(`/api/trades/${id}`)
  // A run that was cut has done it already.
  if (page.events.length > events) return
  const problems = `/api/trades/${id}/problems`
  if (step.reports) return once(person.post(problems, step.reports))
  if (step.tells) {
    const answer = { answer: 'contested', words: step.tells }
    return once(person.post(`${problems}/${page.problems.at(-1)?.id}/answer`, answer))
  }
  const body = {
    action: step.do,
    ...(step.message && { message: step.message }),
    ...terms,
    ...meantBy(step, page),
    ...(step.place && meetingOf(step)),
    ...(step.code && { code: await codeOf(id, other) }),
  }
  return once(person.post(`/api/trades/${id}/actions`, body))
}

function meantBy(step: Step, page: TradePage): object {
  if (step.do === 'confirm_meeting') return { event: page.meetingEvent }
  if (step.do === 'agree_change') return { version: page.change?.version }
  return step.do === 'accept' || step.do === 'counter' ? { version: page.version } : {}
}

function meetingOf({ place, inHours = 0, hoursAgo, notes }: Step) {
  const at = Date.now() + (inHours - hoursAgo) * HOUR_MS
  return {
    meetingLocation: place,
    meetingDateTime: new Date(Math.round(at / HOUR_MS) * HOUR_MS).toISOString(),
    meetingNotes: notes,
  }
}

/** As whoever stands beside them reads it from their screen. */
const codeOf = async (id: number, person: Person): Promise<string | undefined> =>
  (await person.get<TradePage>(`/api/trades/${id}`)).handover?.code

/** `setClock(hoursAgo)` moves the product's clock; `ids` are those of the demo items by index. Answers the trades' ids. */
export async function fillDemoTrades(
  members: Member[],
  ids: number[],
  setClock: (hoursAgo: number) => Promise<unknown>,
): Promise<number[]> {
  const made = new Map<number, number>()
  for (const { hoursAgo, run } of stepsOf(members, ids, made)) {
    await setClock(hoursAgo)
    await run()
  }
  return trades().map((_trade, n) => made.get(n) ?? 0)
}
