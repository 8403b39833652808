import { afterEach, expect, test } from 'vitest'
import { SECOND } from '../http/clock.ts'
import { RESTORE_WITHIN_MS } from '../items/terms.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { cleanFavorites } from './cleaning.ts'
import { favorites, favoritesLeft } from './tables.ts'

afterEach(setClockBack)

const { ctx } = testContext()

async function favoriteItems(browser: Browser): Promise<number> {
  const user: { favoriteItems: number } = await (await browser.get('/api/auth/user')).json()
  return user.favoriteItems
}

test('favourites of a deleted item go when it cannot come back, and their count with them', async () => {
  const [owner, person] = [await makeAccount(), await makeAccount()]
  const [gone, restored, kept] = [
    await makeItem(owner.browser),
    await makeItem(owner.browser),
    await makeItem(owner.browser),
  ]
  for (const { id } of [gone, restored, kept]) await person.browser.post(`/api/favorites/${id}`)
  for (const { id } of [gone, restored]) await owner.browser.send('DELETE', `/api/items/${id}`)
  expect(await cleanFavorites(ctx)).toBe(0)
  await owner.browser.post(`/api/items/${restored.id}/restore`)
  pass(RESTORE_WITHIN_MS)
  expect(await cleanFavorites(ctx)).toBe(0)
  expect(await favoriteItems(person.browser)).toBe(3)
  pass(RESTORE_WITHIN_MS + SECOND)
  expect(await cleanFavorites(ctx)).toBe(1)
  expect(await favoriteItems(person.browser)).toBe(2)
  const left = await (await person.browser.get('/api/favorites?ids=1')).json()
  expect(left).toEqual(expect.arrayContaining([restored.id, kept.id]))
  expect(await ctx.db.select().from(favoritesLeft)).toEqual([])
  expect(await cleanFavorites(ctx)).toBe(0)
})

test('an item that very many saved is cleaned in several runs', async () => {
  const owner = await makeAccount()
  const item = await makeItem(owner.browser)
  const people = []
  for (let i = 0; i < 250; i += 1) people.push((await makeAccount()).id)
  for (const userId of people) {
    await ctx.db.insert(favorites).values({ userId, itemId: item.id, createdAt: 1 })
  }
  await owner.browser.send('DELETE', `/api/items/${item.id}`)
  pass(2 * RESTORE_WITHIN_MS + SECOND)
  expect([await cleanFavorites(ctx), await cleanFavorites(ctx)]).toEqual([200, 50])
  expect(await ctx.db.select().from(favoritesLeft)).toEqual([])
})
