/** Whoever was reviewed answers once (D58): who may, what of it is seen by whom, and how it goes away. */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Notification } from '../notifications/contract.ts'
import { Browser } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { makeCompleted, prove, read, write } from '../testing/makers/review-maker.ts'
import type { Pair } from '../testing/makers/trade-maker.ts'
import { costOf } from '../testing/services/mailbox.ts'
import type { Review, WrittenReview } from './contract.ts'

const visitor = new Browser()
let trade: Pair & { id: number }
/** The proposer's, of the owner. */
let review: number

beforeEach(async () => {
  trade = await makeCompleted()
  await write(trade.owner.browser, trade.proposer.id, trade.id)
  const about = { rating: 2, isAnonymous: true }
  review = (await write(trade.proposer.browser, trade.owner.id, trade.id, about)).id
})

const answer = (browser: Browser, text = 'Lo siento, se me hizo tarde.', id = review) =>
  browser.post(`/api/reviews/${id}/answer`, { answer: text })
const seenBy = async (browser: Browser) =>
  (await read<{ reviews: Review[] }>(browser, `/api/reviews/user/${trade.owner.id}`)).reviews[0]
const told = async (browser: Browser) =>
  (await read<Notification[]>(browser, '/api/notifications')).filter(
    ({ type }) => type === 'review_answered',
  )
const rowsOf = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results

test('it is shown under the review, and its writer is told, who stays without a name', async () => {
  const { owner, proposer } = trade
  expect((await seenBy(owner.browser))?.mayAnswer).toBe(true)
  expect((await seenBy(proposer.browser))?.mayAnswer).toBe(false)
  expect((await seenBy(visitor))?.mayAnswer).toBe(false)
  const answered = await answer(owner.browser, '  Lo siento, se me hizo tarde. ')
  expect(answered.status).toBe(200)
  expect(await answered.json()).toMatchObject({
    ...{ id: review, reviewer: null, mayAnswer: false },
    answer: { text: 'Lo siento, se me hizo tarde.', isHidden: false, mayReport: false },
  })
  expect(await seenBy(visitor)).toMatchObject({
    answer: { text: 'Lo siento, se me hizo tarde.', mayReport: false },
  })
  const [notice, ...rest] = await told(proposer.browser)
  expect(rest).toEqual([])
  expect(notice).toMatchObject({
    ...{ message: 'Ana respondió la reseña que le dejaste.', relatedId: null },
    path: '/reviews?tab=written',
  })
  const [own] = await read<WrittenReview[]>(proposer.browser, '/api/reviews/written')
  expect(own?.answer).toMatchObject({ text: 'Lo siento, se me hizo tarde.', mayReport: true })
})

test('once: the same again is answered as stored, another is refused, and nobody is told twice', async () => {
  const { owner, proposer } = trade
  const statuses = await Promise.all([1, 2, 3].map(() => answer(owner.browser)))
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
  const other = await answer(owner.browser, 'Mejor digo otra cosa.')
  expect([other.status, await other.json()]).toMatchObject([409, { code: 'answer_twice' }])
  expect(await told(proposer.browser)).toHaveLength(1)
})

test('of two at the same moment one stays, and one is told', async () => {
  const { owner, proposer } = trade
  const both = await Promise.all([
    answer(owner.browser, 'Una cosa.'),
    answer(owner.browser, 'Otra.'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await told(proposer.browser)).toHaveLength(1)
})

test('nobody but whom it is about, and only what is shown', async () => {
  const { owner, proposer } = trade
  const stranger = await makeAccount()
  for (const { browser } of [proposer, stranger]) {
    const refused = await answer(browser)
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'answer_other' }])
  }
  expect((await answer(visitor)).status).toBe(401)
  expect((await answer(owner.browser, 'Hola', 999_999)).status).toBe(404)
  const waiting = await makeCompleted(trade)
  const { id } = await write(proposer.browser, owner.id, waiting.id)
  expect((await answer(owner.browser, 'Hola', id)).status).toBe(404)
  await rowsOf('update reviews set hidden_at = 1 where id = ?', review)
  expect((await answer(owner.browser)).status).toBe(404)
})

test.each([
  ['   ', 'Escribe tu respuesta.'],
  ['x'.repeat(501), 'La respuesta puede tener máximo 500 caracteres.'],
  [
    'Llámame al 0981 123 456 y hablamos',
    'Quita el número de teléfono: lo que escribes aquí lo lee cualquiera.',
  ],
  ['Mira www.mentiroso.com', 'Quita el enlace o la dirección de email: aquí no se publican.'],
  ['Vive en calle Palma 512', 'Quita la calle y el número: nadie publica aquí dónde vive alguien.'],
])('%j is refused in plain words', async (text, message) => {
  const refused = await answer(trade.owner.browser, text)
  expect(refused.status).toBe(422)
  const { issues } = await refused.json<{ issues: object[] }>()
  expect(issues).toEqual([{ path: 'answer', message }])
})

test('one without a trade is answered as well', async () => {
  const { owner } = trade
  const other = await makeAccount()
  await prove(other.id)
  const { id } = await write(other.browser, owner.id, null)
  expect((await answer(owner.browser, 'No nos conocemos.', id)).status).toBe(200)
  const path = `/api/reviews/user/${owner.id}?part=others`
  const { reviews } = await read<{ reviews: Review[] }>(visitor, path)
  expect(reviews).toMatchObject([{ id, answer: { text: 'No nos conocemos.' } }])
})

test('it is hidden with its review', async () => {
  await answer(trade.owner.browser)
  await rowsOf('update reviews set hidden_at = 1 where id = ?', review)
  expect(await seenBy(visitor)).toBeUndefined()
})

test('whoever wrote the review reports its answer, and an administrator hides the answer alone', async () => {
  const { owner, proposer } = trade
  const report = (browser: Browser) =>
    browser.post(`/api/reviews/${review}/answer/report`, {
      ...{ reason: 'harassment', description: 'Me insulta delante de todos.' },
    })
  expect((await report(proposer.browser)).status).toBe(404)
  await answer(owner.browser, 'Sos un desastre.')
  expect((await report(owner.browser)).status).toBe(422)
  expect((await report(proposer.browser)).status).toBe(204)
  expect((await report(proposer.browser)).status).toBe(409)
  const [row] = await rowsOf('select * from reports where target = ?', `${review}/answer`)
  expect(row).toMatchObject({
    ...{ kind: 'review', accused_id: owner.id, evidence: '{"text":"Sos un desastre."}' },
  })
  const admin = await makeAdmin()
  const path = `/api/admin/reports/${row?.id}/decide`
  expect((await admin.browser.post(path, { decision: 'hide', seen: row?.id })).status).toBe(204)
  expect(await seenBy(visitor)).toMatchObject({ id: review, answer: null, mayAnswer: false })
  expect(await seenBy(owner.browser)).toMatchObject({ answer: { isHidden: true } })
  const [own] = await read<WrittenReview[]>(proposer.browser, '/api/reviews/written')
  expect(own).toMatchObject({ isRevealed: true, answer: null })
  expect((await answer(owner.browser, 'Otra vez lo mismo.')).status).toBe(409)
})

test('it costs few rows', async () => {
  const line = await costOf(() => answer(trade.owner.browser))
  expect(line.rowsWritten).toBeLessThanOrEqual(12)
  expect(line.rowsRead).toBeLessThanOrEqual(40)
})
