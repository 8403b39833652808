/** Items with photos: what is stored together, what a broken-off publish leaves, what an edit does. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../http/clock.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { FaultSwitch, faultyBucket } from '../testing/faults/switch.ts'
import { itemForm, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { cleanItems } from './cleaning.ts'
import type { Item } from './contract.ts'
import { hashIn } from './rules.ts'
import { items } from './tables.ts'

const { ctx } = testContext()
let owner: Browser
let ownerId: string
beforeAll(async () => {
  const account = await makeAccount()
  owner = account.browser
  ownerId = account.id
})
afterEach(setClockBack)

const PNG = () => fileOf(sample('gps.png'))
const JPG = () => fileOf(sample('orientation-6.jpg'))
const WEBP = () => fileOf(sample('gps.webp'))
const HEIC = () => fileOf(sample('heic-named.jpg'))

const publish = (browser: Browser, files: File[], given: Record<string, unknown> = {}) =>
  browser.send('POST', '/api/items', {
    form: itemForm(newItem(given), 'images', files),
  })
const edit = (id: number, fields: Record<string, unknown>, files: File[] = []) =>
  owner.send('PUT', `/api/items/${id}`, {
    form: itemForm(fields, 'newImages', files),
  })
const keysOf = async (id: number) =>
  (await env.PHOTOS.list({ prefix: `items/${id}/` })).objects.map((object) => object.key)
const hashesOf = (item: Item) => item.images.map(hashIn)
const ownRows = () => ctx.db.select().from(items).where(eq(items.ownerId, ownerId))
/** A bucket that fails after so many files. */
const failing = (after: number) =>
  faultyBucket(env.PHOTOS, new FaultSwitch('error', (call) => call > after))

describe('publishing with photos', () => {
  test('shows the item with all of them, in order', async () => {
    const answer = await publish(owner, [JPG(), PNG(), JPG()])
    expect(answer.status).toBe(201)
    const item: Item = await answer.json()
    // The same file twice is one photo.
    expect(item.photos).toHaveLength(2)
    expect(item.imageUrl).toBe(item.images[0])
    for (const { urls } of item.photos) {
      for (const url of Object.values(urls)) {
        expect((await new Browser().get(url)).status).toBe(200)
      }
    }
  })

  test('leaves nothing when one is refused', async () => {
    const before = (await ownRows()).length
    expect((await publish(owner, [JPG(), HEIC()])).status).toBe(415)
    expect((await publish(owner, Array.from({ length: 6 }, JPG))).status).toBe(422)
    expect((await publish(owner, [JPG()], { title: 'ab' })).status).toBe(422)
    expect(await ownRows()).toHaveLength(before)
  })

  // Case 25, with the server stopping half way.
  test('that broke off is seen by nobody, and goes on where the same form sends it again', async () => {
    const given = { clientId: crypto.randomUUID(), title: 'Medio camino' }
    const broken = new Browser({ PHOTOS: failing(1) })
    for (const [name, value] of owner.cookies) broken.cookies.set(name, value)
    expect((await publish(broken, [JPG(), PNG()], given)).status).toBe(503)
    const [hidden] = (await ownRows()).filter((row) => row.title === 'Medio camino')
    expect(hidden).toMatchObject({ deletedAt: 0, photos: [] })
    const id = hidden?.id ?? 0
    expect((await owner.get(`/api/items/${id}`)).status).toBe(404)
    expect(await (await owner.get('/api/items?search=medio+camino')).json()).toEqual([])
    expect((await owner.post(`/api/items/${id}/restore`)).status).toBe(404)
    expect((await edit(id, { title: 'Otro' })).status).toBe(404)
    expect((await owner.send('DELETE', `/api/items/${id}`)).status).toBe(404)

    const again = await publish(owner, [JPG(), PNG()], given)
    expect(again.status).toBe(201)
    const item: Item = await again.json()
    expect([item.id, item.photos.length]).toEqual([id, 2])
    const found: Item[] = await (await owner.get('/api/items?search=medio+camino')).json()
    expect(found).toMatchObject([{ id, title: item.title, photos: item.photos }])
    const third = await publish(owner, [JPG(), PNG()], given)
    expect([third.status, await third.json()]).toEqual([200, item])
  })

  test('twice at once is one item', async () => {
    const given = { clientId: crypto.randomUUID(), title: 'A la vez' }
    const answers = await Promise.all([1, 2].map(() => publish(owner, [JPG()], given)))
    const both: Item[] = await Promise.all(answers.map((a): Promise<Item> => a.json()))
    expect(both[0]?.id).toBe(both[1]?.id)
    expect((await ownRows()).filter((row) => row.title === 'A la vez')).toHaveLength(1)
  })

  test('counts photos: 100 a day', async () => {
    // 7 photos and 2 items a day.
    const { id, browser } = await makeAccount({}, { RATE_LIMIT_FACTOR: '0.07' })
    await provePhone(id)
    const five = [1, 2, 3, 4, 5].map((n) => fileOf(sample(`orientation-${n}.jpg`)))
    expect((await publish(browser, five)).status).toBe(201)
    const three = [6, 7, 8].map((n) => fileOf(sample(`orientation-${n}.jpg`)))
    expect((await publish(browser, three, { title: 'Otra cosa' })).status).toBe(429)
    expect(await (await browser.get('/api/my-items')).json()).toHaveLength(1)
  })
})

describe('editing photos', () => {
  async function made(): Promise<Item> {
    return (await publish(owner, [JPG(), PNG()])).json()
  }

  test('removes by address, adds behind, puts in order', async () => {
    const item = await made()
    const [jpg, png] = hashesOf(item)
    const removed = await edit(item.id, { imagesToRemove: [item.photos[0]?.urls[640]] }, [WEBP()])
    const after: Item = await removed.json()
    expect(hashesOf(after)).toEqual([png, expect.any(String)])
    // Files go after the answer.
    await expect.poll(async () => (await keysOf(item.id)).join()).not.toContain(jpg)
    const order = { imageOrder: ['new:0', ...after.images.toReversed()] }
    const ordered: Item = await (await edit(item.id, order, [JPG()])).json()
    expect(hashesOf(ordered)).toEqual([jpg, hashesOf(after)[1], png])
  })

  test('keeps a photo that is removed and sent again at once', async () => {
    const item = await made()
    const answer = await edit(item.id, { imagesToRemove: item.images }, [PNG()])
    const after: Item = await answer.json()
    expect(hashesOf(after)).toEqual([hashesOf(item)[1]])
    expect((await new Browser().get(after.images[0] ?? '')).status).toBe(200)
  })

  test('refuses a sixth, and one that is no photo, changing nothing', async () => {
    const item = await made()
    const files = ['orientation-1.jpg', 'orientation-2.jpg', 'orientation-3.jpg', 'gps.webp']
    const four = files.map((name) => fileOf(sample(name)))
    const title = 'No debe cambiar'
    expect((await edit(item.id, { title }, four)).status).toBe(422)
    expect((await edit(item.id, { title }, [HEIC()])).status).toBe(415)
    expect(await (await owner.get(`/api/items/${item.id}`)).json()).toEqual(item)
  })
})

describe('cleaning', () => {
  test('deletes the files of a deleted item when it can no longer be restored', async () => {
    const item: Item = await (await publish(owner, [JPG()])).json()
    await owner.send('DELETE', `/api/items/${item.id}`)
    pass(5 * MINUTE)
    expect(await cleanItems(ctx)).toBe(0)
    expect(await keysOf(item.id)).not.toEqual([])
    pass(6 * MINUTE)
    expect(await cleanItems(ctx)).toBe(1)
    expect(await keysOf(item.id)).toEqual([])
    expect(await cleanItems(ctx)).toBe(0)
  })

  test('removes a publish that was not finished within a day', async () => {
    const given = { clientId: crypto.randomUUID(), title: 'Nunca terminado' }
    const broken = new Browser({ PHOTOS: failing(1) })
    for (const [name, value] of owner.cookies) broken.cookies.set(name, value)
    await publish(broken, [JPG(), PNG()], given)
    const mine = async () => (await ownRows()).filter((row) => row.title === 'Nunca terminado')
    const [row] = await mine()
    expect(await cleanItems(ctx)).toBe(0)
    pass(DAY + MINUTE)
    expect(await cleanItems(ctx)).toBe(1)
    expect([await mine(), await keysOf(row?.id ?? 0)]).toEqual([[], []])
  })
})
