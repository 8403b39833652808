/** The same photo saved anew asks first (D59), on the real app: as the device says, and as the server sees. It never counts. */
import { env } from 'cloudflare:test'
import { decode, encode } from 'jpeg-js'
import { beforeEach, expect, test } from 'vitest'
import { device } from '../media/testing/device.ts'
import { fileOf, sample } from '../media/testing/samples.ts'
import type { Browser } from '../testing/app.ts'
import { itemForm, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { act, propose } from '../testing/makers/trade-maker.ts'
import { costOf } from '../testing/services/mailbox.ts'
import type { Item } from './contract.ts'

let owner: Browser
let id: string
beforeEach(async () => {
  const person = await makeAccount({}, { RATE_LIMIT_FACTOR: '1' })
  await provePhone(person.id)
  owner = person.browser
  id = person.id
})

const COLORS = '112233445566778899aabbcc'
const LOOK = '0f1e2d3c4b5a6978'
/** Three bits of another one. */
const NEAR = '0f1e2d3c4b5a697f'
const FAR = 'f0e1d2c3b4a59687'

let titles = 0
const named = (more: Record<string, unknown> = {}) => {
  titles += 1
  return newItem({ title: `Cosa número ${titles}`, isOther: false, ...more })
}

/** A photo that no other has, as a phone with WebP sends it: what it says is all that there is. */
let bytes = 0
function webp(): File {
  const known = sample('gps.webp')
  const own = new Uint8Array(known.length + 1)
  own.set(known)
  own[known.length] = ++bytes
  return fileOf(own)
}
function said(look: string, more: Record<string, unknown> = {}, colors = COLORS) {
  const form = itemForm(named(more), 'images', [webp()])
  form.set('imageColors', colors)
  form.set('imageLooks', look)
  return form
}
const publish = (form: FormData) => owner.send('POST', '/api/items', { form })

async function read(answer: Response | Promise<Response>) {
  const found = await answer
  const body: Item & { code?: string; current?: { id: number } } = await found.json()
  return { ...body, status: found.status }
}
async function published(form: FormData) {
  const item = await read(publish(form))
  expect(item.status).toBe(201)
  return item
}
const doubled = (current: number) => ({
  ...{ status: 409, code: 'item_doubled', current: { id: current } },
})

test('a photo that looks like one of mine asks, before anything is stored, and names the thing', async () => {
  const { id: mesa, title } = await published(said(LOOK))
  const before = (await env.PHOTOS.list({ prefix: 'items/' })).objects.length
  const asked = await read(publish(said(NEAR)))
  expect(asked).toMatchObject(doubled(mesa))
  expect(asked.current).toEqual({ id: mesa, title })
  expect((await env.PHOTOS.list({ prefix: 'items/' })).objects.length).toBe(before)
  await published(said(NEAR, { isOther: true }))
  await published(said(FAR))
  // In other colours it is another thing, and a stranger’s things are nobody’s business.
  await published(said(LOOK, {}, 'ccbbaa998877665544332211'))
  const stranger = await makeAccount()
  const form = said(LOOK)
  expect((await stranger.browser.send('POST', '/api/items', { form })).status).toBe(201)
})

test('it asks however often, and refuses never: a look is no proof', async () => {
  await published(said(LOOK))
  for (let n = 0; n < 4; n += 1) {
    expect(await read(publish(said(NEAR)))).toMatchObject({ status: 409, code: 'item_doubled' })
    await published(said(NEAR, { isOther: true }))
  }
})

test('without a word of the device the server sees it, and what it stored waits for the answer', async () => {
  const first = await published(itemForm(named(), 'images', [fileOf(sample('phone-large.jpg'))]))
  // The same, saved anew and smaller: not one byte of it is the same.
  const large = decode(sample('phone-large.jpg'), { useTArray: true })
  const again = fileOf(Uint8Array.from(encode(large, 60).data))
  const clientId = crypto.randomUUID()
  const fields = named({ clientId })
  expect(await read(publish(itemForm(fields, 'images', [again])))).toMatchObject(doubled(first.id))
  const rows = 'select deleted_at from items where owner_id = ? and client_id = ?'
  expect(await env.DB.prepare(rows).bind(id, clientId).first('deleted_at')).toBe(0)
  await published(itemForm({ ...fields, isOther: true }, 'images', [again]))
})

test('a device that says another look is not believed where the server sees its own', async () => {
  const sent = async (name: string, look: string) => {
    const form = itemForm(named(), 'images', [await device(name, 320)])
    form.set('imageColors', COLORS)
    form.set('imageLooks', look)
    return form
  }
  const first = await published(await sent('gps.jpg', FAR))
  const known = decode(new Uint8Array(await (await device('gps.jpg', 320)).arrayBuffer()))
  const lying = itemForm(named(), 'images', [fileOf(Uint8Array.from(encode(known, 70).data))])
  lying.set('imageColors', COLORS)
  lying.set('imageLooks', LOOK)
  expect(await read(publish(lying))).toMatchObject(doubled(first.id))
})

test('what is no look is none, and older things without one ask nobody', async () => {
  await published(said('red'))
  await published(said(LOOK.toUpperCase()))
  await published(said(LOOK))
  await env.DB.prepare(
    `update items set photos = json_remove(photos, '$[0].look') where owner_id = ?`,
  )
    .bind(id)
    .run()
  await published(said(LOOK))
})

test('an edit with such a photo asks as well, and leaves no file; the thing’s own photos ask nothing', async () => {
  const first = await published(said(LOOK))
  const second = await published(said(FAR))
  const edit = (look: string, more: Record<string, unknown> = {}) => {
    const form = itemForm({ isOther: false, ...more }, 'newImages', [webp()])
    form.set('newImageColors', COLORS)
    form.set('newImageLooks', look)
    return owner.send('PUT', `/api/items/${second.id}`, { form })
  }
  const files = async () =>
    (await env.PHOTOS.list({ prefix: `items/${second.id}/` })).objects.length
  const before = await files()
  expect(await read(edit(NEAR))).toMatchObject(doubled(first.id))
  expect(await files()).toBe(before)
  expect((await edit(FAR)).status).toBe(200)
  expect((await edit(NEAR, { isOther: true })).status).toBe(200)
})

test('what was traded or deleted asks no more', async () => {
  const gone = await published(said(LOOK))
  expect((await owner.send('DELETE', `/api/items/${gone.id}`)).status).toBe(204)
  const traded = await published(said(LOOK))
  const { browser } = await makeAccount()
  const offer = { requestedItemId: traded.id, offerType: 'money', offeredAmount: 100_000 }
  const trade: { id: number } = await (await propose(browser, offer)).json()
  expect((await act(owner, trade.id, 'accept')).status).toBe(200)
  expect((await publish(said(LOOK))).status).toBe(409)
  for (const by of [owner, browser]) await act(by, trade.id, 'confirm_delivery')
  await published(said(LOOK))
})

test('the same form sent twice at once is one thing, and nobody is asked about it', async () => {
  const clientId = crypto.randomUUID()
  const fields = named({ clientId })
  const photo = webp()
  const form = () => {
    const one = itemForm(fields, 'images', [photo])
    one.set('imageColors', COLORS)
    one.set('imageLooks', LOOK)
    return one
  }
  const all = await Promise.all([1, 2, 3].map(() => read(publish(form()))))
  expect(all.map(({ status }) => status).every((status) => status < 300)).toBe(true)
  expect(new Set(all.map((item) => item.id)).size).toBe(1)
})

test('a look is shown to nobody', async () => {
  const item = await published(said(LOOK))
  const page = await (await owner.get(`/api/items/${item.id}`)).text()
  expect(page).not.toContain(LOOK)
})

test('looking among two hundred things is one statement more', async () => {
  const { id: known } = await published(said(LOOK))
  const columns = `client_id, client_digest, id`
  const names = await env.DB.prepare(`select name from pragma_table_info('items')`).all<{
    name: string
  }>()
  const rest = names.results
    .map(({ name }) => name)
    .filter((name) => !columns.includes(name))
    .join(', ')
  await env.DB.prepare(
    `with recursive n(x) as (select 1 union all select x + 1 from n where x < 200)
    insert into items (${rest}) select ${rest} from items, n where items.id = ?`,
  )
    .bind(known)
    .run()
  const plain = await costOf(() => publish(said(FAR, { isOther: true })))
  const looked = await costOf(() => publish(said(FAR)))
  expect(looked.queries - plain.queries).toBeLessThanOrEqual(1)
  expect(looked.rowsRead - plain.rowsRead).toBeLessThanOrEqual(450)
})
