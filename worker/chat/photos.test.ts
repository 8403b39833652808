/** Photos in a chat: cleaned as an item's are, in the private bucket, for the two parties only; and the limit of messages. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fileOf, sample } from '../media/testing/samples.ts'
import type { Browser } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal, type Pair, walk } from '../testing/makers/trade-maker.ts'
import type { ChatMessage } from './contract.ts'
import { MESSAGES_A_MINUTE } from './terms.ts'

let pair: Pair
let id: number
beforeAll(async () => {
  pair = await makePair()
  id = (await makeProposal(pair)).id
  await walk(id, [[pair.owner.browser, 'accept']])
})
afterEach(setClockBack)

function send(browser: Browser, file: File, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('images', file)
  return browser.send('POST', `/api/trade-proposals/${id}/messages`, { form })
}

// Case 27, for chats.
test('a photo with a place in it is stored without, once, and shown to both', async () => {
  const { owner, proposer } = pair
  const fields = { content: 'Así está', clientId: crypto.randomUUID() }
  const sent = [await send(owner.browser, fileOf(sample('gps.png')), fields)]
  sent.push(await send(owner.browser, fileOf(sample('gps.png')), fields))
  expect(sent.map((one) => one.status)).toEqual([201, 200])
  const [message, again]: ChatMessage[] = await Promise.all(
    sent.map((one) => one.json<ChatMessage>()),
  )
  expect(again).toEqual(message)
  expect(message).toMatchObject({
    content: 'Así está',
    imageUrl: expect.stringContaining(`/${id}/`),
  })
  for (const browser of [owner.browser, proposer.browser]) {
    const shown = await browser.get(`${message?.imageUrl}/1600`)
    expect(shown.status).toBe(200)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('content-type')).toMatch(/^image\//)
    const text = new TextDecoder('latin1').decode(await shown.arrayBuffer())
    expect(text).not.toMatch(/GPS|Exif|eXIf/)
  }
  expect((await env.PHOTOS.list({ prefix: 'trades/' })).objects).toEqual([])
})

test('under one id stands one message: another text, photo or writer is refused and stores nothing', async () => {
  const { owner, proposer } = pair
  const keys = async () =>
    (await env.PRIVATE.list({ prefix: `trades/${id}/` })).objects.map(({ key }) => key)
  const all = async () =>
    (await owner.browser.get(`/api/trade-proposals/${id}/messages`)).json<ChatMessage[]>()
  const fields = { content: 'Así quedó', clientId: crypto.randomUUID() }
  expect((await send(owner.browser, fileOf(sample('gps.webp')), fields)).status).toBe(201)
  const before = [await keys(), await all()]
  const path = `/api/trade-proposals/${id}/messages`
  const refused = [
    await send(owner.browser, fileOf(sample('orientation-6.jpg')), fields),
    await send(owner.browser, fileOf(sample('gps.webp')), { ...fields, content: 'Otra cosa' }),
    await send(proposer.browser, fileOf(sample('gps.webp')), fields),
    await owner.browser.post(path, fields),
    await proposer.browser.post(path, { ...fields, content: 'Mío' }),
  ]
  for (const answer of refused) {
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'client_id_reused' })
  }
  expect([await keys(), await all()]).toEqual(before)
})

test('nobody else sees it, and what is no photo is refused', async () => {
  const { owner } = pair
  const stranger = await makeAccount()
  const message: ChatMessage = await (await send(owner.browser, fileOf(sample('gps.png')))).json()
  expect((await stranger.browser.get(`${message.imageUrl}/320`)).status).toBe(404)
  stranger.browser.cookies.clear()
  expect((await stranger.browser.get(`${message.imageUrl}/320`)).status).toBe(401)
  for (const path of ['/../1600', '/320x', `/999`]) {
    expect((await owner.browser.get(`${message.imageUrl}${path}`)).status).toBe(404)
  }
  const page = new File(['<script>alert(1)</script>'], 'foto.jpg', { type: 'image/jpeg' })
  expect((await send(owner.browser, page)).status).toBe(415)
})

test('one that may not be sent yet (D48) is not stored', async () => {
  const { proposer } = pair
  const asked = await makeProposal(pair)
  const form = () => {
    const sent = new FormData()
    sent.set('images', fileOf(sample('gps.webp')))
    return sent
  }
  const path = `/api/trade-proposals/${asked.id}/messages`
  const tried = async () => (await proposer.browser.send('POST', path, { form: form() })).status
  const statuses: number[] = []
  for (let n = 0; n < 10; n += 1) {
    pass(11 * 60_000)
    statuses.push(await tried())
    await env.PRIVATE.delete(
      (await env.PRIVATE.list({ prefix: `trades/${asked.id}/` })).objects.map(({ key }) => key),
    )
  }
  expect(statuses.slice(0, 2)).toEqual([201, 201])
  expect(statuses.at(-1)).toBe(409)
  await tried()
  expect((await env.PRIVATE.list({ prefix: `trades/${asked.id}/` })).objects).toEqual([])
})

test('20 a minute and side; the other side is not held up', async () => {
  const limited = await makePair({ RATE_LIMIT_FACTOR: '1' })
  const trade = await makeProposal(limited)
  await walk(trade.id, [[limited.owner.browser, 'accept']])
  const say = (browser: Browser) =>
    browser.post(`/api/trade-proposals/${trade.id}/messages`, { content: 'hola' })
  const statuses = []
  for (let n = 0; n <= MESSAGES_A_MINUTE; n += 1) {
    statuses.push((await say(limited.owner.browser)).status)
  }
  expect(statuses.slice(0, -1)).toEqual(Array.from({ length: MESSAGES_A_MINUTE }, () => 201))
  expect(statuses.at(-1)).toBe(429)
  expect((await say(limited.proposer.browser)).status).toBe(201)
})
