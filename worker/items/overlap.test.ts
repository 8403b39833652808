/** Requests that overlap on the photos of one item: whatever fails or loses, what is shown stays. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { fileOf, sample } from '../media/testing/samples.ts'
import { Browser, testContext } from '../testing/app.ts'
import { FaultSwitch, faultyBucket } from '../testing/faults/switch.ts'
import { itemForm, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import type { Item } from './contract.ts'
import { hashIn } from './rules.ts'
import { deleteUnnamed } from './unnamed.ts'

let owner: Browser
beforeAll(async () => {
  owner = (await makeAccount()).browser
})

const PNG = () => fileOf(sample('gps.png'))
const JPG = () => fileOf(sample('orientation-6.jpg'))
const WEBP = () => fileOf(sample('gps.webp'))

const publish = (browser: Browser, files: File[], clientId: string = crypto.randomUUID()) =>
  browser.send('POST', '/api/items', { form: itemForm(newItem({ clientId }), 'images', files) })
const edit = (browser: Browser, id: number, files: File[], fields: Record<string, unknown> = {}) =>
  browser.send('PUT', `/api/items/${id}`, { form: itemForm(fields, 'newImages', files) })
const hashesOf = (item: Item) => item.images.map((url) => hashIn(url) ?? '')

/** The owner's other device: its photos wait before they are stored, and may then be lost. */
function slowDevice(kind: 'stores' | 'fails') {
  const slow = new FaultSwitch('slow')
  const stored = kind === 'stores' ? env.PHOTOS : faultyBucket(env.PHOTOS, new FaultSwitch('error'))
  const browser = new Browser({ PHOTOS: faultyBucket(stored, slow) })
  for (const [name, value] of owner.cookies) browser.cookies.set(name, value)
  return { browser, reached: slow.reached, go: () => slow.release() }
}

/** The item as everybody sees it, with every photo in every size. */
async function whole(id: number, photos: number): Promise<Item> {
  const item: Item = await (await new Browser().get(`/api/items/${id}`)).json()
  const urls = item.photos.flatMap((photo) => Object.values(photo.urls))
  const answers = await Promise.all(urls.map((url) => new Browser().get(url)))
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200))
  expect(item.photos).toHaveLength(photos)
  return item
}

const keysOf = async (id: number) =>
  (await env.PHOTOS.list({ prefix: `items/${id}/` })).objects.map(({ key }) => key)

test('a publish that fails keeps what the same form published meanwhile', async () => {
  const clientId = crypto.randomUUID()
  const slow = slowDevice('fails')
  const failing = publish(slow.browser, [JPG(), PNG()], clientId)
  await slow.reached
  const shown = await publish(owner, [JPG(), PNG()], clientId)
  expect(shown.status).toBe(201)
  const { id }: Item = await shown.json()
  slow.go()
  expect((await failing).status).toBe(503)
  await whole(id, 2)
})

test('a publish that is overtaken by other content is told what is shown, and takes its photos away', async () => {
  const clientId = crypto.randomUUID()
  const slow = slowDevice('stores')
  const overtaken = publish(slow.browser, [JPG(), PNG()], clientId)
  await slow.reached
  const shown: Item = await (await publish(owner, [JPG()], clientId)).json()
  slow.go()
  const answer = await overtaken
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'client_id_reused', current: shown })
  await whole(shown.id, 1)
  const [hash] = hashesOf(shown)
  expect((await keysOf(shown.id)).filter((key) => hashIn(key) !== hash)).toEqual([])
})

test('of two edits with the same photo the one that loses does not take it away', async () => {
  const { id }: Item = await (await publish(owner, [JPG()])).json()
  const slow = slowDevice('stores')
  const losing = edit(slow.browser, id, [WEBP(), PNG()])
  await slow.reached
  expect((await edit(owner, id, [WEBP()])).status).toBe(200)
  slow.go()
  expect((await losing).status).toBe(409)
  const shown = hashesOf(await whole(id, 2))
  // What only the loser sent is gone.
  expect((await keysOf(id)).filter((key) => !shown.includes(hashIn(key) ?? ''))).toEqual([])
})

test('an edit that fails does not take away what another one shows', async () => {
  const { id }: Item = await (await publish(owner, [JPG()])).json()
  const slow = slowDevice('fails')
  const failing = edit(slow.browser, id, [WEBP()])
  await slow.reached
  expect((await edit(owner, id, [WEBP()])).status).toBe(200)
  slow.go()
  expect((await failing).status).toBe(503)
  await whole(id, 2)
})

test('a photo that was removed and sent again outlives the late clearing up', async () => {
  const item: Item = await (await publish(owner, [JPG(), PNG()])).json()
  const [, png = ''] = hashesOf(item)
  await edit(owner, item.id, [], { imagesToRemove: [item.images[1]] })
  await expect.poll(async () => (await keysOf(item.id)).join()).not.toContain(png)
  expect((await edit(owner, item.id, [PNG()])).status).toBe(200)
  await deleteUnnamed(testContext().ctx, item.id, [{ hash: png }])
  expect(hashesOf(await whole(item.id, 2))).toContain(png)
})
