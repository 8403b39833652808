/** Things that nearly equal one's own open ones (D59): asked about first, three at most, on the real app and database. */
import { beforeEach, expect, test } from 'vitest'
import { fileOf, sample } from '../media/testing/samples.ts'
import type { Browser } from '../testing/app.ts'
import { itemForm, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { act, propose } from '../testing/makers/trade-maker.ts'
import type { Item } from './contract.ts'

let owner: Browser
beforeEach(async () => {
  const person = await makeAccount({}, { RATE_LIMIT_FACTOR: '1' })
  await provePhone(person.id)
  owner = person.browser
})

const given = (more: Record<string, unknown> = {}) => ({ ...newItem(), isOther: false, ...more })
const photo = (name: string) => fileOf(sample(name), name)
const publish = (more: Record<string, unknown> = {}) => owner.post('/api/items', given(more))
const withPhoto = (more: Record<string, unknown>, name = 'gps.png') =>
  owner.send('POST', '/api/items', { form: itemForm(given(more), 'images', [photo(name)]) })
const edit = (id: number, json: Record<string, unknown>) =>
  owner.send('PUT', `/api/items/${id}`, { json })

async function read(answer: Promise<Response>) {
  const found = await answer
  const body: Item & { code?: string; current?: unknown } = await found.json()
  return { ...body, status: found.status }
}
const published = async (answer: Promise<Response>) => {
  const item = await read(answer)
  expect(item.status).toBe(201)
  return item
}

test('one with the same title and category asks first, and says which one it equals', async () => {
  const { id } = await published(publish({ title: 'Camión de Juguete' }))
  const doubled = await read(publish({ title: '  camion de  juguete!! ', estimatedValue: 7 }))
  expect(doubled).toMatchObject({ status: 409, code: 'item_doubled' })
  expect(doubled.current).toEqual({ id, title: 'Camión de Juguete' })
  // Nothing of it was stored, and another category or another title is another thing.
  await published(publish({ categoryId: 9 }))
  await published(publish({ title: 'Camión de juguete azul' }))
  const stranger = await makeAccount()
  expect((await stranger.browser.post('/api/items', given())).status).toBe(201)
})

test('one that waits, or is hidden, is one’s own as well', async () => {
  const { browser } = await makeAccount({}, { RATE_LIMIT_FACTOR: '1' })
  owner = browser
  const { id, withheld } = await published(withPhoto({ title: 'Rifle del abuelo' }))
  expect(withheld?.why).toBe('words')
  expect(await read(publish({ title: 'Rifle del abuelo' }))).toMatchObject({
    ...{ status: 409, code: 'item_doubled', current: { id } },
  })
  expect((await read(withPhoto({ title: 'Otra cosa' }))).current).toMatchObject({ id })
})

test('“it is another” passes it, until there are three', async () => {
  await published(publish())
  await published(publish({ isOther: true }))
  expect(await read(publish())).toMatchObject({ status: 409, code: 'item_doubled' })
  const third = await published(publish({ isOther: 'true' }))
  for (const isOther of [true, false]) {
    const refused = await read(publish({ isOther }))
    expect(refused).toMatchObject({ status: 409, code: 'items_doubled', current: { id: third.id } })
  }
  // One fewer makes room; undoing that again does not.
  expect((await owner.send('DELETE', `/api/items/${third.id}`)).status).toBe(204)
  await published(publish({ isOther: true }))
  const restored = await read(owner.post(`/api/items/${third.id}/restore`))
  expect(restored).toMatchObject({ status: 409, code: 'items_doubled' })
})

test('of five at once without a word one is published, and three of those that say it is another', async () => {
  const count = async (isOther: boolean) => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => publish({ isOther })))
    return answers.filter(({ status }) => status === 201).length
  }
  expect(await count(false)).toBe(1)
  expect(await count(true)).toBe(2)
})

test('the same form sent twice at once is one thing, and nobody is asked', async () => {
  const clientId = crypto.randomUUID()
  const all = await Promise.all([1, 2, 3].map(() => read(publish({ clientId }))))
  expect(all.map(({ status }) => status).every((status) => status < 300)).toBe(true)
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  // Asked again with the answer to the question it is still the same one.
  const again = await read(publish({ clientId, isOther: true }))
  expect([again.status, again.id]).toEqual([200, all[0]?.id])
})

test('the same photo under another title asks as well', async () => {
  const { id, title } = await published(withPhoto({ title: 'Mesa de roble' }))
  const doubled = await read(withPhoto({ title: 'Otra cosa', categoryId: 9 }))
  expect(doubled).toMatchObject({ status: 409, code: 'item_doubled', current: { id, title } })
  await published(withPhoto({ title: 'Otra cosa', categoryId: 9, isOther: true }))
  await published(withPhoto({ title: 'Silla' }, 'gps.webp'))
})

test('an edit that makes it equal to another asks; one that changes something else does not', async () => {
  const first = await published(publish({ title: 'Radio' }))
  const second = await published(publish({ title: 'Mate' }))
  const doubled = await read(edit(second.id, { title: 'RADIO' }))
  expect(doubled).toMatchObject({ status: 409, code: 'item_doubled', current: { id: first.id } })
  expect((await edit(second.id, { title: 'RADIO', isOther: true })).status).toBe(200)
  for (const change of [
    { title: 'Radio.' },
    { estimatedValue: 5 },
    { description: 'Anda muy bien.' },
  ])
    expect((await edit(second.id, change)).status).toBe(200)
  await published(publish({ title: 'Radio', isOther: true }))
  const fourth = await published(publish({ title: 'Lámpara' }))
  const full = await read(edit(fourth.id, { title: 'Radio', isOther: true }))
  expect(full).toMatchObject({ status: 409, code: 'items_doubled' })
  const form = itemForm({ isOther: false }, 'newImages', [photo('gps.png')])
  expect((await owner.send('PUT', `/api/items/${fourth.id}`, { form })).status).toBe(200)
  const again = itemForm({ isOther: false }, 'newImages', [photo('gps.png')])
  const pictured = await read(owner.send('PUT', `/api/items/${first.id}`, { form: again }))
  expect(pictured).toMatchObject({ status: 409, code: 'item_doubled', current: { id: fourth.id } })
})

test('what was traded is no open thing any more; what is promised still is', async () => {
  const { id } = await published(publish())
  const { browser } = await makeAccount()
  const offer = { requestedItemId: id, offerType: 'money', offeredAmount: 100_000 }
  const trade: { id: number } = await (await propose(browser, offer)).json()
  expect((await act(owner, trade.id, 'accept')).status).toBe(200)
  expect((await publish()).status).toBe(409)
  for (const by of [owner, browser]) await act(by, trade.id, 'confirm_delivery')
  await published(publish())
})
