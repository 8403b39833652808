/** The id of an attempt belongs to one content: what was stored under it is neither doubled nor said to be something else. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fileOf, sample } from '../media/testing/samples.ts'
import { Browser, testContext } from '../testing/app.ts'
import { FaultSwitch, faultyBucket } from '../testing/faults/switch.ts'
import { itemForm, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
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

const PNG = () => fileOf(sample('gps.png'))
const JPG = () => fileOf(sample('orientation-6.jpg'))

const attempt = (given: Record<string, unknown> = {}) => ({
  ...newItem(given),
  clientId: crypto.randomUUID(),
})
const publish = (fields: Record<string, unknown>, files: File[] = [], browser = owner) =>
  browser.send('POST', '/api/items', { form: itemForm(fields, 'images', files) })
const shown = async (id: number): Promise<Item> => (await owner.get(`/api/items/${id}`)).json()
const rows = () => ctx.db.select().from(items).where(eq(items.ownerId, ownerId))
const keysOf = async (id: number) =>
  (await env.PHOTOS.list({ prefix: `items/${id}/` })).objects.map(({ key }) => key)

async function made(fields: Record<string, unknown>, files: File[] = []): Promise<Item> {
  const answer = await publish(fields, files)
  expect(answer.status).toBe(201)
  return answer.json()
}

test.each([
  { estimatedValue: 1_000_000 },
  { title: 'Camión de carga' },
  { description: 'Otro camión, éste de metal.' },
  { condition: 'poor' },
  { categoryId: 1 },
  { location: 'Luque, Paraguay' },
  { tags: ['madera', 'rojo'] },
  { latitude: -27.4 },
  { city: 'Encarnación' },
])('the same id with %j is refused, with what is stored, and stores nothing', async (other) => {
  const fields = attempt({ estimatedValue: 100_000 })
  const item = await made(fields)
  const before = (await rows()).length
  for (const send of [
    () => publish({ ...fields, ...other }),
    () => owner.post('/api/items', { ...fields, ...other }),
  ]) {
    const answer = await send()
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'client_id_reused', current: item })
  }
  expect(await shown(item.id)).toEqual(item)
  expect(await rows()).toHaveLength(before)
})

test('other photos are other content, and none of them is stored', async () => {
  const fields = attempt()
  const item = await made(fields, [JPG()])
  const keys = await keysOf(item.id)
  for (const files of [[], [PNG()], [JPG(), PNG()]]) {
    const answer = await publish(fields, files)
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([
      409,
      'client_id_reused',
    ])
  }
  expect(await keysOf(item.id)).toEqual(keys)
  expect(await shown(item.id)).toEqual(item)
})

test('what differs only in how it is written is the same content', async () => {
  const fields = attempt({ title: 'Guitarra criolla', tags: ['madera', 'cuerdas'] })
  const item = await made(fields)
  const written = { ...fields, title: ' Guitarra \u200b criolla ', tags: 'madera, cuerdas,' }
  const same = [
    await owner.post('/api/items', { ...written, estimatedValue: 'Gs. 150.000' }),
    await publish({ ...Object.fromEntries(Object.entries(written).reverse()), city: '' }),
  ]
  for (const answer of same) expect([answer.status, await answer.json()]).toEqual([200, item])
})

test('stored with its answer lost, then edited where it waits: one item, with the new price', async () => {
  const fields = attempt({ title: 'Bicicleta de paseo', estimatedValue: 100_000 })
  // The answer never reaches the device.
  await publish(fields, [JPG()])
  const edited = { ...fields, estimatedValue: 1_000_000 }
  const refused = await publish(edited, [JPG(), PNG()])
  expect(refused.status).toBe(409)
  const { current } = await refused.json<{ current: Item }>()
  const { clientId: _attempt, ...content } = edited
  const change = { ...content, imagesToRemove: current.images, imageOrder: ['new:0', 'new:1'] }
  const form = itemForm(change, 'newImages', [JPG(), PNG()])
  const answer = await owner.send('PUT', `/api/items/${current.id}`, { form })
  expect(answer.status).toBe(200)
  const found: Item[] = await (await owner.get('/api/items?search=bicicleta+paseo')).json()
  expect(found).toMatchObject([{ id: current.id, estimatedValue: 1_000_000 }])
  expect(found[0]?.photos).toHaveLength(2)
  expect(found[0]?.images[0]).toBe(current.images[0])
})

test('of two at once with different content one is stored, and the other is told so', async () => {
  for (const files of [[], [JPG()]]) {
    const fields = attempt()
    const prices = [100_000, 1_000_000]
    const answers = await Promise.all(
      prices.map((estimatedValue) => publish({ ...fields, estimatedValue }, files)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const won = answers.findIndex(({ status }) => status === 201)
    const item: Item = await (answers[won] as Response).json()
    expect((await shown(item.id)).estimatedValue).toBe(prices[won])
    const own = (await rows()).filter(({ clientId }) => clientId === fields.clientId)
    expect(own).toHaveLength(1)
  }
})

test('what broke off before anybody saw it may still be mended, and its first photos go', async () => {
  const fields = attempt({ title: 'Nunca visto' })
  const second = faultyBucket(env.PHOTOS, new FaultSwitch('error', (call) => call > 3))
  const broken = new Browser({ PHOTOS: second })
  for (const [name, value] of owner.cookies) broken.cookies.set(name, value)
  expect((await publish(fields, [JPG(), PNG()], broken)).status).toBe(503)
  const mended = await publish({ ...fields, title: 'Visto al fin' }, [PNG()])
  expect(mended.status).toBe(201)
  const item: Item = await mended.json()
  expect(item).toMatchObject({ title: 'Visto al fin' })
  expect(item.photos).toHaveLength(1)
  const [hash] = item.images.map(hashIn)
  await expect
    .poll(async () => (await keysOf(item.id)).filter((key) => hashIn(key) !== hash))
    .toEqual([])
  expect((await publish(fields, [JPG(), PNG()])).status).toBe(409)
  expect((await rows()).filter(({ clientId }) => clientId === fields.clientId)).toHaveLength(1)
})

test('deleted since, it does not come back, and nothing of it is shown', async () => {
  const fields = attempt()
  const { id } = await made(fields)
  await owner.send('DELETE', `/api/items/${id}`)
  expect((await publish(fields)).status).toBe(404)
  const other = await publish({ ...fields, estimatedValue: 5_000 })
  expect(other.status).toBe(409)
  expect(await other.json()).not.toHaveProperty('current')
})

test('of what was stored before there were digests nothing is claimed', async () => {
  const fields = attempt()
  const item = await made(fields)
  await ctx.db.update(items).set({ clientDigest: null }).where(eq(items.id, item.id))
  const answer = await publish(fields)
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'client_id_reused', current: item })
})
