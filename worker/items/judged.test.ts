/** Things whose words are found (D60): a beginner's waits for an administrator, others' are listed and looked at. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { fileOf, sample } from '../media/testing/samples.ts'
import { Browser, testContext } from '../testing/app.ts'
import { itemForm, makeItem, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { admin, decide, makeAdmins, report, reportOf } from '../testing/makers/reporting.ts'
import type { Item } from './contract.ts'
import { isGone } from './store.ts'

beforeAll(makeAdmins)

const isShown = async ({ id }: Item) => (await new Browser().get(`/api/items/${id}`)).status === 200
const edit = (browser: Browser, { id }: Item, json: Record<string, unknown>) =>
  browser.send('PUT', `/api/items/${id}`, { json })
async function makeKnown() {
  const person = await makeAccount()
  await provePhone(person.id)
  return person
}

test('a beginner’s is published and not listed; its owner is told which words, and an administrator lets it through', async () => {
  const { browser } = await makeAccount()
  const form = itemForm(newItem({ title: 'Rifle del abuelo' }), 'images', [
    fileOf(sample('gps.png')),
  ])
  const answer = await browser.send('POST', '/api/items', { form })
  expect(answer.status).toBe(201)
  const item: Item = await answer.json()
  expect(item.withheld).toEqual({ why: 'words', until: null, words: ['rifle'] })
  expect(await isShown(item)).toBe(false)
  // To a machine it is not there, and not gone for good either.
  expect(await isGone(testContext().ctx.db, item.id)).toBe(false)
  const [notice] = await (await browser.get('/api/notifications')).json<{ message: string }[]>()
  expect(notice?.message).toContain('por estas palabras: rifle')
  const found = await reportOf('item', item.id)
  expect(found).toMatchObject({
    evidence: { title: 'Rifle del abuelo' },
    now: { withheld: { why: 'words' } },
    reports: [{ reporterName: null, reason: 'prohibited', description: '', found: ['rifle'] }],
  })
  expect(found.photos).toHaveLength(1)
  expect((await decide(found.id, 'keep')).status).toBe(204)
  expect(await isShown(item)).toBe(true)
  // What was looked at is not asked about again; another word is.
  expect(
    (await edit(browser, item, { description: 'Un rifle viejo que ya no anda.' })).status,
  ).toBe(200)
  expect(await isShown(item)).toBe(true)
  await expect(reportOf('item', item.id)).rejects.toThrow()
  await edit(browser, item, { description: 'Un rifle viejo y municiones.' })
  expect(await isShown(item)).toBe(false)
})

test('of whoever is known it is listed at once, and put before administrators', async () => {
  const { browser } = await makeKnown()
  const item = await makeItem(browser, { title: 'Doy cachorros mestizos' })
  expect(item.withheld).toBeUndefined()
  expect(await isShown(item)).toBe(true)
  const found = await reportOf('item', item.id)
  expect(found.reports).toHaveLength(1)
  expect((await decide(found.id, 'hide')).status).toBe(204)
  expect(await isShown(item)).toBe(false)
  const notices = await (await browser.get('/api/notifications')).json<{ type: string }[]>()
  expect(notices.map(({ type }) => type)).toContain('thing_removed')
})

test('editing counts like publishing, and mending shows it again', async () => {
  const { browser } = await makeAccount()
  const item = await makeItem(browser, { title: 'Caja de herramientas' })
  const wrong = await edit(browser, item, { title: 'Pistola 9mm' })
  expect((await wrong.json<Item>()).withheld?.words).toEqual(['pistola'])
  expect(await isShown(item)).toBe(false)
  const mended = await edit(browser, item, { title: 'Pistola de silicona' })
  expect((await mended.json<Item>()).withheld).toBeUndefined()
  expect(await isShown(item)).toBe(true)
  // What it said is still looked at.
  expect((await reportOf('item', item.id)).now?.title).toBe('Pistola de silicona')
})

test('what is kept is kept as it was seen: a word that came in meanwhile waits on', async () => {
  const { browser } = await makeAccount()
  const item = await makeItem(browser, { title: 'Rifle del abuelo' })
  const { id } = await reportOf('item', item.id)
  await edit(browser, item, { title: 'Rifle y municiones' })
  expect((await decide(id, 'keep', undefined, id)).status).toBe(204)
  expect(await isShown(item)).toBe(false)
  const left = await reportOf('item', item.id)
  expect(left.reports).toMatchObject([{ found: ['rifle', 'municion'] }])
  expect((await decide(left.id, 'keep')).status).toBe(204)
  expect(await isShown(item)).toBe(true)
})

test('what people say meanwhile is asked about anew, and keeps nothing hidden that was let through', async () => {
  const { browser } = await makeKnown()
  const item = await makeItem(browser, { title: 'Doy loritos' })
  const { id } = await reportOf('item', item.id)
  const other = await makeAccount()
  expect((await report(other.browser, 'item', item.id)).status).toBe(204)
  expect((await decide(id, 'keep', undefined, id)).status).toBe(204)
  expect((await reportOf('item', item.id)).reports).toMatchObject([{ found: [] }])
  const told = await (await other.browser.get('/api/notifications')).json<unknown[]>()
  expect(told).toEqual([])
  // Taken away it is answered for everybody.
  expect((await decide((await reportOf('item', item.id)).id, 'hide')).status).toBe(204)
  expect(await (await other.browser.get('/api/notifications')).json()).toHaveLength(1)
})

test('whatever is written of it is looked through, where it is as well; administrators hear of it', async () => {
  const { browser } = await makeAccount({}, { ADMIN_EMAILS: admin.email })
  const bell = async () =>
    (await (await admin.browser.get('/api/notifications')).json<{ type: string }[]>()).filter(
      ({ type }) => type === 'admin_waiting',
    )
  await admin.browser.post('/api/notifications/read-all')
  const before = (await bell()).length
  const item = await makeItem(browser, {
    title: 'Cosas del abuelo',
    location: 'Vendo rifle, centro',
  })
  expect(item.withheld?.words).toEqual(['rifle'])
  await expect.poll(async () => (await bell()).length).toBe(before + 1)
  await admin.browser.post('/api/notifications/read-all')
  await edit(browser, item, { location: 'Vendo rifle y municiones, centro' })
  await expect.poll(async () => (await bell()).length).toBe(before + 2)
})

test('the same words fill no list, however often they are sent', async () => {
  const { browser } = await makeKnown()
  const clientId = crypto.randomUUID()
  const sent = { title: 'Loro manso', clientId }
  const first = await makeItem(browser, sent)
  expect((await browser.post('/api/items', newItem(sent))).status).toBe(200)
  const words = ['gallinas', 'conejos', 'tortugas', 'monitos', 'caballos', 'gatitos', 'perros']
  for (const word of ['loros', 'loros', ...words])
    await edit(browser, first, { title: `Doy ${word}` })
  const { n } = (await env.DB.prepare('select count(*) as n from reports where target = ?')
    .bind(String(first.id))
    .first<{ n: number }>()) ?? { n: 0 }
  expect(n).toBe(5)
})

test('an honest beginner with a toy waits for nobody', async () => {
  const { browser } = await makeAccount()
  for (const title of ['Pistola de agua', 'Perro de peluche', 'Jaula para loro']) {
    expect(await isShown(await makeItem(browser, { title }))).toBe(true)
  }
})
