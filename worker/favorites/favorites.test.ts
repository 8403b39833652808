import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SECOND } from '../http/clock.ts'
import type { Item } from '../items/contract.ts'
import { items } from '../items/tables.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import type { Favorite } from './contract.ts'

afterEach(setClockBack)

let owner: Browser
beforeAll(async () => {
  owner = (await makeAccount()).browser
})

const save = (browser: Browser, id: unknown) => browser.post(`/api/favorites/${id}`)
const unsave = (browser: Browser, id: unknown) => browser.send('DELETE', `/api/favorites/${id}`)
const listed = async (browser: Browser): Promise<Favorite[]> =>
  (await browser.get('/api/favorites')).json()
const ids = async (browser: Browser): Promise<number[]> =>
  (await browser.get('/api/favorites?ids=1')).json()
const counts = async (browser: Browser) => {
  const user: { favoriteItems: number; publishedItems: number } = await (
    await browser.get('/api/auth/user')
  ).json()
  return [user.publishedItems, user.favoriteItems]
}

async function manyItems(count: number): Promise<Item[]> {
  const made: Item[] = []
  for (let i = 0; i < count; i += 1) made.push(await makeItem(owner, { title: `Cosa ${i}` }))
  return made
}

test('saving and removing answer alike however often, with the fresh count', async () => {
  const { browser } = await makeAccount()
  const [first, second] = await manyItems(2)
  for (let i = 0; i < 2; i += 1) {
    const saved = await save(browser, first?.id)
    expect(saved.status).toBe(200)
    expect(await saved.json()).toEqual({ itemId: first?.id, isFavorite: true, favoriteItems: 1 })
  }
  expect(await (await save(browser, second?.id)).json()).toMatchObject({ favoriteItems: 2 })
  expect(await counts(browser)).toEqual([0, 2])
  for (let i = 0; i < 2; i += 1) {
    const removed = await unsave(browser, first?.id)
    expect(removed.status).toBe(200)
    expect(await removed.json()).toEqual({ itemId: first?.id, isFavorite: false, favoriteItems: 1 })
  }
  expect(await counts(browser)).toEqual([0, 1])
  expect(await ids(browser)).toEqual([second?.id])
})

test('the list is newest first, in pages that lose and double nothing', async () => {
  const { browser } = await makeAccount()
  const made = await manyItems(5)
  // Two at the same moment: the later published one is first.
  for (const [i, item] of made.entries()) {
    if (i !== 3) pass(SECOND)
    await save(browser, item.id)
  }
  const seen: Favorite[] = []
  let path: string | undefined = '/api/favorites?limit=2'
  for (let page = 0; path; page += 1) {
    const answer: Response = await browser.get(path)
    expect(answer.headers.get('x-total-count')).toBe(page === 0 ? '5' : null)
    seen.push(...((await answer.json()) as Favorite[]))
    path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(seen.map((f) => f.itemId)).toEqual(made.map((item) => item.id).reverse())
  expect(seen[0]).toMatchObject({ id: made[4]?.id, item: { title: 'Cosa 4' } })
  expect(Date.parse(seen[0]?.createdAt ?? '')).toBeGreaterThan(Date.parse(seen[4]?.createdAt ?? ''))
})

test('a deleted item is in no list and comes back with its restore', async () => {
  const { browser } = await makeAccount()
  const [gone, kept] = await manyItems(2)
  await save(browser, gone?.id)
  await save(browser, kept?.id)
  await owner.send('DELETE', `/api/items/${gone?.id}`)
  expect((await listed(browser)).map((f) => f.itemId)).toEqual([kept?.id])
  const page = await browser.get('/api/favorites?limit=1')
  expect(page.headers.get('x-total-count')).toBe('1')
  expect(page.headers.get('link')).toBeNull()
  expect(await ids(browser)).toEqual([kept?.id])
  expect((await save(browser, gone?.id)).status).toBe(404)
  await owner.post(`/api/items/${gone?.id}/restore`)
  expect((await listed(browser)).map((f) => f.itemId)).toEqual([kept?.id, gone?.id])
  expect(await (await unsave(browser, gone?.id)).json()).toMatchObject({ favoriteItems: 1 })
})

test('reserved and traded items may be saved, and are listed with their state', async () => {
  const { browser } = await makeAccount()
  const { ctx } = testContext()
  for (const tradeStatus of ['reserved', 'traded'] as const) {
    const { id } = await makeItem(owner)
    await ctx.db.update(items).set({ tradeStatus }).where(eq(items.id, id))
    expect((await save(browser, id)).status).toBe(200)
    expect((await listed(browser))[0]?.item).toMatchObject({ id, tradeStatus, isAvailable: false })
  }
})

test('ten taps at once are one favourite', async () => {
  const { browser } = await makeAccount()
  const item = await makeItem(owner)
  const answers = await Promise.all(Array.from({ length: 10 }, () => save(browser, item.id)))
  expect(answers.every((answer) => answer.status === 200)).toBe(true)
  expect(await counts(browser)).toEqual([0, 1])
  const strangers = await makeAccount()
  expect(await listed(strangers.browser)).toEqual([])
  await unsave(strangers.browser, item.id)
  expect(await ids(browser)).toEqual([item.id])
})

test("a cursor of somebody else's list is refused", async () => {
  const [mine, theirs] = [await makeAccount(), await makeAccount()]
  for (const item of await manyItems(2)) await save(theirs.browser, item.id)
  const answer = await theirs.browser.get('/api/favorites?limit=1')
  const next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  expect((await theirs.browser.get(next)).status).toBe(200)
  expect((await mine.browser.get(next)).status).toBe(400)
})

test('own items are counted in every state but deleted', async () => {
  const { browser } = await makeAccount()
  const item = await makeItem(browser)
  await makeItem(browser)
  expect(await counts(browser)).toEqual([2, 0])
  await browser.send('DELETE', `/api/items/${item.id}`)
  expect(await counts(browser)).toEqual([1, 0])
  await browser.post(`/api/items/${item.id}/restore`)
  expect(await counts(browser)).toEqual([2, 0])
})
