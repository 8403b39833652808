/** The chat of a trade through the real routes, its room and its socket. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { newSession } from '../accounts/person/sessions.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  act,
  hear,
  makePair,
  makeProposal,
  type Pair,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import { openSocket } from '../testing/sockets.ts'
import type { ChatMessage } from './contract.ts'

let pair: Pair
let id: number
beforeAll(async () => {
  pair = await makePair()
  id = (await makeProposal(pair)).id
  await walk(id, [[pair.owner.browser, 'accept']])
})

const say = (browser: Browser, content: string, clientId?: string) =>
  browser.post(`/api/trade-proposals/${id}/messages`, { content, ...(clientId && { clientId }) })
const heard = async (browser: Browser, query = ''): Promise<ChatMessage[]> =>
  (await browser.get(`/api/trade-proposals/${id}/messages${query}`)).json()
const socketOf = (browser: Browser, origin?: string) => openSocket(browser, id, { origin })

// Case 20.
test('a message is stored once, however often it is sent, and told once', async () => {
  const { owner, proposer } = pair
  const clientId = crypto.randomUUID()
  const sent = []
  for (let n = 0; n < 3; n += 1) sent.push(await say(proposer.browser, 'una sola vez', clientId))
  expect(sent.map((one) => one.status)).toEqual([201, 200, 200])
  expect((await heard(owner.browser)).map((one) => one.content)).toEqual(['una sola vez'])
  await hear(id)
  await say(proposer.browser, 'y otra')
  await hear(id)
  const told = await env.DB.prepare(
    "select count(*) as n from notifications where user_id = ? and type = 'new_message'",
  )
    .bind(owner.id)
    .first()
  expect(told).toEqual({ n: 1 })
  expect((await tradeOf(owner.browser, id)).unreadMessages).toBeGreaterThan(0)
})

test('what was read is read for the room, the list and the notification', async () => {
  const { owner, proposer } = pair
  const last = (await heard(owner.browser)).at(-1)
  await owner.browser.post(`/api/trade-proposals/${id}/read`, { number: last?.id })
  await hear(id)
  expect((await tradeOf(owner.browser, id)).unreadMessages).toBe(0)
  const answer = await proposer.browser.get(`/api/trade-proposals/${id}/messages`)
  expect(JSON.parse(answer.headers.get('x-read-marks') ?? '{}')).toEqual({ [owner.id]: last?.id })
})

// Case 19.
test('a socket hears what is said; what it missed comes by its number', async () => {
  const { owner, proposer } = pair
  const { socket, frames } = await socketOf(owner.browser)
  await say(proposer.browser, 'en vivo')
  await vi.waitFor(() => expect(frames).toHaveLength(1))
  expect(frames[0]).toMatchObject({ type: 'message', message: { content: 'en vivo' } })
  const seen = (await heard(owner.browser)).at(-1)?.id
  socket?.close()
  for (const text of ['uno', 'dos', 'tres']) await say(proposer.browser, text)
  const missed = await heard(owner.browser, `?after=${seen}`)
  expect(missed.map((one) => one.content)).toEqual(['uno', 'dos', 'tres'])
})

test('who writes and how far it was read is told to the other side only', async () => {
  const { owner, proposer } = pair
  const [one, other] = [await socketOf(owner.browser), await socketOf(proposer.browser)]
  one.socket?.send(JSON.stringify({ type: 'auth', userId: proposer.id }))
  one.socket?.send(JSON.stringify({ type: 'typing' }))
  await vi.waitFor(() => expect(other.frames).toEqual([{ type: 'typing', userId: owner.id }]))
  expect(one.frames).toEqual([])
  const last = (await heard(owner.browser)).at(-1)?.id
  one.socket?.send(JSON.stringify({ type: 'read', number: last }))
  const read = { type: 'read', userId: owner.id, number: last }
  await vi.waitFor(() => expect(other.frames).toContainEqual(read))
  await walk(id, [[owner.browser, 'request_cancellation']])
  await vi.waitFor(() => expect(other.frames).toContainEqual({ type: 'trade' }))
})

test('a socket hears first how items stand: the newest number, and how far each has read', async () => {
  const { owner, proposer } = pair
  const last = (await heard(owner.browser)).at(-1)?.id
  await owner.browser.post(`/api/trade-proposals/${id}/read`, { number: last })
  const { here } = await socketOf(proposer.browser)
  const reads = expect.arrayContaining([{ userId: owner.id, number: last }])
  await vi.waitFor(() => expect(here).toEqual([{ type: 'here', number: last, reads }]))
})

test('the sockets of a session that is ended are closed, one’s own stays', async () => {
  const { owner } = pair
  const elsewhere = new Browser()
  const { token, statement } = await newSession(testContext().ctx, owner.id, 'elsewhere')
  await statement
  elsewhere.cookies.set('__Host-session', token)
  const [own, other] = [await socketOf(owner.browser), await socketOf(elsewhere)]
  const closed = new Promise<number>((resolve) => {
    other.socket?.addEventListener('close', ({ code }) => resolve(code))
  })
  await owner.browser.post('/api/auth/sessions/end-others')
  expect(await closed).toBe(4403)
  await say(pair.proposer.browser, 'sigue')
  await vi.waitFor(() => expect(own.frames).toHaveLength(1))
  expect((await socketOf(elsewhere)).status).toBe(401)
})

test('no stranger, no visitor and no foreign page gets in', async () => {
  const stranger = await makeAccount()
  expect((await socketOf(stranger.browser)).status).toBe(404)
  expect((await socketOf(pair.owner.browser, 'https://evil.example')).status).toBe(403)
  const messages = `/api/trade-proposals/${id}/messages`
  expect((await stranger.browser.get(messages)).status).toBe(404)
  expect((await say(stranger.browser, 'hola')).status).toBe(404)
  expect((await act(stranger.browser, id, 'accept')).status).toBe(404)
})

test('empty and endless messages are refused', async () => {
  expect((await say(pair.owner.browser, '   ')).status).toBe(422)
  expect((await say(pair.owner.browser, 'x'.repeat(2001))).status).toBe(422)
})
