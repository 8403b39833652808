/** What trades cost: rows of each action, the chat's hop, a burst that loses nothing, a list of 1,000 trades. */

import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import WebSocket from 'ws'
import type { TradePage } from '../../trades/contract.ts'
import type { Action } from '../../trades/terms.ts'
import { Person } from '../tools/person.ts'
import { measuredOf } from './median.ts'
import type { ThrowAway } from './throw-away-product.ts'

const HOPS = 200
const BURST_A_SECOND = 100
const BURST_SECONDS = 30
const MANY = 1_000
const LIST_ROUNDS = 20
/** After the last message of a burst, ms. */
const PATIENCE = 10_000

type Id = { id: number }
type Pair = { owner: Person; proposer: Person }
export type Heard = { at: number; message: Id }

export const about = (name: string) => ({
  ...{ email: `${name}@jopoi.example`, password: 'medir-sin-apuro', firstName: name },
  ...{ lastName: 'Benítez', phoneNumber: '0981 555 000', dateOfBirth: '1990-05-04' },
  ...{ gender: 'female', country: 'Paraguay', city: 'Asunción' },
})
const thing = (title: string) => ({
  ...{ title, description: 'Para medir, anda muy bien.', categoryId: 9, condition: 'good' },
  ...{ estimatedValue: 350_000, location: 'Asunción' },
  // Two are alike (D59).
  isOther: true,
})

/** The rows of the last request to a route, from the server's own log. */
function costOf(product: ThrowAway, route: string): { rowsRead: number; rowsWritten: number } {
  const lines = readFileSync(product.log, 'utf8').split('\n')
  const found = lines.findLast((line) => line.includes(`"${route}"`) && line.includes('"request"'))
  if (!found) return { rowsRead: Number.NaN, rowsWritten: Number.NaN }
  return JSON.parse(found.slice(found.indexOf('{')))
}

async function pairOf(product: ThrowAway, names: [string, string]): Promise<Pair> {
  const [owner, proposer] = [new Person(product.url), new Person(product.url)]
  await owner.join(about(names[0]))
  await proposer.join(about(names[1]))
  return { owner, proposer }
}

async function propose({ owner, proposer }: Pair): Promise<Id> {
  const wanted = await owner.post<Id>('/api/items', thing('Guitarra medida'))
  const offered = await proposer.post<Id>('/api/items', thing('Radio medida'))
  const body = { requestedItemId: wanted.id, offerType: 'item', offeredItemIds: [offered.id] }
  return proposer.post('/api/trade-proposals', body)
}

const meeting = () => ({
  meetingLocation: 'Plaza de Armas',
  meetingDateTime: new Date(Date.now() + 86_400_000).toISOString(),
})

type Row = [what: string, rowsRead: number, rowsWritten: number]

/** Of each step from the proposal to the end. */
async function rowsOf(product: ThrowAway, pair: Pair): Promise<Row[]> {
  const rows: Row[] = []
  const step = async <T>(what: string, route: string, call: () => Promise<T>): Promise<T> => {
    const answer = await call()
    // The line is written when the request has ended.
    await pause(300)
    const { rowsRead, rowsWritten } = costOf(product, route)
    rows.push([what, rowsRead, rowsWritten])
    return answer
  }
  const { id } = await step('propose', '/api/trade-proposals', () => propose(pair))
  const act = (what: Action, who: Person, more = {}) =>
    step(what, '/api/trades/:id/actions', () =>
      who.post<TradePage>(`/api/trades/${id}/actions`, { action: what, ...more }),
    )
  const another = async () => [
    (await pair.proposer.post<Id>('/api/items', thing('Guampa medida'))).id,
  ]
  await act('counter', pair.owner, { version: 1, offeredItemIds: await another() })
  await act('accept', pair.proposer, { version: 2 })
  const terms = { offeredItemIds: await another() }
  const { change } = await act('propose_change', pair.proposer, terms)
  await step('trade page', '/api/trades/:id', () => pair.owner.get(`/api/trades/${id}`))
  await act('agree_change', pair.owner, { version: change?.version })
  await step('versions', '/api/trades/:id/terms', () => pair.owner.get(`/api/trades/${id}/terms`))
  const { meetingEvent } = await act('set_meeting_details', pair.proposer, meeting())
  await act('confirm_meeting', pair.owner, { event: meetingEvent })
  await act('request_cancellation', pair.owner)
  await act('deny_cancellation', pair.proposer)
  await act('confirm_delivery', pair.owner)
  await act('confirm_delivery', pair.proposer)
  return rows
}

/** Two people whose trade was accepted, and the owner's socket to its chat. */
export async function chatOf(product: ThrowAway, names: [string, string]) {
  const pair = await pairOf(product, names)
  const { id } = await propose(pair)
  await pair.owner.post(`/api/trades/${id}/actions`, { action: 'accept' })
  const heard: Heard[] = []
  const socket = await listen(product, pair.owner, id, heard)
  return { ...pair, id, heard, socket }
}

/** A party's socket; `heard` gets every message with the time when it came. */
async function listen(
  product: ThrowAway,
  person: Person,
  id: number,
  heard: Heard[],
): Promise<WebSocket> {
  const cookie = person
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const url = `${product.url.replace('http', 'ws')}/ws?trade=${id}`
  const socket = new WebSocket(url, { headers: { cookie, origin: product.url } })
  socket.on('message', (data) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'message') heard.push({ at: performance.now(), message: frame.message })
  })
  await new Promise<void>((done, failed) => socket.once('open', () => done()).once('error', failed))
  return socket
}

/** ms from sending to being seen by the other side. */
export async function hops(
  person: Person,
  id: number,
  heard: Heard[],
  count = HOPS,
): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) {
    const before = heard.length
    const began = performance.now()
    await person.post(`/api/trade-proposals/${id}/messages`, { content: `mensaje ${n}` })
    while (heard.length === before) await pause(1)
    times.push((heard[before]?.at ?? 0) - began)
  }
  return times
}

/** Sent at a steady pace, without waiting for answers; what came of it, in the order in which it was heard. */
async function burst(person: Person, id: number, heard: Heard[]) {
  const all = BURST_A_SECOND * BURST_SECONDS
  const before = heard.length
  const began = performance.now()
  const sent: Promise<unknown>[] = []
  for (let n = 0; n < all; n += 1) {
    await pause(Math.max(0, began + (n * 1000) / BURST_A_SECOND - performance.now()))
    sent.push(person.post(`/api/trade-proposals/${id}/messages`, { content: `ráfaga ${n}` }))
  }
  await Promise.all(sent)
  const took = (performance.now() - began) / 1000
  const until = performance.now() + PATIENCE
  while (heard.length < before + all && performance.now() < until) await pause(20)
  const numbers = heard.slice(before).map(({ message }) => message.id)
  const first = numbers[0] ?? 0
  return {
    sent: all,
    heard: numbers.length,
    distinct: new Set(numbers).size,
    inOrder: numbers.every((number, n) => number === first + n),
    aSecond: Math.round(all / took),
  }
}

type Page = { rows: Id[]; next: string | null }

/** One person with so many trades: the first page of the list, ms. */
async function longList(product: ThrowAway) {
  const person = await new Person(product.url).join(about('Caro-mide'))
  let made = 0
  for (let cursor: string | null = '/api/items?sortBy=oldest&limit=60'; made < MANY && cursor; ) {
    const { rows, next }: Page = await person.page<Id[]>(cursor)
    for (const { id } of rows.slice(0, MANY - made)) {
      const body = { requestedItemId: id, offerType: 'money', offeredAmount: 100_000 }
      await person.post('/api/trade-proposals', body)
      made += 1
    }
    cursor = next
  }
  const times: number[] = []
  for (let n = 0; n < LIST_ROUNDS; n += 1) {
    const began = performance.now()
    await person.get('/api/trade-proposals')
    times.push(performance.now() - began)
  }
  await pause(300)
  return { made, ms: measuredOf(times), rowsRead: costOf(product, '/api/trade-proposals').rowsRead }
}

/** The figures as lines of the report. */
export async function measureTrades(product: ThrowAway): Promise<string> {
  const pair = await pairOf(product, ['Ana-mide', 'Beto-mide'])
  const rows = await rowsOf(product, pair)
  const { id } = await propose(pair)
  await pair.owner.post(`/api/trades/${id}/actions`, { action: 'accept' })
  const heard: Heard[] = []
  const socket = await listen(product, pair.owner, id, heard)
  const times = await hops(pair.proposer, id, heard)
  const storm = await burst(pair.proposer, id, heard)
  socket.close()
  const list = await longList(product)
  const line = ([what, read, written]: Row) => `| ${what} | ${read} | ${written} |`
  return [
    '| trades | rows read | rows written |\n|---|---:|---:|',
    ...rows.map(line),
    '',
    `Chat, sent to seen by the other side: p50 ${measuredOf(times).toFixed(1)} ms, p95 ${measuredOf(times, 95).toFixed(1)} ms (${HOPS} messages).`,
    `Burst of ${BURST_A_SECOND} a second for ${BURST_SECONDS} s (${storm.aSecond} reached): ${storm.sent} sent, ${storm.heard} heard, ${storm.distinct} distinct, ${storm.inOrder ? 'in order, no gap' : 'OUT OF ORDER'}.`,
    `List of one person with ${list.made} trades: ${list.ms.toFixed(1)} ms, ${list.rowsRead} rows read.`,
  ].join('\n')
}
