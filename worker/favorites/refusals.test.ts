import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { userCounters } from '../accounts/tables.ts'
import { lostConstraint, runBatch } from '../db/batch.ts'
import type { Item } from '../items/contract.ts'
import { Browser, testContext } from '../testing/app.ts'
import { setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { addFavorite } from './store.ts'
import { FAVORITES_MAX } from './terms.ts'

afterEach(setClockBack)

let owner: Browser
beforeAll(async () => {
  owner = (await makeAccount()).browser
})

const save = (browser: Browser, id: unknown) => browser.post(`/api/favorites/${id}`)
const unsave = (browser: Browser, id: unknown) => browser.send('DELETE', `/api/favorites/${id}`)
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

test("refusals: one's own, what is not there, and nobody", async () => {
  const { browser } = await makeAccount()
  const own = await makeItem(browser)
  const refused = await save(browser, own.id)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'favorite_own',
    message: expect.stringContaining('tuyo'),
  })
  expect(await (await save(browser, 999_999)).json()).toMatchObject({ code: 'item_not_found' })
  const nobody = new Browser()
  for (const answer of [
    await save(nobody, own.id),
    await unsave(nobody, own.id),
    await nobody.get('/api/favorites'),
    await nobody.get('/api/favorites?ids=1'),
  ]) {
    expect(answer.status).toBe(401)
  }
  expect(await counts(browser)).toEqual([1, 0])
})

test('an item deleted while it is being saved is 404, and leaves nothing', async () => {
  const { browser, id: userId } = await makeAccount()
  const item = await makeItem(owner)
  const { ctx } = testContext()
  await owner.send('DELETE', `/api/items/${item.id}`)
  const lost = await runBatch(ctx.db, [addFavorite(ctx.db, userId, item.id, 1)]).catch(
    (error: unknown) => lostConstraint(error),
  )
  expect(lost).toBe('favorites.item_id')
  expect(await counts(browser)).toEqual([0, 0])
})

test('the last of the allowed ones is saved, one more is not, not even at once', async () => {
  const { browser, id: userId } = await makeAccount()
  const { ctx } = testContext()
  const [first, second, third] = await manyItems(3)
  await save(browser, first?.id)
  await ctx.db
    .update(userCounters)
    .set({ favoriteItems: FAVORITES_MAX - 1 })
    .where(eq(userCounters.userId, userId))
  const both = await Promise.all([save(browser, second?.id), save(browser, third?.id)])
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 422])
  const refused = both.find((answer) => answer.status === 422)
  expect(await refused?.json()).toMatchObject({
    code: 'favorites_many',
    message: expect.stringContaining('500'),
  })
  // Saving again what is saved needs no room.
  expect((await save(browser, first?.id)).status).toBe(200)
  await unsave(browser, first?.id)
  expect((await save(browser, first?.id)).status).toBe(200)
})

const ODD = ['0', '-1', '1e99', '1.5', 'abc', '%00', "';--", '9'.repeat(16), 'x'.repeat(90)]

test.each(ODD)('%s names no item', async (id) => {
  const { browser } = await makeAccount()
  for (const answer of [await save(browser, id), await unsave(browser, id)]) {
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  }
  expect((await browser.get(`/api/favorites?cursor=${id}`)).status).toBe(400)
  expect((await browser.get(`/api/favorites?ids=${id}&limit=${id}`)).status).toBe(200)
})
