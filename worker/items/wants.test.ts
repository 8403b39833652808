/** What the owner of a thing would take for it (D63): said with it, kept in step, found both ways. */
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { itemForm, makeItem, newItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { items, itemWants } from './tables.ts'

const { ctx } = testContext()
const SAID = {
  wantedCategoryIds: [3, 5],
  wantedText: 'Una bici de niña',
  takesOffers: false,
  takesMoney: true,
}
const WANTS = {
  categoryIds: [3, 5],
  text: 'Una bici de niña',
  takesOffers: false,
  takesMoney: true,
}

/** Categories that stand beside the thing, in the index that leads from it. */
async function keptOf(id: number): Promise<number[]> {
  const rows = await ctx.db.select().from(itemWants).where(eq(itemWants.itemId, id))
  return rows.map(({ categoryId }) => categoryId).sort((a, b) => a - b)
}

test('it is said with a thing, answered with it, and stands in the index both ways', async () => {
  const { browser } = await makeAccount()
  const item = await makeItem(browser, SAID)
  expect(item.wants).toEqual(WANTS)
  expect(await keptOf(item.id)).toEqual([3, 5])
  const page = await browser.get(`/api/items/${item.id}`)
  expect(await page.json()).toMatchObject({ wants: WANTS })
})

test('who says nothing is answered nothing: any offer, and no money', async () => {
  const { browser } = await makeAccount()
  const item = await makeItem(browser, { takesOffers: true, takesMoney: false, wantedText: '  ' })
  expect(item).not.toHaveProperty('wants')
  expect(await keptOf(item.id)).toEqual([])
})

test('a form sends it as text', async () => {
  const { browser } = await makeAccount()
  const form = itemForm(newItem(SAID), 'images', [])
  const answer = await browser.send('POST', '/api/items', { form })
  expect(await answer.json()).toMatchObject({ wants: WANTS })
  const commas = new FormData()
  commas.set('wantedCategoryIds', '4, 9,4')
  commas.set('takesOffers', '')
  const { id } = await makeItem(browser, { title: 'Otro camión', ...SAID })
  const edited = await browser.send('PUT', `/api/items/${id}`, { form: commas })
  expect(await edited.json()).toMatchObject({ wants: { ...WANTS, categoryIds: [4, 9] } })
})

test('an edit leaves what it does not name, and an empty list takes all away', async () => {
  const { browser } = await makeAccount()
  const { id, revision } = await makeItem(browser, SAID)
  const path = `/api/items/${id}`
  const priced = await browser.send('PUT', path, { json: { estimatedValue: 9 } })
  expect(await priced.json()).toMatchObject({ wants: WANTS })
  expect(await keptOf(id)).toEqual([3, 5])
  const moved = await browser.send('PUT', path, { json: { wantedCategoryIds: [7] } })
  // It is the same thing to whoever proposed for it.
  expect(await moved.json()).toMatchObject({
    wants: { ...WANTS, categoryIds: [7] },
    revision: revision + 1,
  })
  expect(await keptOf(id)).toEqual([7])
  const none = { wantedCategoryIds: [], wantedText: '', takesOffers: true, takesMoney: false }
  const bare = await browser.send('PUT', path, { json: none })
  expect(await bare.json()).not.toHaveProperty('wants')
  expect(await keptOf(id)).toEqual([])
})

test('what is deleted stands in no index, and comes back into it', async () => {
  const { browser } = await makeAccount()
  const { id } = await makeItem(browser, SAID)
  await browser.send('DELETE', `/api/items/${id}`)
  expect(await keptOf(id)).toEqual([])
  await browser.post(`/api/items/${id}/restore`)
  expect(await keptOf(id)).toEqual([3, 5])
  await ctx.db.update(items).set({ deletedAt: -1 }).where(eq(items.id, id))
  expect(await keptOf(id)).toEqual([])
})

test.each([
  [
    'six categories',
    { wantedCategoryIds: [1, 2, 3, 4, 5, 6] },
    'wantedCategoryIds',
    'Puedes elegir máximo 5 categorías',
  ],
  [
    'what is no category',
    { wantedCategoryIds: [99] },
    'wantedCategoryIds.0',
    'Debes seleccionar una categoría',
  ],
  ['121 letters', { wantedText: 'a'.repeat(121) }, 'wantedText', 'El texto es demasiado largo'],
  ['no yes and no no', { takesMoney: 'quizás' }, 'takesMoney', /./],
])('%s are refused at their field, and nothing is stored', async (_what, given, path, message) => {
  const { browser } = await makeAccount()
  const answer = await browser.post('/api/items', newItem(given))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    code: 'invalid',
    issues: [{ path, message: expect.stringMatching(message) }],
  })
  expect(await (await browser.get('/api/my-items')).json()).toEqual([])
})

test('a beginner writes no link there, in a new thing nor into an old one', async () => {
  const { browser } = await makeAccount({ createdAt: ctx.clock.now() })
  const linked = { wantedText: 'mira www.ejemplo.com' }
  const refused = await browser.post('/api/items', newItem(linked))
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'beginner_link',
    issues: [{ path: 'wantedText' }],
  })
  const { id } = await makeItem(browser)
  expect((await browser.send('PUT', `/api/items/${id}`, { json: linked })).status).toBe(422)
})

test('what may not be offered may not be asked for either', async () => {
  const { browser } = await makeAccount({ createdAt: ctx.clock.now() })
  const item = await makeItem(browser, { wantedText: 'Cambio por una escopeta calibre 12' })
  expect(item).toMatchObject({ withheld: { why: 'words' } })
  const clean = await makeItem(browser, { title: 'Otra cosa' })
  const edited = await browser.send('PUT', `/api/items/${clean.id}`, {
    json: { wantedText: 'Cambio por una escopeta calibre 12' },
  })
  expect(await edited.json()).toMatchObject({ withheld: { why: 'words' } })
})

test('the database drops what is wanted with the thing', async () => {
  const { browser } = await makeAccount()
  const { id } = await makeItem(browser, SAID)
  await env.DB.prepare('delete from items where id = ?').bind(id).run()
  expect(await keptOf(id)).toEqual([])
})
