/** People who publish, propose, accept and write at once, and know of each write whether it was acknowledged. */

import type { Db } from '../dev/database/databases.ts'
import { DAY } from '../http/clock.ts'
import { sha256 } from '../http/secrets/hash.ts'
import type { Item } from '../items/contract.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import type { TradePage } from '../trades/contract.ts'
import type { Action } from '../trades/terms.ts'
import { itemForm, newItem } from './makers/item-maker.ts'

const PAIRS = 6
/** Ids of people, which are their session's tokens as well. */
const NAMES = Array.from({ length: 2 * PAIRS }, (_, n) => `person-${n}`)

type Body = { json?: unknown; form?: () => FormData }
export type Trade = { id: number; owner: string; done: string[]; said: Set<string> }
/** What was under way when everything died: nobody knows what became of it. */
type Unknown = { who: string; path: string; body: Body; took: (answer: never) => void }
class Lost extends Error {}

async function insertPeople(db: Db): Promise<void> {
  const now = Date.now()
  const sql = await Promise.all(
    NAMES.map(async (id) => [
      `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, date_of_birth, gender, country,
       city, email_verified_at, created_at, updated_at) VALUES ('${id}', '${id}@example.com', 'none', 'Ana', 'Vera', '0981',
       '1990-05-04', 'female', 'Paraguay', 'Luque', 1, 1, 1)`,
      `INSERT INTO sessions (id_hash, user_id, device, created_at, touched_at, expires_at)
       VALUES ('${await sha256(id)}', '${id}', 'test', ${now}, ${now}, ${now + 9e8})`,
    ]),
  )
  await db.load(sql.flat())
}

export async function killLoad(url: string, db: Db) {
  await insertPeople(db)
  const unknown: Unknown[] = []
  let acknowledged = 0
  let until = 0
  let reach: () => void = () => undefined
  const load = {
    /** Set in the moment of the kill: from then on a failing write is an unknown one. */
    isKilled: false,
    reached: Promise.resolve(),
    items: [] as { id: number; photo: boolean }[],
    trades: [] as Trade[],
    acknowledged: () => acknowledged,
    write,
    sendAgain,
    read,
  }

  function ask(who: string, path: string, { json, form }: Body = {}): Promise<Response> {
    const headers = { origin: url, cookie: `__Host-session=${who}` }
    const more = json === undefined ? headers : { ...headers, 'content-type': 'application/json' }
    const body = json === undefined ? form?.() : JSON.stringify(json)
    const method = body === undefined ? 'GET' : 'POST'
    return fetch(url + path, { method, headers: more, ...(body !== undefined && { body }) })
  }

  async function read<T>(path: string, who = NAMES[0] ?? ''): Promise<T> {
    const answer = await ask(who, path)
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json() as Promise<T>
  }

  /** `took` notes what an acknowledged write has promised. */
  async function put<T>(who: string, path: string, body: Body, took: (answer: T) => void) {
    try {
      const answer = await ask(who, path, body)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${text}`)
      took(JSON.parse(text))
      acknowledged += 1
      if (acknowledged === until) reach()
      return JSON.parse(text) as T
    } catch (error) {
      if (!load.isKilled) throw error
      unknown.push({ who, path, body, took: took as Unknown['took'] })
      throw new Lost()
    }
  }

  const publish = (who: string, photo: boolean) => {
    const fields = newItem({ clientId: crypto.randomUUID() })
    const form = () =>
      itemForm(fields, 'images', [fileOf(sample('gps.webp'), 'x.webp', 'image/webp')])
    return put<Item>(who, '/api/items', photo ? { form } : { json: fields }, ({ id }) =>
      load.items.push({ id, photo }),
    )
  }

  async function propose(from: string, to: string, wanted: number, offer: object): Promise<Trade> {
    const json = { toUserId: to, requestedItemId: wanted, clientId: crypto.randomUUID(), ...offer }
    let made: Trade | undefined
    await put<TradePage>(from, '/api/trade-proposals', { json }, ({ id }) => {
      made = { id, owner: to, done: ['created'], said: new Set() }
      load.trades.push(made)
    })
    if (!made) throw new Lost()
    return made
  }

  const act = (who: string, trade: Trade, action: Action, more: object = {}) =>
    put<TradePage>(who, `/api/trades/${trade.id}/actions`, { json: { action, ...more } }, () =>
      trade.done.push(action),
    )

  const say = (who: string, trade: Trade) => {
    const json = { content: 'Hola ñandú', clientId: crypto.randomUUID() }
    return put(who, `/api/trade-proposals/${trade.id}/messages`, { json }, () =>
      trade.said.add(json.clientId),
    )
  }

  /** Another thing comes in the place of the one that was agreed on, and both say yes. */
  async function change([owner, proposer]: [string, string], trade: Trade, before: number) {
    const { id } = await publish(proposer, false)
    const terms = { offeredItemIds: trade.id % 2 === 0 ? [id] : [before, id] }
    const { change: asked } = await act(proposer, trade, 'propose_change', terms)
    await act(owner, trade, 'agree_change', { version: asked?.version })
  }

  async function meet([owner, proposer]: [string, string], trade: Trade) {
    const meetingDateTime = new Date(Date.now() + DAY).toISOString()
    const set = { meetingLocation: 'Plaza', meetingDateTime }
    const { meetingEvent } = await act(proposer, trade, 'set_meeting_details', set)
    await act(owner, trade, 'confirm_meeting', { event: meetingEvent })
  }

  /** From two publications to what was agreed; a rival wants the same thing. */
  async function oneTrade([owner, proposer, rival]: [string, string, string], n: number) {
    const [wanted, offered] = await Promise.all([
      publish(owner, n % 2 === 0),
      publish(proposer, false),
    ])
    const [trade] = await Promise.all([
      propose(proposer, owner, wanted.id, { offerType: 'item', offeredItemIds: [offered.id] }),
      propose(rival, owner, wanted.id, { offerType: 'money', offeredAmount: 100_000 }),
    ])
    if (n % 2 === 0) {
      await act(owner, trade, 'counter', { version: 1, requestedAmount: 50_000 })
      await act(proposer, trade, 'accept', { version: 2 })
    } else await act(owner, trade, 'accept')
    await Promise.all([owner, proposer, owner, proposer].map((who) => say(who, trade)))
    if (n % 4 < 2) await change([owner, proposer], trade, offered.id)
    if (n % 5 < 3) await meet([owner, proposer], trade)
    if (n % 3 === 0) {
      await act(proposer, trade, 'confirm_delivery')
      await Promise.all([act(owner, trade, 'confirm_delivery'), say(owner, trade)])
    }
  }

  /** Until so many writes have been acknowledged in all, and then until everything is dead. */
  function write(goal: number): Promise<void> {
    until = goal
    load.reached = new Promise<void>((done, failed) => {
      reach = done
      live = Promise.all(NAMES.slice(0, PAIRS).map((_, pair) => many(pair))).catch(failed)
    })
    return live.then(() => undefined)
  }
  let live: Promise<unknown> = Promise.resolve()

  async function many(pair: number): Promise<void> {
    const at = (n: number) => NAMES[n % NAMES.length] ?? ''
    const people: [string, string, string] = [at(2 * pair), at(2 * pair + 1), at(2 * pair + 3)]
    for (let n = pair; !load.isKilled; n += 1) {
      try {
        await oneTrade(people, n)
      } catch (error) {
        if (!(error instanceof Lost)) throw error
      }
    }
  }

  /** As a device does whose answer was lost. An action that was done already is refused, and then it is in the trade. */
  async function sendAgain(): Promise<void> {
    for (const { who, path, body, took } of unknown.splice(0)) {
      const answer = await ask(who, path, body)
      const text = await answer.text()
      if (answer.ok) acknowledged += 1
      else if (answer.status !== 409) throw new Error(`again ${path}: ${answer.status} ${text}`)
      if (answer.ok || path.endsWith('/actions')) took(JSON.parse(text) as never)
    }
  }
  return load
}
