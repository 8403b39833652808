/** What a backup does with the chat of a trade: reads it in pages, puts it back into an empty room, never into another. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import type { ChatMessage } from '../chat/contract.ts'
import { MESSAGES_MAX } from '../chat/terms.ts'
import { Browser } from '../testing/app.ts'
import {
  hear,
  makePair,
  makeProposal,
  type Pair,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import type { RoomPage, RoomRestore } from './contract.ts'

const OPS_TOKEN = 'a-token-of-whoever-runs-this-0123456789'
const operator = new Browser({ OPS_TOKEN })

const roomPath = (id: number) => `/api/ops/trades/${id}/messages`
const bearer = { authorization: `Bearer ${OPS_TOKEN}` }
const pageOf = async (id: number, after = 0): Promise<RoomPage> =>
  (await operator.get(`${roomPath(id)}?after=${after}`, bearer)).json()
const restore = (id: number, given: unknown) => operator.post(roomPath(id), given, bearer)

let pair: Pair
let id: number

async function openTrade(): Promise<number> {
  const trade = await makeProposal(pair)
  await walk(trade.id, [[pair.owner.browser, 'accept']])
  return trade.id
}

const say = (browser: Browser, content: string, trade = id) =>
  browser.post(`/api/trade-proposals/${trade}/messages`, { content })

beforeAll(async () => {
  pair = await makePair()
  id = await openTrade()
  await say(pair.proposer.browser, 'Hola, ¿sigue?')
  await say(pair.owner.browser, 'Sí 😀')
  await say(pair.proposer.browser, 'Voy el sábado')
  await pair.owner.browser.post(`/api/trade-proposals/${id}/read`, { number: 3 })
})

test('a room is read behind a number, with how far each side has read', async () => {
  const all = await pageOf(id)
  expect(all.messages.map((one) => one.content)).toEqual([
    'Hola, ¿sigue?',
    'Sí 😀',
    'Voy el sábado',
  ])
  expect(all).toMatchObject({ last: 3, reads: { [pair.owner.id]: 3 } })
  const newer = await pageOf(id, 2)
  expect(newer.messages).toEqual(all.messages.slice(2))
})

test('a room that is longer than a page goes out and comes back in pages, as it was', async () => {
  const [long, empty] = [await openTrade(), await openTrade()]
  const made = Array.from({ length: MESSAGES_MAX + 5 }, (_, index) => ({
    ...{ id: index + 1, senderId: index % 2 ? pair.owner.id : pair.proposer.id, imageUrl: null },
    ...{ content: `mensaje ${index}`, clientId: crypto.randomUUID() },
    createdAt: new Date(1_700_000_000_000 + index).toISOString(),
  }))
  await fillRoom(long, made, { [pair.owner.id]: 7 })
  const first = await pageOf(long)
  const second = await pageOf(long, first.messages.at(-1)?.id)
  expect([first.messages.length, second.messages.length]).toEqual([MESSAGES_MAX, 5])
  expect([...first.messages, ...second.messages]).toEqual(made)
  await fillRoom(empty, [...first.messages, ...second.messages], first.reads)
  expect([await pageOf(empty), await pageOf(empty, MESSAGES_MAX)]).toEqual([first, second])
})

async function fillRoom(trade: number, messages: RoomRestore['messages'], reads: object) {
  for (let after = 0; after < messages.length; after += 100) {
    const page = messages.slice(after, after + 100)
    const isLast = after + 100 >= messages.length
    expect((await restore(trade, { after, messages: page, reads, isLast })).status).toBe(204)
  }
}

test('a restored chat reads the same for its parties, and goes on where it was', async () => {
  const { messages, reads } = await pageOf(id)
  const copy = await openTrade()
  await fillRoom(copy, messages, reads)
  const [before, after] = [await heard(id), await heard(copy)]
  expect(after).toEqual(before)
  // Its own retry is found, the next message has the next number, and its other side is told.
  const { clientId, content } = messages[0] as ChatMessage
  const path = `/api/trade-proposals/${copy}/messages`
  expect((await pair.proposer.browser.post(path, { content, clientId })).status).toBe(200)
  const next: ChatMessage = await (await say(pair.proposer.browser, '¿Y?', copy)).json()
  expect(next.id).toBe(4)
  await hear(copy)
  expect((await tradeOf(pair.owner.browser, copy)).unreadMessages).toBe(1)
})

async function heard(trade: number) {
  const answer = await pair.owner.browser.get(`/api/trade-proposals/${trade}/messages`)
  return { marks: answer.headers.get('x-read-marks'), messages: await answer.json() }
}

test('a restore tells nobody anything', async () => {
  const { messages, reads } = await pageOf(id)
  const copy = await openTrade()
  await fillRoom(copy, messages, reads)
  await hear(copy)
  const told = await env.DB.prepare('select count(*) as n from trade_unread where trade_id = ?')
    .bind(copy)
    .first()
  expect(told).toEqual({ n: 0 })
})

test('a room with messages is left as it is, and so is one whose restore is over', async () => {
  const { messages, reads } = await pageOf(id)
  const refused = await restore(id, { after: 0, messages, reads, isLast: true })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'room_not_empty' })
  const more = messages.map((one) => ({ ...one, id: one.id + 3, clientId: crypto.randomUUID() }))
  expect((await restore(id, { after: 3, messages: more, reads, isLast: true })).status).toBe(409)
  const copy = await openTrade()
  await fillRoom(copy, messages, reads)
  expect((await restore(copy, { after: 3, messages: more, reads, isLast: true })).status).toBe(409)
  expect((await pageOf(id)).messages).toEqual(messages)
})

test('a page that leaves a gap or comes twice is refused', async () => {
  const { messages, reads } = await pageOf(id)
  const copy = await openTrade()
  const first = { after: 0, messages: messages.slice(0, 1), reads, isLast: false }
  const gap = { after: 0, messages: messages.slice(1), reads, isLast: false }
  expect((await restore(copy, gap)).status).toBe(409)
  expect((await restore(copy, first)).status).toBe(204)
  expect((await restore(copy, first)).status).toBe(409)
  expect((await restore(copy, { ...gap, after: 1, isLast: true })).status).toBe(204)
  expect((await pageOf(copy)).messages).toEqual(messages)
})

test('without the token, with another, and without the setting there is nothing', async () => {
  const body = { after: 0, messages: [], reads: {}, isLast: true }
  const unset = new Browser()
  const another = { authorization: `Bearer ${OPS_TOKEN}x` }
  const tries = [
    [operator, {}],
    [operator, another],
    [operator, { authorization: OPS_TOKEN }],
    [unset, bearer],
    [unset, { authorization: 'Bearer ' }],
  ] as const
  for (const [browser, headers] of tries) {
    expect((await browser.get(roomPath(id), headers)).status).toBe(404)
    expect((await browser.post(roomPath(id), body, headers)).status).toBe(404)
  }
})

test('what is no page of a room is refused', async () => {
  for (const body of [null, {}, { after: -1 }, { after: 0, messages: [{}], reads: {} }]) {
    expect((await restore(id, body)).status).toBe(422)
  }
  expect((await operator.get(`${roomPath(id)}?after=x`, bearer)).status).toBe(422)
  expect((await operator.get(roomPath(0), bearer)).status).toBe(404)
})
