/** Blocking, in trades and chats: nothing new begins between the two, and what is open can be brought to its end. */
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Browser, testContext } from '../testing/app.ts'
import { block, directionsOf, unblock } from '../testing/blocking.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import {
  act,
  hear,
  makePair,
  makeProposal,
  type Pair,
  propose,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'
import { openSocket } from '../testing/sockets.ts'

let pair: Pair

beforeEach(async () => {
  pair = await makePair()
})

const DIRECTIONS = directionsOf(() => pair)

describe.each(DIRECTIONS)('where %s', (_who, begin) => {
  test('a proposal is answered as for an item that is not there', async () => {
    const { owner, proposer } = pair
    const thing = await makeItem(owner.browser)
    await begin()
    const answer = await propose(proposer.browser, { itemId: thing.id, message: 'Hola' })
    const absent = await propose(proposer.browser, { itemId: 999_999_999, message: 'Hola' })
    expect([answer.status, await answer.json()]).toEqual([404, await absent.json()])
  })

  test('a pending one stays in sight, can be rejected or withdrawn, and accepting has moved on', async () => {
    const { owner, proposer } = pair
    const [one, two] = [await makeProposal(pair), await makeProposal(pair)]
    await begin()
    expect((await tradeOf(owner.browser, one.id)).availableActions).toEqual(['reject'])
    expect((await tradeOf(proposer.browser, one.id)).availableActions).toEqual(['withdraw'])
    const accepted = await act(owner.browser, one.id, 'accept')
    expect([accepted.status, await accepted.json()]).toMatchObject([409, { code: 'trade_moved' }])
    expect((await act(owner.browser, one.id, 'reject')).status).toBe(200)
    expect((await act(proposer.browser, two.id, 'withdraw')).status).toBe(200)
  })

  test('an open trade is brought to its end; in its chat nothing more is said, what was said stays', async () => {
    const { owner, proposer } = pair
    const { id } = await makeProposal(pair)
    await walk(id, [[owner.browser, 'accept']])
    const messages = `/api/trade-proposals/${id}/messages`
    expect((await owner.browser.post(messages, { content: 'Hola' })).status).toBe(201)
    await begin()
    for (const { browser } of [owner, proposer]) {
      const said = await browser.post(messages, { content: '¿Sigues ahí?' })
      expect([said.status, await said.json()]).toMatchObject([409, { code: 'chat_closed' }])
      expect(await (await browser.get(messages)).json()).toMatchObject([{ content: 'Hola' }])
    }
    const read = `/api/trade-proposals/${id}/read`
    expect((await proposer.browser.post(read, { number: 1 })).status).toBe(204)
    const marks = async (browser: Browser) =>
      JSON.parse((await browser.get(messages)).headers.get('x-read-marks') ?? '')
    expect(await marks(proposer.browser)).toEqual({ [proposer.id]: 1 })
    expect(await marks(owner.browser)).toEqual({})
    await walk(id, [
      [owner.browser, 'confirm_delivery'],
      [proposer.browser, 'confirm_delivery'],
    ])
  })

  test('nothing that is written on the way to the end reaches the other', async () => {
    const { owner, proposer } = pair
    const trades = []
    for (let i = 0; i < 4; i += 1) trades.push((await makeProposal(pair)).id)
    const [rejected = 0, withdrawn = 0, denied = 0, ended = 0] = trades
    for (const id of [denied, ended]) await walk(id, [[owner.browser, 'accept']])
    await walk(denied, [[owner.browser, 'request_cancellation']])
    await begin()
    const said = { message: 'Te voy a encontrar' }
    const meeting = {
      meetingLocation: said.message,
      meetingNotes: said.message,
      meetingDateTime: new Date(Date.now() + 86_400_000).toISOString(),
    }
    for (const { browser } of [owner, proposer]) {
      const set = await act(browser, ended, 'set_meeting_details', meeting)
      expect([set.status, await set.json()]).toMatchObject([409, { code: 'trade_moved' }])
    }
    await walk(rejected, [[owner.browser, 'reject', said]])
    await walk(withdrawn, [[proposer.browser, 'withdraw', said]])
    await walk(denied, [[proposer.browser, 'deny_cancellation', said]])
    // Nobody is asked any more (D53).
    await walk(ended, [[owner.browser, 'request_cancellation', said]])
    expect((await tradeOf(owner.browser, ended)).status).toBe('cancelled')
    for (const { browser } of [owner, proposer]) {
      const pages = await Promise.all(trades.map((id) => tradeOf(browser, id)))
      const drawer = await (await browser.get('/api/notifications')).json()
      expect(JSON.stringify([pages, drawer])).not.toContain(said.message)
    }
  })

  test('a mail about what the other did is not written', async () => {
    const { owner, proposer } = pair
    const told = async (email: string) => (await mailTo(email)).map(({ kind }) => kind)
    const { id } = await makeProposal(pair)
    expect(await told(owner.email)).toEqual(['trade_proposal'])
    await env.DB.prepare("UPDATE trades SET status = 'pending' WHERE id = ?").bind(id).run()
    await begin()
    const { ctx } = testContext()
    const { mailTo: mailAbout } = await import('../notifications/mail-to.ts')
    const news = { name: 'Ana', item: 'Radio', tradeId: id }
    const reader = { id: proposer.id, email: proposer.email, firstName: 'Beto', language: 'es' }
    for (const kind of ['trade_accepted', 'new_message', 'trade_reminder'] as const) {
      for (const statement of await mailAbout(ctx, kind, reader, news)) await statement
    }
    expect(await told(proposer.email)).toEqual(['trade_reminder'])
  })
})

test('after unblocking everything is as it was', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  const thing = await makeItem(owner.browser)
  await block(owner, proposer)
  await unblock(owner, proposer)
  expect((await proposer.browser.get(`/api/items/${thing.id}`)).status).toBe(200)
  await walk(id, [[owner.browser, 'accept']])
  const said = await proposer.browser.post(`/api/trade-proposals/${id}/messages`, {
    content: 'Hola',
  })
  expect(said.status).toBe(201)
  expect(await hear(id)).toBe(true)
})

test('sockets are closed when somebody blocks, and those that come back pass nothing on', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  const before = await openSocket(proposer.browser, id)
  await block(owner, proposer)
  await before.closed
  const [his, hers] = [await openSocket(proposer.browser, id), await openSocket(owner.browser, id)]
  his.socket?.send('{"type":"typing"}')
  his.socket?.send('{"type":"read","number":1}')
  // What the trade itself becomes is told to both: heard after those two, it shows that they were not.
  await walk(id, [[owner.browser, 'request_cancellation', { message: 'Mejor no' }]])
  await expect.poll(() => hers.frames.map(({ type }) => type)).toContain('trade')
  expect(new Set(hers.frames.map(({ type }) => type))).toEqual(new Set(['trade']))
  his.socket?.close()
  hers.socket?.close()
})

test('the socket of a chat in which nothing is agreed yet is closed as well (D48)', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  const listening = await openSocket(proposer.browser, id)
  await block(owner, proposer)
  await listening.closed
})
