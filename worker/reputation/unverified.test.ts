/** Reviews without a trade, and what a body of any review must be. */
import { describe, expect, test } from 'vitest'
import type { Notification } from '../notifications/contract.ts'
import { Browser } from '../testing/app.ts'
import { makeCompleted, newReview, read, write } from '../testing/makers/review-maker.ts'
import { makePair } from '../testing/makers/trade-maker.ts'
import type { RatingSummary, Review } from './contract.ts'

const visitor = new Browser()
const shownOf = (id: string) => read<{ reviews: Review[] }>(visitor, `/api/reviews/user/${id}`)
const summaryOf = (id: string) => read<RatingSummary>(visitor, `/api/users/${id}/rating-summary`)
const told = async (browser: Browser, type: string) =>
  (await read<Notification[]>(browser, '/api/notifications')).filter((n) => n.type === type)

describe('without a trade', () => {
  test('it is shown at once and counted apart, one a person', async () => {
    const { owner, proposer } = await makePair()
    const mine = await write(proposer.browser, owner.id, null, { rating: 1 })
    expect(mine).toMatchObject({ isVerified: false, isRevealed: true })
    expect(await summaryOf(owner.id)).toMatchObject({
      ...{ totalReviews: 1, tradeReviews: 0, averageRating: 0, oneStarCount: 0, level: 'new' },
    })
    expect(await told(owner.browser, 'review_received')).toHaveLength(1)
    const second = newReview(owner.id, null, { comment: 'Otra cosa muy distinta.' })
    expect((await proposer.browser.post('/api/reviews', second)).status).toBe(409)
    const nobody = await proposer.browser.post('/api/reviews', newReview('nobody', null))
    expect(nobody.status).toBe(404)
    const own = await proposer.browser.post('/api/reviews', newReview(proposer.id, null))
    expect(await own.json()).toMatchObject({ code: 'review_own' })
  })

  test('it is a general one unless said otherwise; of a trade it is about the trade', async () => {
    const { owner, proposer, id } = await makeCompleted()
    const untold = { reviewType: undefined }
    const mine = await write(proposer.browser, owner.id, null, untold)
    expect(mine.reviewType).toBe('general')
    expect((await shownOf(owner.id)).reviews[0]?.reviewType).toBe('general')
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
