/** Reviews without a trade, and what a body of any review must be. */
import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import type { Notification } from '../notifications/contract.ts'
import { Browser, testContext } from '../testing/app.ts'
import { block, unblock } from '../testing/blocking.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeCompleted, newReview, prove, read, write } from '../testing/makers/review-maker.ts'
import { makePair } from '../testing/makers/trade-maker.ts'
import type { RatingSummary, Review } from './contract.ts'
import { revealDue } from './writing.ts'

const visitor = new Browser()
type Page = { reviews: Review[]; total: number }
const listOf = (id: string, part = 'trades') =>
  read<Page>(visitor, `/api/reviews/user/${id}?part=${part}`)
const othersOf = (id: string) => listOf(id, 'others')
const summaryOf = (id: string) => read<RatingSummary>(visitor, `/api/users/${id}/rating-summary`)
const told = async (browser: Browser, type: string) =>
  (await read<Notification[]>(browser, '/api/notifications')).filter((n) => n.type === type)
const NOBODY = { reviews: [], total: 0 }

describe('without a trade', () => {
  test('of somebody known it is shown at once, apart and in no number, one a person', async () => {
    const { owner, proposer } = await makePair()
    await prove(proposer.id)
    const mine = await write(proposer.browser, owner.id, null, { rating: 1 })
    expect(mine).toMatchObject({ isVerified: false, isRevealed: true, revealDue: null })
    expect(await summaryOf(owner.id)).toMatchObject({
      ...{ totalReviews: 0, tradeReviews: 0, averageRating: 0, oneStarCount: 0, level: 'new' },
    })
    expect(await read(visitor, `/api/users/${owner.id}/stats`)).toMatchObject({ totalReviews: 0 })
    expect(await listOf(owner.id)).toEqual(NOBODY)
    expect(await listOf(owner.id, 'nonsense')).toEqual(NOBODY)
    expect(await othersOf(owner.id)).toMatchObject({ total: 1, reviews: [{ id: mine.id }] })
    // Whom it is about finds it in their own lists, and may answer.
    for (const path of ['/api/reviews/received', '/api/user/reviews']) {
      const found = await read<Review[] | Page>(owner.browser, path)
      expect('reviews' in found ? found.reviews : found).toMatchObject([{ mayAnswer: true }])
    }
    expect(await told(owner.browser, 'review_received')).toHaveLength(1)
    const second = newReview(owner.id, null, { comment: 'Otra cosa muy distinta.' })
    expect((await proposer.browser.post('/api/reviews', second)).status).toBe(409)
    const nobody = await proposer.browser.post('/api/reviews', newReview('nobody', null))
    expect(nobody.status).toBe(404)
    const own = await proposer.browser.post('/api/reviews', newReview(proposer.id, null))
    expect(await own.json()).toMatchObject({ code: 'review_own' })
  })

  test('of somebody known by nothing it is stored and told to nobody, whatever day it is', async () => {
    const { owner, proposer } = await makePair()
    await prove(proposer.id, 'email')
    const mine = await write(proposer.browser, owner.id, null)
    expect(mine).toMatchObject({ isRevealed: false, isHidden: false, revealDue: null })
    const again = await proposer.browser.post('/api/reviews', newReview(owner.id, null))
    expect([again.status, (await again.json<Review>()).id]).toEqual([200, mine.id])
    const { ctx } = testContext()
    const later = { ...ctx, clock: { now: () => ctx.clock.now() + 100 * DAY } }
    await revealDue(later)
    expect(await othersOf(owner.id)).toEqual(NOBODY)
    expect(await read(owner.browser, '/api/reviews/received')).toEqual({ reviews: [] })
    expect(await told(owner.browser, 'review_received')).toEqual([])
    expect(await read(proposer.browser, '/api/reviews/written')).toMatchObject([{ id: mine.id }])
  })

  test.each(['phone', 'government_id'] as const)(
    'a proved %s publishes and tells it',
    async (kind) => {
      const { owner, proposer } = await makePair()
      const mine = await write(proposer.browser, owner.id, null)
      await env.DB.prepare(
        "insert into verifications (user_id, kind, status, requested_at) values (?, ?, 'pending', 1)",
      )
        .bind(proposer.id, kind)
        .run()
      expect(await othersOf(owner.id)).toEqual(NOBODY)
      await prove(proposer.id, kind)
      expect(await othersOf(owner.id)).toMatchObject({ total: 1, reviews: [{ id: mine.id }] })
      const [notice, ...rest] = await told(owner.browser, 'review_received')
      expect([notice?.message, rest]).toEqual(['Beto te dejó una reseña.', []])
      // Proved again it is neither published nor told again.
      await env.DB.prepare("update verifications set status = 'rejected' where user_id = ?")
        .bind(proposer.id)
        .run()
      await prove(proposer.id, kind)
      expect(await told(owner.browser, 'review_received')).toHaveLength(1)
      expect((await summaryOf(owner.id)).totalReviews).toBe(0)
    },
  )

  test('a completed trade, with whomever, publishes what both of its people wrote', async () => {
    const pair = await makePair()
    const other = await makeAccount()
    for (const { browser } of [pair.owner, pair.proposer]) await write(browser, other.id, null)
    expect((await othersOf(other.id)).total).toBe(0)
    await makeCompleted(pair)
    expect((await othersOf(other.id)).total).toBe(2)
    expect(await told(other.browser, 'review_received')).toHaveLength(2)
    await makeCompleted(pair)
    expect(await told(other.browser, 'review_received')).toHaveLength(2)
  })

  test('between two of whom one has blocked the other it goes on waiting', async () => {
    const { owner, proposer } = await makePair()
    await write(proposer.browser, owner.id, null)
    await block(owner, proposer)
    await prove(proposer.id)
    expect(await othersOf(owner.id)).toEqual(NOBODY)
    expect(await told(owner.browser, 'review_received')).toEqual([])
    await unblock(owner, proposer)
    await prove(proposer.id, 'government_id')
    expect((await othersOf(owner.id)).total).toBe(1)
  })

  test('ten wait at most: nobody stores hundreds for the day of one proof', async () => {
    const { browser, id } = await makeAccount()
    const people = await Promise.all(Array.from({ length: 11 }, () => makeAccount()))
    for (const about of people.slice(0, 10)) await write(browser, about.id, null)
    const last = people[10]?.id ?? ''
    const more = await browser.post('/api/reviews', newReview(last, null))
    expect([more.status, await more.json()]).toMatchObject([409, { code: 'reviews_waiting' }])
    const again = await browser.post('/api/reviews', newReview(people[0]?.id ?? '', null))
    expect(again.status).toBe(200)
    await prove(id)
    await write(browser, last, null)
  })

  test('an anonymous one needs a trade', async () => {
    const { owner, proposer, id } = await makeCompleted()
    const secret = newReview(owner.id, null, { isAnonymous: true })
    const answer = await proposer.browser.post('/api/reviews', secret)
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'review_anonymous' }])
    await write(proposer.browser, owner.id, id, { isAnonymous: true })
  })

  test('it is a general one unless said otherwise; of a trade it is about the trade', async () => {
    const { owner, proposer, id } = await makeCompleted()
    const untold = { reviewType: undefined }
    const mine = await write(proposer.browser, owner.id, null, untold)
    expect(mine.reviewType).toBe('general')
    expect((await othersOf(owner.id)).reviews[0]?.reviewType).toBe('general')
    expect((await write(owner.browser, proposer.id, id, untold)).reviewType).toBe('trade')
    const general = { reviewType: 'general' }
    expect((await write(proposer.browser, owner.id, id, general)).reviewType).toBe('general')
  })

  test.each([
    [{ rating: 0 }, 'Por favor selecciona una calificación de 1 a 5 estrellas.'],
    [{ rating: 6 }, 'Por favor selecciona una calificación de 1 a 5 estrellas.'],
    [{ rating: 4.5 }, 'Por favor selecciona una calificación de 1 a 5 estrellas.'],
    [{ rating: null }, 'Por favor selecciona una calificación de 1 a 5 estrellas.'],
    [{ comment: '  corto    ' }, 'Por favor escribe al menos 10 caracteres en tu comentario.'],
    [{ comment: 'x'.repeat(1001) }, 'El comentario no puede exceder 1000 caracteres'],
    [{ title: 'x'.repeat(101) }, 'El título no puede exceder 100 caracteres'],
    [
      { comment: 'Muy bien todo, mi número es 0981 123 456.' },
      'Quita el número de teléfono: lo que escribes aquí lo lee cualquiera.',
    ],
    [
      { title: 'Mirá tienda.com.py' },
      'Quita el enlace o la dirección de email: aquí no se publican.',
    ],
    [
      { comment: 'Vive en la avenida Mcal. López 1234, no vayan.' },
      'Quita la calle y el número: nadie publica aquí dónde vive alguien.',
    ],
    [{ tags: ['Guapo'] }, 'Hay un dato con una forma que no entendemos.'],
    [{ reviewType: 'other' }, 'Hay un dato con una forma que no entendemos.'],
  ])('%j is refused in plain words', async (given, message) => {
    const { owner, proposer } = await makePair()
    const body = newReview(owner.id, null, given)
    const answer = await proposer.browser.post('/api/reviews', body)
    expect(answer.status).toBe(422)
    const [field] = Object.keys(given)
    const { issues } = await answer.json<{ issues: { path: string; message: string }[] }>()
    expect(issues).toEqual([{ path: expect.stringContaining(field ?? '?'), message }])
  })
})
