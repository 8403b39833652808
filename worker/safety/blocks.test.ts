/** Blocking: what two people no longer see and do of each other, and what stays possible. */
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { block, directionsOf, unblock } from '../testing/blocking.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, type Pair } from '../testing/makers/trade-maker.ts'
import { BLOCKS_MAX } from './terms.ts'

let pair: Pair

beforeEach(async () => {
  pair = await makePair()
})

const blockedBy = async (who: { browser: Browser }) =>
  (await who.browser.get('/api/blocks')).json() as Promise<{ id: string }[]>

const DIRECTIONS = directionsOf(() => pair)

describe('the list of whom one has blocked', () => {
  test('is one’s own, with names, and says nothing to the other side', async () => {
    const { owner, proposer } = pair
    expect((await block(owner, proposer)).status).toBe(204)
    expect((await block(owner, proposer)).status).toBe(204)
    expect(await blockedBy(owner)).toMatchObject([
      { id: proposer.id, firstName: 'Beto', lastName: 'Benítez', profileImageUrl: null },
    ])
    expect(await blockedBy(proposer)).toEqual([])
    expect((await unblock(owner, proposer)).status).toBe(204)
    expect((await unblock(owner, proposer)).status).toBe(204)
    expect(await blockedBy(owner)).toEqual([])
  })

  test('takes neither oneself, nor nobody, nor more than so many', async () => {
    const { owner, proposer } = pair
    expect((await block(owner, owner)).status).toBe(422)
    expect((await block(owner, { id: 'nobody' })).status).toBe(404)
    await env.DB.prepare(
      `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, date_of_birth, gender, country, city, created_at, updated_at)
       SELECT 'many-' || value, 'many-' || value || '@example.com', 'none', 'Ana', 'B', '0', '1990-01-01', 'other', 'Paraguay', 'Asunción', 1, 1
       FROM json_each(?)`,
    )
      .bind(JSON.stringify(Array.from({ length: BLOCKS_MAX }, (_, i) => i)))
      .run()
    await env.DB.prepare("INSERT INTO blocks SELECT ?, id, 1 FROM users WHERE id LIKE 'many-%'")
      .bind(owner.id)
      .run()
    const full = await block(owner, proposer)
    expect([full.status, await full.json()]).toMatchObject([422, { code: 'blocks_many' }])
    await env.DB.prepare("DELETE FROM blocks WHERE blocked_id LIKE 'many-%'").run()
  })

  test('is for signed-in people', async () => {
    const nobody = new Browser()
    expect((await nobody.get('/api/blocks')).status).toBe(401)
    expect((await nobody.post('/api/blocks', { userId: pair.owner.id })).status).toBe(401)
    expect((await nobody.send('DELETE', `/api/blocks/${pair.owner.id}`)).status).toBe(401)
  })
})

describe.each(DIRECTIONS)('where %s', (_who, begin) => {
  test('neither sees the other’s items in any list, search or page; a third person and visitors do', async () => {
    const { owner, proposer } = pair
    const title = `Tereré ${crypto.randomUUID().slice(0, 8)}`
    const thing = await makeItem(owner.browser, { title })
    await proposer.browser.post(`/api/favorites/${thing.id}`)
    const like = await makeItem((await makeAccount()).browser, { title: 'Parecido' })
    await begin()
    const third = (await makeAccount()).browser
    const pages: Record<string, string>[] = [
      {},
      { search: title },
      { search: title, sortBy: 'price_low' },
      { categoryIds: '8' },
      { condition: 'good' },
      { sortBy: 'popularity' },
      { datePosted: 'today', availability: 'all' },
      { minPrice: '100000', sortBy: 'alphabetical' },
      { userLatitude: '-27.33', userLongitude: '-55.87' },
    ]
    for (const query of pages) {
      const has = async (browser: Browser) =>
        (await listOf(browser, { ...query, limit: '60' })).some(({ id }) => id === thing.id)
      expect([query, await has(proposer.browser)]).toEqual([query, false])
      expect([query, await has(third), await has(new Browser())]).toEqual([query, true, true])
      expect(await has(owner.browser)).toBe(true)
    }
    const get = async (browser: Browser, path: string) => {
      const answer = await browser.get(path)
      return [answer.status, await answer.json()]
    }
    expect(await get(proposer.browser, `/api/items/${thing.id}`)).toMatchObject([
      404,
      { code: 'item_not_found' },
    ])
    expect((await third.get(`/api/items/${thing.id}`)).status).toBe(200)
    expect((await proposer.browser.get(`/api/items/${thing.id}/similar`)).status).toBe(404)
    const [, similar] = await get(proposer.browser, `/api/items/${like.id}/similar`)
    expect((similar as { id: number }[]).map(({ id }) => id)).not.toContain(thing.id)
    expect(await get(proposer.browser, `/api/items/user/${owner.id}`)).toEqual([200, []])
    expect(await get(proposer.browser, '/api/favorites')).toEqual([200, []])
    expect(await get(proposer.browser, '/api/favorites?ids=1')).toEqual([200, []])
    expect((await proposer.browser.post(`/api/favorites/${thing.id}`)).status).toBe(404)
    const page = await proposer.browser.get(`/items/${thing.id}`)
    if (page.status !== 404) expect(await page.text()).not.toContain(title)
    expect(
      await (await proposer.browser.get(`/search?q=${encodeURIComponent(title)}`)).text(),
    ).not.toContain(thing.imageUrl ?? `/items/${thing.id}"`)
  })

  test('the count leaves them out as well', async () => {
    const { owner, proposer } = pair
    const total = async (browser: Browser) =>
      Number((await browser.get('/api/items')).headers.get('x-total-count'))
    await makeItem(owner.browser)
    await makeItem(owner.browser)
    const before = await total(proposer.browser)
    await begin()
    expect(await total(proposer.browser)).toBe(before - 2)
    expect(await total(new Browser())).toBe(before)
  })
})
