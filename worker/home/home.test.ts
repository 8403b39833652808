/** What one's home tells, and to whom. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import type { CurrentUser } from '../accounts/contract.ts'
import { DAY } from '../http/clock.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { act, makePair, makeProposal, propose, walk } from '../testing/makers/trade-maker.ts'
import { makeWish } from '../testing/makers/wish-maker.ts'
import { tellDatabase } from '../trades/room/unread.ts'
import type { Home } from './contract.ts'

afterEach(setClockBack)

const HERE = '?userLatitude=-27.33&userLongitude=-55.87'
const homeOf = async (browser: Browser, query = ''): Promise<Home> =>
  (await browser.get(`/api/home${query}`)).json()
const userOf = async (browser: Browser): Promise<CurrentUser> =>
  (await browser.get('/api/auth/user')).json()
const kinds = async (browser: Browser) => (await homeOf(browser)).waiting.map(({ kind }) => kind)

test('who has nothing is told nothing, and a visitor may not ask', async () => {
  const { browser } = await makeAccount()
  expect(await homeOf(browser)).toEqual({ waiting: [], count: 0, match: null, wishes: null })
  expect(await homeOf(browser, HERE)).toMatchObject({ wishes: [] })
  const user = await userOf(browser)
  expect([user.waiting, user.hasProposed, user.hasMatches]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a trade waits for one side at a time, from the offer to the review', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  expect(await homeOf(owner.browser)).toMatchObject({
    waiting: [{ kind: 'answer', id, name: 'Beto', title: 'Camión de juguete' }],
    count: 1,
  })
  expect([(await userOf(owner.browser)).waiting, await kinds(proposer.browser)]).toEqual([1, []])
  await walk(id, [[owner.browser, 'accept']])
  expect([await kinds(owner.browser), await kinds(proposer.browser)]).toEqual([[], []])
  const meeting = {
    meetingLocation: 'Plaza',
    meetingDateTime: new Date(testContext().ctx.clock.now() + DAY).toISOString(),
  }
  const { meetingEvent } = await walk(id, [[owner.browser, 'set_meeting_details', meeting]])
  expect([await kinds(owner.browser), await kinds(proposer.browser)]).toEqual([[], ['meeting']])
  await walk(id, [[proposer.browser, 'confirm_meeting', { event: meetingEvent }]])
  await walk(id, [[owner.browser, 'confirm_delivery']])
  expect([await kinds(owner.browser), await kinds(proposer.browser)]).toEqual([[], ['delivery']])
  await walk(id, [[proposer.browser, 'confirm_delivery']])
  expect([await kinds(owner.browser), await kinds(proposer.browser)]).toEqual([
    ['review'],
    ['review'],
  ])
  pass(15 * DAY)
  expect([await kinds(owner.browser), (await userOf(owner.browser)).waiting]).toEqual([
    [],
    undefined,
  ])
})

test('messages that were not read wait, and what is more pressing in the same trade goes before', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  const at = testContext().ctx.clock.now()
  for (const { id: user_id } of [owner, proposer]) {
    await tellDatabase(env, id, { user_id, unread: 2, number: 1, at }, () => undefined)
  }
  expect(await kinds(owner.browser)).toEqual(['answer'])
  expect(await homeOf(proposer.browser)).toMatchObject({
    waiting: [{ kind: 'messages', name: 'Ana' }],
  })
})

test('of many three stand there, the most pressing first, and all are counted', async () => {
  const owner = await makeAccount({ firstName: 'Ana' })
  for (let n = 0; n < 4; n += 1) {
    const proposer = await makeAccount({ firstName: `Beto${'abcd'[n]}` })
    await makeProposal({ owner, proposer })
  }
  const asked = await makeItem(owner.browser, { title: 'Radio' })
  await env.DB.prepare('update items set asked_at = 1 where id = ?').bind(asked.id).run()
  const home = await homeOf(owner.browser)
  expect(home.count).toBe(5)
  expect(home.waiting.map(({ name }) => name)).toEqual(['Betod', 'Betoc', 'Betob'])
  expect((await userOf(owner.browser)).waiting).toBe(5)
  const { browser, id } = owner
  await env.DB.prepare("update trades set status = 'rejected' where to_user_id = ?").bind(id).run()
  expect(await homeOf(browser)).toMatchObject({
    waiting: [{ kind: 'still', id: asked.id, name: null, title: 'Radio' }],
  })
  expect((await browser.post(`/api/items/${asked.id}/still`)).status).toBe(200)
  expect((await homeOf(browser)).count).toBe(0)
})

test('what waits is still said after the profile was changed', async () => {
  const pair = await makePair()
  await makeProposal(pair)
  const form = new FormData()
  form.append('bio', 'Hago muebles.')
  const answer = await pair.owner.browser.send('POST', '/api/profile/update', { form })
  expect(await answer.json()).toMatchObject({ bio: 'Hago muebles.', waiting: 1 })
})

test('an offer is a proposal, a question is none', async () => {
  const { owner, proposer } = await makePair()
  const wanted = await makeItem(owner.browser)
  expect((await propose(proposer.browser, { itemId: wanted.id, message: '¿Anda?' })).status).toBe(
    201,
  )
  expect(await userOf(proposer.browser)).not.toHaveProperty('hasProposed')
  const { id } = await makeProposal({ owner, proposer })
  expect((await userOf(proposer.browser)).hasProposed).toBe(true)
  expect((await act(owner.browser, id, 'reject')).status).toBe(200)
  expect((await userOf(proposer.browser)).hasProposed).toBe(true)
})

test('what others look for near, of kinds that one has or had', async () => {
  const olga = await makeAccount({ firstName: 'Olga' })
  await provePhone(olga.id)
  const near = await makeWish(olga.browser, { words: 'Camión' })
  await makeWish(olga.browser, {
    words: 'Lejos',
    location: 'Asunción, Paraguay',
    latitude: -25.3,
    longitude: -57.6,
  })
  await makeWish(olga.browser, { words: 'Mesa', categoryIds: [3] })
  await makeWish(olga.browser, { words: 'Avísame', isPublic: false })
  await makeWish(olga.browser, { words: 'Dondequiera', location: '' })
  const ana = await makeAccount()
  const wishes = async (query = HERE) => (await homeOf(ana.browser, query)).wishes
  expect(await wishes()).toEqual([])
  const mine = await makeItem(ana.browser)
  const found = [{ id: near.id, words: 'Camión', town: 'Encarnación, Paraguay' }]
  expect(await wishes()).toEqual(found)
  expect(await wishes('?userLatitude=-25.3&userLongitude=-57.6')).toMatchObject([
    { words: 'Lejos' },
  ])
  expect([await wishes(''), await wishes('?userLatitude=x&userLongitude=-57.6')]).toEqual([
    null,
    null,
  ])
  await env.DB.prepare("update items set trade_status = 'traded' where id = ?").bind(mine.id).run()
  expect(await wishes()).toEqual(found)
  expect((await homeOf(olga.browser, HERE)).wishes).toEqual([])
})

test('nobody is shown what somebody looks for who is apart from them, gone, or has ended it', async () => {
  const ends: ((
    olga: Awaited<ReturnType<typeof makeAccount>>,
    ana: Browser,
    wish: number,
  ) => Promise<unknown>)[] = [
    (olga, ana) => ana.post('/api/blocks', { userId: olga.id }),
    (olga) => env.DB.prepare('update users set suspended_at = 1 where id = ?').bind(olga.id).run(),
    (olga) => env.DB.prepare('update users set left_at = 1 where id = ?').bind(olga.id).run(),
    (olga, _, wish) => olga.browser.post(`/api/wishes/${wish}/close`),
    (_, __, wish) => env.DB.prepare('update wishes set withheld = 1 where id = ?').bind(wish).run(),
    (_, __, wish) =>
      env.DB.prepare('update wishes set expires_at = 1 where id = ?').bind(wish).run(),
  ]
  for (const [n, end] of ends.entries()) {
    const olga = await makeAccount({ firstName: 'Olga' })
    await provePhone(olga.id)
    const { browser } = await makeAccount()
    await makeItem(browser, { categoryId: 10 + n })
    const { id } = await makeWish(olga.browser, { categoryIds: [10 + n] })
    expect((await homeOf(browser, HERE)).wishes).toHaveLength(1)
    await end(olga, browser, id)
    expect((await homeOf(browser, HERE)).wishes, String(end)).toEqual([])
  }
})
