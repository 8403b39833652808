/** Publishing through the real routes. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { app } from '../app.ts'
import { DAY } from '../http/clock.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import { Browser, ORIGIN, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { itemForm, listOf, makeItem, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { items } from './tables.ts'

const visitor = new Browser()
let owner: Browser
let ownerId: string
let stranger: Browser

beforeAll(async () => {
  const account = await makeAccount()
  owner = account.browser
  ownerId = account.id
  stranger = (await makeAccount()).browser
})
afterEach(setClockBack)

const { ctx } = testContext()
const rowOf = async (id: number) => {
  const [row] = await ctx.db.select().from(items).where(eq(items.id, id))
  return row
}
const bodyOf = async (answer: Response): Promise<Record<string, unknown>> => answer.json()

describe('publishing', () => {
  test('answers the item as anybody sees it', async () => {
    const item = await makeItem(owner, { condition: 'usado', tags: 'madera, rojo,, madera' })
    expect(item).toMatchObject({
      userId: ownerId,
      title: 'Camión de juguete',
      condition: 'fair',
      category: { id: 8, name: 'Juguetes y juegos' },
      estimatedValue: 150_000,
      tags: ['madera', 'rojo'],
      images: [],
      imageUrl: null,
      isAvailable: true,
      tradeStatus: 'available',
      user: { id: ownerId, firstName: 'Ana', lastName: 'Benítez', profileImageUrl: null },
    })
    const opened = await visitor.get(`/api/items/${item.id}`)
    expect(await opened.json()).toEqual(item)
    const english = await visitor.get(`/api/items/${item.id}`, { cookie: 'lang=en' })
    expect(await english.json()).toMatchObject({ category: { name: 'Toys and games' } })
  })

  // Case 12: the rule is in worker/money; here it reaches the column.
  test.each([
    ['150.000', 150_000],
    ['1 500 000', 1_500_000],
    ['Gs. 20.000', 20_000],
    ['', 0],
    [undefined, 0],
  ])('reads the value %j as %d', async (estimatedValue, value) => {
    const item = await makeItem(owner, { estimatedValue })
    expect((await rowOf(item.id))?.estimatedValue).toBe(value)
  })

  test.each([
    [{ estimatedValue: '150,5' }, 'estimatedValue'],
    [{ estimatedValue: -1 }, 'estimatedValue'],
    [{ title: 'ab' }, 'title'],
    [{ title: 'x'.repeat(101) }, 'title'],
    [{ description: 'short' }, 'description'],
    [{ location: 'x' }, 'location'],
    [{ categoryId: 99 }, 'categoryId'],
    [{ condition: 'broken' }, 'condition'],
    [{ tags: Array.from({ length: 11 }, (_, i) => `t${i}`) }, 'tags'],
    [{ clientId: 'x' }, 'clientId'],
  ])('refuses %j and names the field', async (given, path) => {
    const answer = await owner.post('/api/items', newItem(given))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid', issues: [{ path }] })
  })

  test('needs a session and an object', async () => {
    expect((await visitor.post('/api/items', newItem())).status).toBe(401)
    for (const body of [[], 'x', null, 7]) {
      expect((await owner.post('/api/items', body)).status).toBe(400)
    }
  })

  test.each([
    ['suspended_at', []],
    ['left_at', []],
    ['suspended_at', ['gps.png']],
  ] as const)(
    'shows nothing where %s was written while the form came in, with photos %j',
    async (column, names) => {
      const { id, browser } = await makeAccount()
      const files = names.map((name) => fileOf(sample(name)))
      const form = new Response(itemForm(newItem({ title: 'Tarde' }), 'images', files))
      const bytes = new Uint8Array(await form.clone().arrayBuffer())
      const [asked, goesOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const pull = async (controller: ReadableByteStreamController) => {
        asked.resolve()
        await goesOn.promise
        controller.enqueue(bytes)
        controller.close()
      }
      const headers = {
        origin: ORIGIN,
        'content-type': form.headers.get('content-type') ?? '',
        cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      }
      const body = new ReadableStream({ type: 'bytes', pull })
      const answer = app.fetch(
        new Request(`${ORIGIN}/api/items`, { method: 'POST', headers, body }),
        browser.env,
      )
      await asked.promise
      await env.DB.prepare(`UPDATE users SET ${column} = 1 WHERE id = ?`).bind(id).run()
      goesOn.resolve()
      expect((await answer).status).toBe(401)
      expect(await listOf(visitor, { search: 'tarde' })).toEqual([])
    },
  )

  // D59.
  test('takes marks of direction out of titles: none is read backwards', async () => {
    const item = await makeItem(owner, {
      title: '\u202eatnev\u202c \u2067Mesa\u2069\u200f de roble',
    })
    expect(item.title).toBe('atnev Mesa de roble')
    const edited = await owner.send('PUT', `/api/items/${item.id}`, {
      json: { title: '\u200eMesa \u061cde\u2066 roble' },
    })
    expect(await bodyOf(edited)).toMatchObject({ title: 'Mesa de roble' })
  })

  // Case 25.
  test('stores a retry whose answer was lost once', async () => {
    const body = newItem({ clientId: crypto.randomUUID(), title: 'Solo uno' })
    const answers = await Promise.all([1, 2, 3].map(() => owner.post('/api/items', body)))
    answers.push(await owner.post('/api/items', body))
    const ids = await Promise.all(answers.map(async (a) => (await bodyOf(a)).id))
    expect(new Set(ids).size).toBe(1)
    expect(answers.every((a) => a.status === 200 || a.status === 201)).toBe(true)
    expect(await listOf(visitor, { search: 'solo uno' })).toHaveLength(1)
    const other = await stranger.post('/api/items', body)
    expect([other.status, (await bodyOf(other)).id === ids[0]]).toEqual([201, false])
  })

  test('stops at 30 a day, retries not counted', async () => {
    const { id, browser } = await makeAccount({}, { RATE_LIMIT_FACTOR: '0.1' })
    await provePhone(id)
    const body = newItem({ clientId: crypto.randomUUID() })
    for (let i = 0; i < 5; i += 1) await browser.post('/api/items', body)
    await makeItem(browser, { title: 'Segundo' })
    await makeItem(browser, { title: 'Tercero' })
    const next = newItem({ title: 'Cuarto' })
    expect((await browser.post('/api/items', next)).status).toBe(429)
    pass(DAY + 1)
    expect((await browser.post('/api/items', next)).status).toBe(201)
  })

  test('keeps the cell of a point, and that to itself', async () => {
    const item = await makeItem(owner, { latitude: -25.26374, longitude: '-57.57591' })
    expect(await rowOf(item.id)).toMatchObject({ latitude: -25.25, longitude: -57.55 })
    expect(JSON.stringify(item)).not.toMatch(/-25\.2|-57\.5|latitude/)
    const near = await visitor.get(`/api/items/${item.id}?userLatitude=-25.31&userLongitude=-57.58`)
    expect(await near.json()).toMatchObject({ distanceKm: 10 })
  })
})
