/** Trades of the demo account in every status, with chats, as people would have made them while the clock stepped on. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HttpProblem, type Person } from '../tools/person.ts'
import { ROOT } from '../tools/tools.ts'
import type { About } from './account.ts'
import { ownerOf } from './saves.ts'

const HOUR_MS = 3_600_000
const MINOR_UNITS = 100
const CONFLICT = 409

type Step = {
  hoursAgo: number
  who: 'owner' | 'proposer'
  say?: string
  do?: string
  message?: string
  place?: string
  inHours?: number
  notes?: string
}
type Offer = { things?: number[]; guaranies?: number }
export type DemoTrade = {
  wants: number
  by: number
  offer: Offer
  message: string
  hoursAgo: number
  then: Step[]
}

export const trades = () =>
  JSON.parse(readFileSync(join(ROOT, 'worker/dev/demo/trades.json'), 'utf8')) as DemoTrade[]

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

/** Every step of every trade, the earliest first; `made` gets the trades' ids by their numbers. */
function stepsOf(members: Member[], ids: number[], made: Map<number, number>): Timed[] {
  return trades()
    .flatMap((trade, n) => {
      const owner = personAt(members, ownerOf(trade.wants))
      const proposer = personAt(members, trade.by)
      const kind = kindOf(trade.offer)
      const { things = [], guaranies } = trade.offer
      const offer = {
        requestedItemId: ids[trade.wants],
        offerType: kind,
        ...(things.length > 0 && { offeredItemIds: things.map((thing) => ids[thing]) }),
        ...(guaranies && { offeredAmount: guaranies * MINOR_UNITS, currency: 'PYG' }),
      }
      const body = kind ? offer : { itemId: ids[trade.wants] }
      const propose = async () => {
        const sent = { ...body, message: trade.message, clientId: uuidOf(`trade ${n}`) }
        made.set(n, (await proposer.post<{ id: number }>('/api/trade-proposals', sent)).id)
      }
      const rest = trade.then.map((step, at) => ({
        hoursAgo: step.hoursAgo,
        run: () =>
          follow(made.get(n) ?? 0, step, step.who === 'owner' ? owner : proposer, `${n} ${at}`),
      }))
      return [{ hoursAgo: trade.hoursAgo, run: propose }, ...rest]
    })
    .sort((a, b) => b.hoursAgo - a.hoursAgo)
}

function follow(id: number, step: Step, person: Person, name: string): Promise<unknown> {
  if (step.say) {
    const message = { content: step.say, clientId: uuidOf(`message ${name}`) }
    return person.post(`/api/trade-proposals/${id}/messages`, message)
  }
  const at = Date.now() + ((step.inHours ?? 0) - step.hoursAgo) * HOUR_MS
  const meeting = step.place && {
    meetingLocation: step.place,
    meetingDateTime: new Date(Math.round(at / HOUR_MS) * HOUR_MS).toISOString(),
    meetingNotes: step.notes,
  }
  const body = { action: step.do, ...(step.message && { message: step.message }), ...meeting }
  return once(person.post(`/api/trades/${id}/actions`, body))
}

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
