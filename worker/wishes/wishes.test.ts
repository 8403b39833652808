/** Wishes (D64): making, changing, renewing and ending them, and who sees what. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { textOf } from '../http/messages.ts'
import { Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { makeWish, newWish } from '../testing/makers/wish-maker.ts'
import type { Wish } from './contract.ts'
import { endWishes } from './cron.ts'
import { OPEN_MAX } from './terms.ts'

let ana: Awaited<ReturnType<typeof makeAccount>>
let beto: Awaited<ReturnType<typeof makeAccount>>

beforeEach(async () => {
  await env.DB.prepare('delete from wishes').run()
  ana = await makeAccount()
  beto = await makeAccount({ firstName: 'Beto' })
  for (const { id } of [ana, beto]) await provePhone(id)
})
afterEach(setClockBack)

const codeOf = async (answer: Response) => (await answer.json<{ code: string }>()).code
const mine = async (browser = ana.browser) => (await browser.get('/api/wishes/mine')).json<Wish[]>()
const shown = async (browser = new Browser()) =>
  (await (await browser.get('/api/wishes')).json<Wish[]>()).map(({ id }) => id)

describe('a public one', () => {
  test('says what it is, where, and until when; no coordinates leave', async () => {
    const wish = await makeWish(ana.browser)
    expect(wish).toMatchObject({
      ...{ words: 'Camión de madera', maxValue: 200_000, isPublic: true, isOpen: true },
      categories: [{ id: 8, name: 'Juguetes y juegos' }],
      place: { location: 'Encarnación, Paraguay', km: 25 },
      note: 'Para mi hijo de cuatro años.',
      own: { news: 0, isEnding: false },
      user: { id: ana.id, firstName: 'Ana' },
    })
    expect(Date.parse(wish.expiresAt) - Date.parse(wish.createdAt)).toBe(60 * DAY)
    const answer = await beto.browser.get(`/api/wishes/${wish.id}`)
    const seen = await answer.text()
    expect(seen).not.toContain('own')
    expect(seen).not.toMatch(/-27|-55/)
    expect(await shown()).toContain(wish.id)
    expect(await mine()).toHaveLength(1)
    expect(await mine(beto.browser)).toEqual([])
  })

  test('is told how far it is, in steps, to whoever says where they are', async () => {
    const { id } = await makeWish(ana.browser)
    const near = new URLSearchParams({
      userLatitude: '-27.45',
      userLongitude: '-55.95',
      radius: '25',
    })
    const found = await (await beto.browser.get(`/api/wishes?${near}`)).json<Wish[]>()
    expect(found.find((wish) => wish.id === id)?.distanceKm).toBe(25)
    const far = new URLSearchParams({
      userLatitude: '-25.3',
      userLongitude: '-57.6',
      radius: '100',
    })
    expect(await (await beto.browser.get(`/api/wishes?${far}`)).json()).toEqual([])
  })

  test.each([
    ['without words', { words: ' ' }, 'words', 'wish_words_short'],
    ['with too many', { words: 'x'.repeat(61) }, 'words', 'wish_words_long'],
    ['with a long note', { note: 'x'.repeat(301) }, 'note', 'wish_note_long'],
    [
      'around a place that nobody knows',
      { ...nowhere(), location: 'Qwxyz' },
      'location',
      'wish_place_unknown',
    ],
  ])('%s is refused at its field', async (_, given, path, code) => {
    const answer = await ana.browser.post('/api/wishes', newWish(given))
    expect(answer.status).toBe(422)
    const { issues } = await answer.json<{ issues: { path: string; message: string }[] }>()
    expect(issues).toEqual([{ path, message: textOf(code, 'es') }])
    expect(await mine()).toEqual([])
  })

  test('is anywhere where no place is said', async () => {
    const wish = await makeWish(ana.browser, { ...nowhere(), location: '' })
    expect(wish.place).toBeNull()
  })

  test('of somebody who is apart, suspended or leaving is not there', async () => {
    const { id } = await makeWish(ana.browser)
    await ana.browser.post('/api/blocks', { userId: beto.id })
    expect((await beto.browser.get(`/api/wishes/${id}`)).status).toBe(404)
    expect(await shown(beto.browser)).not.toContain(id)
    expect(await shown()).toContain(id)
    await env.DB.prepare('update users set suspended_at = 1 where id = ?').bind(ana.id).run()
    expect((await new Browser().get(`/api/wishes/${id}`)).status).toBe(404)
    expect(await shown()).not.toContain(id)
  })
})

describe('a saved search', () => {
  test('is the same thing, seen by nobody else', async () => {
    const given = { isPublic: false, words: '', categoryIds: [1, 2], note: '' }
    const { id } = await makeWish(ana.browser, given)
    expect((await beto.browser.get(`/api/wishes/${id}`)).status).toBe(404)
    expect((await new Browser().get(`/api/wishes/${id}`)).status).toBe(404)
    expect((await ana.browser.get(`/api/wishes/${id}`)).status).toBe(200)
    expect(await shown(ana.browser)).not.toContain(id)
    const json = { itemId: 1 }
    expect((await beto.browser.post(`/api/wishes/${id}/offers`, json)).status).toBe(404)
    expect((await beto.browser.post(`/api/wishes/${id}/close`)).status).toBe(404)
  })

  test('of everything there is, is refused', async () => {
    const all = { isPublic: false, words: '', categoryIds: [], ...nowhere(), location: '' }
    const answer = await ana.browser.post('/api/wishes', newWish(all))
    expect(answer.status).toBe(422)
  })
})

test('the same form sent twice is one; with other content it is refused with what is stored', async () => {
  const clientId = crypto.randomUUID()
  const first = await makeWish(ana.browser, { clientId })
  const again = await ana.browser.post('/api/wishes', newWish({ clientId }))
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ id: first.id })
  const other = await ana.browser.post('/api/wishes', newWish({ clientId, words: 'Otra cosa' }))
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({
    code: 'client_id_reused',
    current: { id: first.id, words: 'Camión de madera' },
  })
  expect(await mine()).toHaveLength(1)
})

test('ten are open at a time, public or not, however many come at once', async () => {
  const sent = await Promise.all(
    Array.from({ length: OPEN_MAX + 3 }, (_, i) =>
      ana.browser.post('/api/wishes', newWish({ isPublic: i % 2 === 0, words: `Cosa ${i}` })),
    ),
  )
  const statuses = sent.map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array(OPEN_MAX).fill(201), 409, 409, 409])
  const [one] = await mine()
  expect((await ana.browser.post(`/api/wishes/${one?.id}/close`)).status).toBe(200)
  await makeWish(ana.browser)
  const renewed = await ana.browser.post(`/api/wishes/${one?.id}/renew`)
  expect([renewed.status, await codeOf(renewed)]).toEqual([409, 'wishes_many'])
})

test('a beginner makes five a day, and is told why no more', async () => {
  const eva = await makeAccount({}, { RATE_LIMIT_FACTOR: '1' })
  for (let n = 0; n < 5; n += 1) await makeWish(eva.browser, { words: `Cosa ${n}` })
  const sixth = await eva.browser.post('/api/wishes', newWish())
  expect([sixth.status, await codeOf(sixth)]).toEqual([429, 'beginner_wishes'])
  const linked = await eva.browser.post('/api/wishes', newWish({ note: 'Mira en www.ejemplo.com' }))
  expect(await codeOf(linked)).toBe('beginner_link')
})

test('an edit says all anew; what is over is renewed first', async () => {
  const { id } = await makeWish(ana.browser)
  const path = `/api/wishes/${id}`
  const json = { words: 'Bicicleta', categoryIds: [9] }
  const edited = await ana.browser.send('PUT', path, { json })
  expect(await edited.json()).toMatchObject({
    ...{ words: 'Bicicleta', note: '', maxValue: null, place: null },
    categories: [{ id: 9, name: 'Deportes y bicicletas' }],
  })
  expect((await ana.browser.send('PUT', path, { json: { words: '' } })).status).toBe(422)
  await ana.browser.post(`${path}/close`)
  expect(await shown()).not.toContain(id)
  const late = await ana.browser.send('PUT', path, { json })
  expect([late.status, await codeOf(late)]).toEqual([409, 'wish_closed'])
  expect((await ana.browser.post(`${path}/renew`)).status).toBe(200)
  expect(await shown()).toContain(id)
})

test('it ends after 60 days, unless it is renewed; 30 days later it is forgotten', async () => {
  const [one, two] = [await makeWish(ana.browser), await makeWish(ana.browser, { words: 'Mesa' })]
  await passDays(55)
  const ending = await mine()
  expect(ending.map(({ own }) => own?.isEnding)).toEqual([true, true])
  expect((await ana.browser.post(`/api/wishes/${two.id}/renew`)).status).toBe(200)
  await passDays(5)
  // Over already, before cron closes it.
  expect(await shown()).toEqual([two.id])
  const { ctx } = testContext()
  expect(await endWishes(ctx)).toBe(1)
  expect((await mine()).map(({ id, isOpen }) => [id, isOpen])).toEqual([
    [two.id, true],
    [one.id, false],
  ])
  await passDays(31)
  expect(await endWishes(ctx)).toBe(1)
  expect((await mine()).map(({ id }) => id)).toEqual([two.id])
})

/** And still signed in. */
async function passDays(days: number): Promise<void> {
  pass(days * DAY)
  const until = Date.now() + 200 * DAY
  await env.DB.prepare('update sessions set expires_at = ?').bind(until).run()
}

const nowhere = () => ({ latitude: undefined, longitude: undefined })
