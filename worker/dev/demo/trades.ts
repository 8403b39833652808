/** Trades of the demo account in every status, with chats, as people would have made them while the clock stepped on. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownerOf } from './demo-saves.mjs'
import { HttpProblem } from './person.mjs'
import { ROOT } from './tools.mjs'

const HOUR_MS = 3_600_000
const MINOR_UNITS = 100
const CONFLICT = 409

export const trades = () =>
  JSON.parse(readFileSync(join(ROOT, 'worker/dev/demo/trades.json'), 'utf8'))

/** The same step has the same one at every run. */
function uuidOf(name) {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A run that was cut may have done it already. */
async function once(call) {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof HttpProblem) || error.status !== CONFLICT) throw error
  }
}

const kindOf = ({ things, guaranies }) =>
  things ? (guaranies ? 'combination' : 'item') : guaranies ? 'money' : null

/** Every step of every trade, the earliest first; `made` gets the trades' ids by their numbers. */
function stepsOf(members, ids, made) {
  return trades()
    .flatMap((trade, n) => {
      const owner = members[ownerOf(trade.wants)].person
      const proposer = members[trade.by].person
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
        made.set(n, (await proposer.post('/api/trade-proposals', sent)).id)
      }
      const rest = trade.then.map((step, at) => ({
        hoursAgo: step.hoursAgo,
        run: () => follow(made.get(n), step, step.who === 'owner' ? owner : proposer, `${n} ${at}`),
      }))
      return [{ hoursAgo: trade.hoursAgo, run: propose }, ...rest]
    })
    .sort((a, b) => b.hoursAgo - a.hoursAgo)
}

function follow(id, step, person, name) {
  if (step.say) {
    const message = { content: step.say, clientId: uuidOf(`message ${name}`) }
    return person.post(`/api/trade-proposals/${id}/messages`, message)
  }
  const at = Date.now() + (step.inHours - step.hoursAgo) * HOUR_MS
  const meeting = step.place && {
    meetingLocation: step.place,
    meetingDateTime: new Date(Math.round(at / HOUR_MS) * HOUR_MS).toISOString(),
    meetingNotes: step.notes,
  }
  const body = { action: step.do, ...(step.message && { message: step.message }), ...meeting }
  return once(person.post(`/api/trades/${id}/actions`, body))
}

/** `setClock(hoursAgo)` moves the product's clock; `ids` are those of the demo things by index. Answers the trades' ids. */
export async function fillDemoTrades(members, ids, setClock) {
  const made = new Map()
  for (const { hoursAgo, run } of stepsOf(members, ids, made)) {
    await setClock(hoursAgo)
    await run()
  }
  return trades().map((_trade, n) => made.get(n))
}
