/** What was reported is kept as it was, words and pictures, until 30 days after the decision (D60). */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '../../http/clock.ts'
import type { Item } from '../../items/contract.ts'
import { fileOf, sample } from '../../media/testing/samples.ts'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { itemForm, newItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { admin, decide, makeAdmins, report, reportOf } from '../../testing/makers/reporting.ts'
import { cleanEvidence } from './cleaning.ts'

beforeAll(makeAdmins)
afterEach(setClockBack)

const kept = async (id: number) =>
  (await env.PRIVATE.list({ prefix: `reports/item/${id}/` })).objects.length

async function withPhotos() {
  const owner = await makeAccount()
  const form = itemForm(newItem({ title: 'Celular nuevo' }), 'images', [
    fileOf(sample('gps.png')),
    fileOf(sample('orientation-6.jpg')),
  ])
  const item: Item = await (await owner.browser.send('POST', '/api/items', { form })).json()
  return { owner, item }
}

test('its owner swaps the pictures and the words: what was reported is still there, beside what stands now', async () => {
  const { owner, item } = await withPhotos()
  expect((await report((await makeAccount()).browser, 'item', item.id)).status).toBe(204)
  const hashes = item.photos.map(({ urls }) => urls[1600].split('/').at(-2))
  const form = itemForm({ title: 'Florero', imagesToRemove: JSON.stringify(hashes) }, 'newImages', [
    fileOf(sample('gps.webp')),
  ])
  const edited = await owner.browser.send('PUT', `/api/items/${item.id}`, { form })
  expect(edited.status).toBe(200)
  await expect
    .poll(
      async () =>
        (await env.PHOTOS.list({ prefix: `items/${item.id}/${hashes[0]}/` })).objects.length,
    )
    .toBe(0)
  const thing = await reportOf('item', item.id)
  expect(thing.evidence.title).toBe('Celular nuevo')
  expect(thing.photos).toHaveLength(2)
  for (const address of thing.photos) {
    const picture = await admin.browser.get(address)
    expect(picture.headers.get('content-type')).toMatch(/^image\//)
    expect(picture.headers.get('cache-control')).toBe('private, no-store')
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0)
    expect((await owner.browser.get(address)).status).toBe(404)
  }
  expect(thing.now).toMatchObject({ title: 'Florero', isGone: false })
  expect(thing.now?.photos).toHaveLength(1)
  // Gone altogether, it is said; the copy stays.
  await owner.browser.send('DELETE', `/api/items/${item.id}`)
  expect((await reportOf('item', item.id)).now?.isGone).toBe(true)
  expect((await admin.browser.get(thing.photos[0] ?? '')).status).toBe(200)
})

test('many reports of one thing keep one copy, which goes 30 days after the last of them is decided', async () => {
  const { item } = await withPhotos()
  for (let i = 0; i < 3; i += 1) await report((await makeAccount()).browser, 'item', item.id)
  expect(await kept(item.id)).toBe(2)
  const { id, photos } = await reportOf('item', item.id)
  expect(photos).toHaveLength(2)
  await decide(id, 'keep')
  pass(29 * DAY)
  await cleanEvidence(testContext().ctx)
  expect(await kept(item.id)).toBe(2)
  expect((await admin.browser.get(photos[0] ?? '')).status).toBe(200)
  pass(DAY)
  await cleanEvidence(testContext().ctx)
  expect(await kept(item.id)).toBe(0)
  const row = await env.DB.prepare('select evidence, photos from reports where id = ?')
    .bind(id)
    .first()
  expect(row).toEqual({ evidence: '{}', photos: '[]' })
})

test('a copy that no report names is cleaned away, one that was made just now is not', async () => {
  await env.PRIVATE.put('reports/item/77/0123456789abcdef', new Uint8Array([1]))
  await cleanEvidence(testContext().ctx)
  expect(await kept(77)).toBe(1)
  pass(2 * HOUR)
  await cleanEvidence(testContext().ctx)
  expect(await kept(77)).toBe(0)
})
