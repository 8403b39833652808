/** Changing, deleting and listing items, through the real routes. */
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { runBatch } from '../db/batch.ts'
import { cellOf } from '../places/grid.ts'
import { places } from '../places/tables.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { listOf, makeItem, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import type { Item } from './contract.ts'
import { itemById, markRemoved, markRestored } from './store.ts'
import { items } from './tables.ts'
import { RESTORE_WITHIN_MS } from './terms.ts'

const visitor = new Browser()
let owner: Browser
let stranger: Browser

beforeAll(async () => {
  owner = (await makeAccount()).browser
  stranger = (await makeAccount()).browser
})
afterEach(setClockBack)

const { ctx } = testContext()
const rowOf = async (id: number) => {
  const [row] = await ctx.db.select().from(items).where(eq(items.id, id))
  return row
}
const bodyOf = async (answer: Response): Promise<Record<string, unknown>> => answer.json()
const setStatus = (id: number, tradeStatus: 'available' | 'reserved' | 'traded') =>
  ctx.db.update(items).set({ tradeStatus }).where(eq(items.id, id))

describe('editing', () => {
  const put = (browser: Browser, id: number, json: unknown) =>
    browser.send('PUT', `/api/items/${id}`, { json })

  test('changes what is sent and nothing else, and the search with it', async () => {
    const item = await makeItem(owner, { title: 'Bandoneón viejo' })
    const answer = await put(owner, item.id, { title: 'Acordeón viejo', estimatedValue: '90.000' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      ...item,
      revision: item.revision + 1,
      title: 'Acordeón viejo',
      estimatedValue: 90_000,
      updatedAt: expect.any(String),
    })
    expect(await listOf(visitor, { search: 'bandoneon' })).toEqual([])
    expect(await listOf(visitor, { search: 'acordeon' })).toHaveLength(1)
  })

  // Case 33.
  test('of the title leaves an item where it is', async () => {
    const item = await makeItem(owner)
    const before = await rowOf(item.id)
    const { title: _old, latitude: _lat, longitude: _lng, ...rest } = newItem()
    await put(owner, item.id, { ...rest, title: 'Otro título', location: 'ENCARNACION, Paraguay' })
    const { latitude, longitude, cell } = before ?? {}
    expect(await rowOf(item.id)).toMatchObject({ title: 'Otro título', latitude, longitude, cell })
  })

  test('of the place looks the new one up', async () => {
    const item = await makeItem(owner, { city: 'Encarnación', country: 'Paraguay' })
    const pilar = { id: 1, name: 'Pilar', folded: 'pilar', country: 'PY', population: 30_000 }
    const point = { latitude: -26.85638, longitude: -58.30389, cell: 0 }
    await ctx.db.insert(places).values({ ...pilar, ...point })
    await put(owner, item.id, { location: 'Pilar' })
    const there = { latitude: -26.85, longitude: -58.31, cell: cellOf(-26.85, -58.31) }
    expect(await rowOf(item.id)).toMatchObject({ ...there, location: 'Pilar', city: 'Pilar' })
    await put(owner, item.id, { location: 'Lugar que no existe' })
    expect(await rowOf(item.id)).toMatchObject({ latitude: null, cell: null, city: null })
  })

  test('belongs to the owner, while the item is on offer', async () => {
    const item = await makeItem(owner)
    const change = { title: 'Cambiado' }
    expect((await put(visitor, item.id, change)).status).toBe(401)
    const theirs = await put(stranger, item.id, change)
    expect([theirs.status, (await bodyOf(theirs)).code]).toEqual([403, 'item_not_yours'])
    for (const [status, code] of [
      ['reserved', 'item_reserved'],
      ['traded', 'item_traded'],
    ] as const) {
      await setStatus(item.id, status)
      for (const method of ['PUT', 'DELETE']) {
        const json = method === 'PUT' ? change : undefined
        const answer = await owner.send(method, `/api/items/${item.id}`, { json })
        expect([answer.status, (await bodyOf(answer)).code]).toEqual([409, code])
      }
    }
    for (const path of ['0', '-1', 'x', '99999999', '1e3', '99999999999999999999']) {
      expect((await owner.send('PUT', `/api/items/${path}`, { json: change })).status).toBe(404)
    }
  })
})

describe('deleting', () => {
  test('takes an item from everywhere, and restoring within a minute brings it back', async () => {
    const item = await makeItem(owner, { title: 'Telescopio' })
    expect((await stranger.send('DELETE', `/api/items/${item.id}`)).status).toBe(403)
    expect((await owner.send('DELETE', `/api/items/${item.id}`)).status).toBe(204)
    expect((await visitor.get(`/api/items/${item.id}`)).status).toBe(404)
    expect(await listOf(visitor, { search: 'telescopio' })).toEqual([])
    // The answer was lost and the request is sent again.
    expect((await owner.send('DELETE', `/api/items/${item.id}`)).status).toBe(204)
    expect((await stranger.send('DELETE', `/api/items/${item.id}`)).status).toBe(404)

    expect((await stranger.post(`/api/items/${item.id}/restore`)).status).toBe(403)
    pass(RESTORE_WITHIN_MS - 1000)
    for (let i = 0; i < 2; i += 1) {
      const restored = await owner.post(`/api/items/${item.id}/restore`)
      expect([restored.status, (await bodyOf(restored)).id]).toEqual([200, item.id])
    }
    expect(await listOf(visitor, { search: 'telescopio' })).toHaveLength(1)
  })

  test('twice at once is one deletion', async () => {
    const item = await makeItem(owner)
    const path = `/api/items/${item.id}`
    const answers = await Promise.all([1, 2, 3].map(() => owner.send('DELETE', path)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  })

  test('is final after a minute', async () => {
    const item = await makeItem(owner)
    await owner.send('DELETE', `/api/items/${item.id}`)
    pass(RESTORE_WITHIN_MS + 1000)
    const late = await owner.post(`/api/items/${item.id}/restore`)
    expect([late.status, (await bodyOf(late)).code]).toEqual([409, 'restore_late'])
  })
})

// Case 34; what a proposal on them answers comes with the trades.
test('the address of a deleted item is 404 in plain words, that of a traded one says what it is', async () => {
  const [gone, traded] = [await makeItem(owner), await makeItem(owner)]
  await owner.send('DELETE', `/api/items/${gone.id}`)
  await setStatus(traded.id, 'traded')
  for (const browser of [visitor, stranger, owner]) {
    const answer = await browser.get(`/api/items/${gone.id}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({
      code: 'item_not_found',
      message: 'El artículo que buscas no existe o ha sido eliminado.',
    })
    const shown = await browser.get(`/api/items/${traded.id}`)
    expect(shown.status).toBe(200)
    expect(await shown.json()).toMatchObject({ tradeStatus: 'traded', isAvailable: false })
  }
})

test('lists of one person: all states but deleted, newest first, in pages', async () => {
  const { browser, id } = await makeAccount()
  const made = []
  for (let i = 0; i < 5; i += 1) made.unshift((await makeItem(browser)).id)
  await setStatus(made[0] ?? 0, 'traded')
  await browser.send('DELETE', `/api/items/${made[4]}`)
  for (const path of ['/api/my-items', '/api/user-items', `/api/items/user/${id}`]) {
    const first = await browser.get(`${path}?limit=3`)
    expect(first.headers.get('x-total-count')).toBe('4')
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await browser.get(next)
    expect(second.headers.get('link')).toBeNull()
    const lists: Item[][] = [await first.json(), await second.json()]
    expect(lists.flat().map((item) => item.id)).toEqual(made.slice(0, 4))
  }
  expect((await visitor.get('/api/my-items')).status).toBe(401)
  expect(await (await visitor.get('/api/items/user/nobody')).json()).toEqual([])
})

test('what an administrator takes away while it is being restored stays away', async () => {
  const { id } = await makeItem(owner)
  await owner.send('DELETE', `/api/items/${id}`)
  const loaded = await itemById(ctx.db, id)
  if (!loaded) throw new Error('no such item')
  await runBatch(ctx.db, markRemoved(ctx.db, id, ctx.clock.now()))
  expect(await markRestored(ctx.db, loaded, { updatedAt: loaded.updatedAt + 1 })).toEqual([])
  expect((await visitor.get(`/api/items/${id}`)).status).toBe(404)
})
