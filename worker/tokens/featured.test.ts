/** Featuring an item: what it costs, for how long, and who sees it (D37). */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { advanceClock, DAY } from '../http/clock.ts'
import type { Item } from '../items/contract.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { read } from '../testing/makers/review-maker.ts'
import { makePair, makeProposal, walk } from '../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { earn } from './ledger/earn.ts'

const { db, asked } = recording(env.DB)
const visitor = new Browser({ DB: db })
const feature = (browser: Browser, id: number) => browser.post(`/api/items/${id}/feature`)
const strip = async (query = '') =>
  (await read<Item[]>(visitor, `/api/items/featured${query}`)).map(({ id }) => id)

/** 20 tokens for each of so many trades. */
async function rich(trades: number) {
  const person = await makeAccount({}, { DB: db })
  const { ctx } = testContext()
  for (let n = 0; n < trades; n += 1) {
    await earn(ctx.db, person.id, 'trade_completed', `made up ${n}`, ctx.clock.now())
  }
  return person
}
const byNumber = (a: number, b: number) => a - b
const balanceOf = async (browser: Browser) =>
  (await read<{ tokenBalance: number }>(browser, '/api/auth/user')).tokenBalance

beforeEach(() => env.DB.prepare('delete from featured_items').run())

test('it costs 50 once, however often it is pressed, and is there for 7 days and again after', async () => {
  const { browser } = await rich(6)
  const { id } = await makeItem(browser, { title: 'Bicicleta roja' })
  expect(await strip()).toEqual([])
  const answers = await Promise.all([1, 2, 3].map(() => feature(browser, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const done = await answers.find(({ status }) => status === 200)?.json()
  expect(done).toEqual({ itemId: id, tokenBalance: 70, featuredUntil: expect.any(String) })
  const refused = await (await feature(browser, id)).json()
  expect(refused).toMatchObject({ code: 'item_featured', current: { tokenBalance: 70 } })
  expect(await strip()).toEqual([id])
  expect(await read(browser, '/api/user/featured')).toEqual([
    { itemId: id, featuredUntil: expect.any(String) },
  ])
  // The list itself is unchanged.
  const list = await read<Item[]>(visitor, '/api/items')
  expect(list.filter((item) => item.id === id)).toHaveLength(1)
  advanceClock(7 * DAY)
  expect(await strip()).toEqual([])
  expect(await read(browser, '/api/user/featured')).toEqual([])
  expect((await feature(browser, id)).status).toBe(200)
  expect(await strip()).toEqual([id])
  expect(await read(browser, '/api/user/featured')).toHaveLength(1)
  advanceClock(-7 * DAY)
  expect(await balanceOf(browser)).toBe(20)
})

test('without enough it says how many are missing; only one’s own that is free', async () => {
  const poor = await rich(2)
  const own = await makeItem(poor.browser)
  const short = await feature(poor.browser, own.id)
  expect(short.status).toBe(422)
  expect(await short.json()).toMatchObject({
    code: 'tokens_short',
    current: { tokenBalance: 40, missing: 10, featuredUntil: null },
  })
  expect(await balanceOf(poor.browser)).toBe(40)
  const other = await rich(3)
  const refusals: [Browser, number, number][] = [
    [other.browser, own.id, 403],
    [other.browser, 999_999, 404],
    [visitor, own.id, 401],
  ]
  for (const [browser, id, status] of refusals) {
    expect((await feature(browser, id)).status).toBe(status)
  }
  const pair = await makePair()
  const { id, requestedItem } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  expect((await feature(pair.owner.browser, requestedItem.id)).status).toBe(409)
  expect(await strip()).toEqual([])
  expect(await balanceOf(other.browser)).toBe(60)
})

/** The ids of what so many people have featured, one each. */
async function featuredOf(people: number, given: (n: number) => Record<string, unknown>) {
  const made = []
  for (let n = 0; n < people; n += 1) {
    const { browser } = await rich(6)
    const { id } = await makeItem(browser, given(n))
    expect((await feature(browser, id)).status).toBe(200)
    made.push({ browser, id })
  }
  return made
}

test('the strip holds four that fit what is asked and can be had, in turn', async () => {
  const made = await featuredOf(6, (n) => ({ title: `Lámpara ${n}`, categoryId: 3 + (n % 2) }))
  const ids = made.map(({ id }) => id)
  const seen = new Set<number>()
  for (let turn = 0; turn < 3; turn += 1) {
    const shown = await strip()
    expect(shown).toHaveLength(4)
    for (const id of shown) seen.add(id)
    advanceClock(10 * 60_000)
  }
  advanceClock(-30 * 60_000)
  expect([...seen].sort(byNumber)).toEqual([...ids].sort(byNumber))
  expect((await strip('?categoryIds=4')).sort(byNumber)).toEqual([ids[1], ids[3], ids[5]])
  expect(await strip('?search=lampara%203')).toEqual([ids[3]])
  expect(await strip('?search=bicicleta')).toEqual([])
  expect(await strip('?availability=traded')).toEqual([])
  await made[1]?.browser.send('DELETE', `/api/items/${ids[1]}`)
  expect((await strip('?categoryIds=4')).sort(byNumber)).toEqual([ids[3], ids[5]])
})

test('what is told of how far it lies is what the list tells: the own cell counts as inside (D61)', async () => {
  const [near] = await featuredOf(1, () => ({
    ...{ title: 'Farol', location: 'Por acá', latitude: -22.11, longitude: -60.11 },
  }))
  const of = (latitude: number, longitude: number) =>
    `?search=farol&userLatitude=${latitude}&userLongitude=${longitude}&radius=5`
  const told = async (path: string) =>
    (await read<Item[]>(visitor, path)).map(({ id, distanceKm }) => [id, distanceKm])
  for (const [asked, expected] of [
    [of(-22.191, -60.191), [[near?.id, 0]]],
    [of(-22.109, -60.101), [[near?.id, 0]]],
    [of(-22.201, -60.201), []],
  ] as const) {
    expect(await told(`/api/items${asked}`)).toEqual(expected)
    expect(await told(`/api/items/featured${asked}`)).toEqual(expected)
  }
})

test('of one person it shows one thing, whatever they have paid for; their things take turns (D59)', async () => {
  const [other] = await featuredOf(1, () => ({ title: 'Ajena' }))
  const { browser } = await rich(10)
  const own: number[] = []
  for (const title of ['Una', 'Dos', 'Tres']) {
    const { id } = await makeItem(browser, { title })
    expect((await feature(browser, id)).status).toBe(200)
    own.push(id)
  }
  const seen = new Set<number>()
  for (let turn = 0; turn < 3; turn += 1) {
    const shown = await strip()
    expect(shown).toHaveLength(2)
    expect(shown).toContain(other?.id)
    for (const id of shown) seen.add(id)
    advanceClock(10 * 60_000)
  }
  advanceClock(-30 * 60_000)
  expect([...seen].sort(byNumber)).toEqual([other?.id, ...own].map(Number).sort(byNumber))
})

test('it reads a bounded number of rows in two statements, by indexes', async () => {
  const { browser } = await rich(3)
  const { id } = await makeItem(browser)
  await feature(browser, id)
  await env.DB.prepare(
    `insert or ignore into featured_items select id, ? from items where deleted_at is null`,
  )
    .bind(Date.now() + DAY)
    .run()
  asked.length = 0
  const one = await costOf(() =>
    visitor.get('/api/items/featured?search=camion&location=encarnacion'),
  )
  expect(one.queries).toBeLessThanOrEqual(2)
  expect(one.rowsRead).toBeLessThanOrEqual(3 * 200 + 20)
  await browser.get('/api/user/featured')
  await browser.get('/api/user/tokens/history')
  await feature(browser, id)
  const own = asked.filter(({ sql }) => /featured_items|token_transactions/.test(sql))
  expect(own.length).toBeGreaterThan(3)
  for (const asking of own)
    expect([asking.sql, await flawsOf(env.DB, asking)]).toEqual([asking.sql, []])
})
