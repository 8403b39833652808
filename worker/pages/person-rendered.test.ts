/** The page of a person, as a browser without scripts, a search engine or a messenger gets it. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../accounts/tables.ts'
import { reviews } from '../reputation/tables.ts'
import { Browser, testContext } from '../testing/app.ts'
import { ASSETS } from '../testing/assets.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { prove, write } from '../testing/makers/review-maker.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { badges } from '../verification/tables.ts'

const visitor = new Browser({ ASSETS })
const { ctx } = testContext()

let ana: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  ana = await makeAccount(
    { firstName: '"><img src=x onerror=1>', bio: 'Cambio libros', occupation: 'Maestra' },
    { ASSETS },
  )
})

const htmlOf = async (query = '', browser = visitor) =>
  (await browser.get(`/user/${ana.id}${query}`)).text()

async function review(n: number) {
  const reviewer = await makeAccount({ firstName: `Beto${n}` })
  const now = ctx.clock.now()
  await ctx.db.insert(reviews).values({
    reviewerId: reviewer.id,
    reviewedId: ana.id,
    tradeId: n,
    rating: 5,
    reviewType: 'trade',
    comment: `Comentario número ${n}.`,
    tags: [],
    ...{ createdAt: now, revealDue: now, revealedAt: now },
  })
}

// Case 32.
test('who it is stands there before any script, as the text that was typed', async () => {
  const html = await htmlOf()
  expect(html).toContain('&quot;&gt;&lt;img src=x onerror=1&gt;')
  expect(html).not.toContain('<img src=x')
  for (const said of [
    'Cambio libros',
    'Maestra',
    'Asunción, Paraguay',
    'Todavía no tiene reseñas',
  ]) {
    expect(html).toContain(said)
  }
  // The policy forbids it.
  expect(html).not.toContain('style=')
})

// D16.
test('nothing private is in it, whoever asks', async () => {
  for (const browser of [visitor, ana.browser]) {
    const html = await htmlOf('', browser)
    for (const secret of [ana.email, '0981123456', '1990-05-04']) expect(html).not.toContain(secret)
  }
})

test('a granted badge is there, in words; one that waits is not', async () => {
  await ctx.db.insert(badges).values({ userId: ana.id, level: 'bronze', boughtAt: 1 })
  expect(await htmlOf()).not.toContain('Insignia')
  await ctx.db.insert(badges).values({ userId: ana.id, level: 'silver', boughtAt: 1, grantedAt: 2 })
  expect(await htmlOf()).toContain('Insignia Premium')
  expect(await htmlOf('?lang=en')).toContain('Premium badge')
})

test('what they can do and like leads to a search for it, by links', async () => {
  const said = { skills: ['costura'], interests: ['café & té', 'remeras'] }
  await ctx.db.update(users).set(said).where(eq(users.id, ana.id))
  const html = await htmlOf()
  for (const word of ['costura', 'caf%C3%A9+%26+t%C3%A9', 'remeras']) {
    expect(html).toContain(`href="/search?q=${word}"`)
  }
})

test('its parts are links, each a page of its own', async () => {
  const { id, title } = await makeItem(ana.browser)
  const html = await htmlOf()
  for (const query of ['', '?tab=items', '?tab=activity']) {
    expect(html).toContain(`href="/user/${ana.id}${query}"`)
  }
  const items = await htmlOf('?tab=items')
  expect(items).toContain(`href="/items/${id}"`)
  expect(items).toContain('Disponible')
  expect(await htmlOf('?tab=activity')).toContain(`Publicó ${title}`)
  expect(await htmlOf('?tab=nonsense&page=-1')).toContain('Todavía no tiene reseñas')
})

test('its reader apart from them finds no item of theirs in any part', async () => {
  const { id, title } = await makeItem(ana.browser, { title: 'Bicicleta de reparto' })
  const reader = await makeAccount({}, { ASSETS })
  for (const query of ['?tab=items', '?tab=activity']) {
    expect(await htmlOf(query, reader.browser)).toContain(title)
  }
  await ana.browser.post('/api/blocks', { userId: reader.id })
  for (const query of ['', '?tab=items', '?tab=activity']) {
    const html = await htmlOf(query, reader.browser)
    expect(html).toContain('Cambio libros')
    expect(html).not.toContain(title)
    expect(html).not.toContain(`/items/${id}`)
    expect(html).toContain('"publishedItems":0')
  }
  expect(await htmlOf('?tab=items')).toContain(title)
})

test('reviews are leafed through by links, ten a page', async () => {
  for (let n = 1; n <= 11; n += 1) await review(n)
  const first = await htmlOf()
  expect(first).toContain('Comentario número 11.')
  expect(first).not.toContain('Comentario número 1.')
  expect(first.replaceAll('<!-- -->', '')).toContain('Página 1 de 2')
  expect(first).toContain(`href="/user/${ana.id}?page=2"`)
  const second = await htmlOf('?page=2')
  expect(second).toContain('Comentario número 1.')
  expect(second).not.toContain('Comentario número 11.')
  expect(second).not.toContain('page=3')
  expect(await htmlOf('?page=9')).toContain('No hay más reseñas')
})

// D58.
test('what was said without a trade is not in it: no word, no number, no name', async () => {
  const reviewer = await makeAccount({ firstName: 'Desconocido' })
  await prove(reviewer.id)
  await write(reviewer.browser, ana.id, null, { comment: 'Nunca la vi en mi vida.' })
  await review(1)
  for (const query of ['', '?page=1', '?part=others', '?tab=reviews']) {
    const html = await htmlOf(query)
    expect(html).toContain('Comentario número 1.')
    expect(html).toContain('"totalReviews":1')
    for (const said of ['Nunca la vi', 'Desconocido', reviewer.id, 'sin intercambio']) {
      expect(html.toLowerCase()).not.toContain(said.toLowerCase())
    }
  }
  expect(await htmlOf()).not.toContain('aggregateRating')
})

test('whoever is unknown or left is 404, in words, and nobody’s to find', async () => {
  await ctx.db.update(users).set({ leftAt: 5 }).where(eq(users.id, ana.id))
  for (const path of ['/user/nobody', `/user/${ana.id}`]) {
    const answer = await visitor.get(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('Usuario no encontrado')
    expect(html).toContain('noindex')
    expect(html).toContain('href="/"')
  }
})

test('machines are told who it is, and keep only whoever offers something', async () => {
  const before = await htmlOf()
  expect(before).toContain('noindex')
  await makeItem(ana.browser)
  const html = await htmlOf('?tab=items&lang=en')
  expect(html).not.toContain('noindex')
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/user\/[\w-]+\?lang=en"/)
  expect(html).toContain('<meta property="og:type" content="profile"')
  expect(html).toMatch(/<meta name="description" content="Maestra · Asunción, Paraguay\. Cambio/)
  expect(html).toMatch(/<title>&quot;&gt;&lt;img src=x onerror=1&gt; Benítez · /)
})

test('it brings the styles of everything: those of the first view do not dress it', async () => {
  expect(await htmlOf()).toContain('<link rel="stylesheet" href="/assets/all.css" />')
  expect(await (await visitor.get('/')).text()).not.toContain('rel="stylesheet"')
})

test('its cost does not grow: five statements, whichever part', async () => {
  for (let n = 0; n < 13; n += 1) await makeItem(ana.browser, { title: `Cosa número ${n}` })
  await review(1)
  for (const query of ['', '?tab=items', '?tab=activity']) {
    const cost = await costOf(() => htmlOf(query))
    console.info(query, cost)
    expect(cost.queries).toBeLessThanOrEqual(5)
    expect(cost.rowsRead).toBeLessThanOrEqual(60)
  }
})
