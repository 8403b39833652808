/** After a publication (D66): three things near, of like value, whose owners would like such a thing. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Browser } from '../testing/app.ts'
import { testContext } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { likeAndNear } from './rules.ts'
import { WANTING_AMONG } from './terms.ts'
import { wantingFor } from './wanting.ts'

const BOOKS = 10
const WANTS_BOOKS = { wantedCategoryIds: [BOOKS, 3], estimatedValue: 100_000 }
/** 300 km away. */
const FAR = { location: 'Asunción', latitude: -25.29, longitude: -57.64 }

async function wanting(browser: Browser, id: number): Promise<number[]> {
  const answer = await browser.get(`/api/items/${id}/wanting`)
  expect(answer.status).toBe(200)
  const list: { id: number }[] = await answer.json()
  return list.map((one) => one.id)
}

test('what is near, of like value and on offer is answered, but for one’s own and who is apart', async () => {
  const { browser: me } = await makeAccount()
  const { browser: other } = await makeAccount()
  const { browser: blocked, id: blockedId } = await makeAccount()
  const like = await makeItem(other, { title: 'Guitarra', ...WANTS_BOOKS })
  const priceless = await makeItem(other, { title: 'Cuadro', ...WANTS_BOOKS, estimatedValue: 0 })
  await makeItem(other, { title: 'Moto', ...WANTS_BOOKS, estimatedValue: 9_000_000 })
  await makeItem(other, { title: 'Mesa', ...WANTS_BOOKS, ...FAR })
  await makeItem(other, { title: 'Silla', wantedCategoryIds: [3] })
  await makeItem(blocked, { title: 'Radio', ...WANTS_BOOKS })
  await makeItem(me, { title: 'Otro libro', ...WANTS_BOOKS })
  const gone = await makeItem(other, { title: 'Tren', ...WANTS_BOOKS })
  await other.send('DELETE', `/api/items/${gone.id}`)
  const promised = await makeItem(other, { title: 'Avión', ...WANTS_BOOKS })
  await env.DB.prepare("update items set trade_status = 'reserved' where id = ?")
    .bind(promised.id)
    .run()
  expect((await me.post('/api/blocks', { userId: blockedId })).ok).toBe(true)
  const mine = await makeItem(me, { title: 'Libro', categoryId: BOOKS, estimatedValue: 120_000 })
  expect(await wanting(me, mine.id)).toEqual([priceless.id, like.id])
})

test('it is asked of one’s own things alone', async () => {
  const { browser } = await makeAccount()
  const { browser: other } = await makeAccount()
  const { id } = await makeItem(other, { categoryId: BOOKS })
  expect((await browser.get(`/api/items/${id}/wanting`)).status).toBe(403)
  await other.send('DELETE', `/api/items/${id}`)
  expect((await other.get(`/api/items/${id}/wanting`)).status).toBe(404)
})

test('the nearest come first, of these the likest in value, then the newest', () => {
  const one = (id: number, value: number, km: number | null) => ({ id, value, km })
  const found = [one(1, 90, 25), one(2, 300, 0), one(3, 100, 0), one(4, 100, 0), one(5, 0, 5)]
  const out = [one(6, 301, 0), one(7, 33, 0), one(8, 100, null)]
  expect(likeAndNear([...found, ...out], 100, 9)).toEqual([4, 3, 2, 5, 1])
  expect(likeAndNear(found, 100, 2)).toEqual([4, 3])
  // Who names no price may be offered anything.
  expect(likeAndNear([one(1, 9_000, 0), one(2, 1, 0)], 0, 3)).toEqual([2, 1])
})

test('however many want such a thing, it reads 150 rows at most, in four statements', async () => {
  const { browser } = await makeAccount()
  const { browser: me, id: viewerId } = await makeAccount()
  const { id } = await makeItem(me, { categoryId: 16 })
  await makeItem(browser, { wantedCategoryIds: [16] })
  await env.DB.prepare(
    `insert into items (owner_id, category_id, condition, estimated_value, created_at, updated_at, title, title_sort, location,
      description, search_exact, search_folded, search_place, search_tags, latitude, longitude, cell, settled, wanted_categories)
     select owner_id, category_id, condition, estimated_value, created_at, updated_at, title, title_sort, location,
      description, search_exact, search_folded, search_place, search_tags, latitude, longitude, cell, settled, wanted_categories
     from items, json_each(?) where items.id = (select max(id) from items)`,
  )
    .bind(JSON.stringify(Array.from({ length: 3 * WANTING_AMONG }, (_, i) => i)))
    .run()
  const { db, asked } = recording(env.DB)
  const { ctx, cost } = testContext({ DB: db })
  const viewer = { id: viewerId, sessionHash: '', email: '' }
  expect(await wantingFor(ctx, viewer, id)).toHaveLength(3)
  expect(cost.rowsRead).toBeLessThanOrEqual(150)
  expect(cost.queries).toBeLessThanOrEqual(4)
  for (const one of asked) expect(await flawsOf(env.DB, one)).toEqual([])
})
