/** Reviews through the real routes: who may write them, when they are seen, and by which name (D35). */
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { advanceClock, DAY } from '../http/clock.ts'
import type { Notification } from '../notifications/contract.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeCompleted, newReview, read, write } from '../testing/makers/review-maker.ts'
import { makePair, makeProposal, type Pair, tradeOf } from '../testing/makers/trade-maker.ts'
import {
  type RatingSummary,
  type Review,
  ReviewSchema,
  type UserStats,
  type WrittenReview,
} from './contract.ts'
import { insertVerified } from './write-store.ts'
import { revealDue } from './writing.ts'

const visitor = new Browser()
const shownOf = (id: string) =>
  read<{ reviews: Review[]; total: number }>(visitor, `/api/reviews/user/${id}`)
const summaryOf = (id: string) => read<RatingSummary>(visitor, `/api/users/${id}/rating-summary`)
const told = async (browser: Browser, type: string) =>
  (await read<Notification[]>(browser, '/api/notifications')).filter((n) => n.type === type)

describe('of a trade', () => {
  let trade: Pair & { id: number }
  beforeAll(async () => {
    trade = await makeCompleted()
  })

  test('the first one is seen by nobody but its writer; the other side is told once', async () => {
    const { owner, proposer, id } = trade
    expect((await tradeOf(owner.browser, id)).myReview).toBe('open')
    const mine = await write(owner.browser, proposer.id, id, { rating: 4, title: ' Bien ' })
    expect(mine).toMatchObject({ isRevealed: false, isVerified: true, title: 'Bien', rating: 4 })
    expect((await tradeOf(owner.browser, id)).myReview).toBe('waiting')
    expect((await tradeOf(proposer.browser, id)).myReview).toBe('open')
    expect(await shownOf(proposer.id)).toEqual({ reviews: [], total: 0 })
    expect(await summaryOf(proposer.id)).toMatchObject({ totalReviews: 0, averageRating: 0 })
    expect(await read(proposer.browser, '/api/reviews/received')).toEqual({ reviews: [] })
    const [own] = await read<WrittenReview[]>(owner.browser, '/api/reviews/written')
    expect(own).toMatchObject({ id: mine.id, isRevealed: false })
    for (const path of ['helpful', 'report']) {
      const body = { isHelpful: true, reason: 'spam', description: 'No tiene nada que ver.' }
      const answer = await proposer.browser.post(`/api/reviews/${mine.id}/${path}`, body)
      expect(answer.status).toBe(404)
    }
    const [waiting, ...rest] = await told(proposer.browser, 'review_waiting')
    expect(rest).toEqual([])
    expect(waiting).toMatchObject({ relatedId: id, path: `/trades/${id}` })
    expect(waiting?.message).toContain('Ana ya escribió su reseña de «Camión de juguete»')
    expect(await told(proposer.browser, 'review_received')).toEqual([])
  })

  test('with the second both are shown; an anonymous one names nobody anywhere', async () => {
    const { owner, proposer, id } = trade
    const secret = await write(proposer.browser, owner.id, id, { rating: 2, isAnonymous: true })
    expect(secret.isRevealed).toBe(true)
    expect((await tradeOf(owner.browser, id)).myReview).toBe('shown')
    const { reviews, total } = await shownOf(owner.id)
    expect(total).toBe(1)
    expect(reviews[0]).toMatchObject({ reviewerId: null, reviewer: null, rating: 2 })
    expect(reviews[0]).toMatchObject({ isAnonymous: true, isVerified: true, mayVote: false })
    const answers = [
      await visitor.get(`/api/reviews/user/${owner.id}`),
      await owner.browser.get('/api/reviews/received'),
      await owner.browser.get('/api/user/reviews'),
      await owner.browser.get('/api/notifications'),
    ]
    const [, , , notices] = await Promise.all(answers.map((answer) => answer.clone().text()))
    for (const answer of answers.slice(0, 3)) {
      const text = await answer.text()
      expect(text).not.toContain(proposer.id)
      expect(text).not.toContain('Beto')
    }
    expect(notices).toContain('Te dejaron una reseña.')
    const [received] = await told(owner.browser, 'review_received')
    expect(received).toMatchObject({ relatedId: null, path: '/reviews' })
    const [named] = await told(proposer.browser, 'review_received')
    expect(named?.message).toBe('Ana te dejó una reseña.')
    expect(await told(owner.browser, 'review_waiting')).toEqual([])
    expect(await summaryOf(owner.id)).toMatchObject({
      ...{ averageRating: 2, totalReviews: 1, tradeReviews: 1, twoStarCount: 1, level: 'new' },
      lastReviewAt: expect.any(String),
    })
    const stats = await read<UserStats>(owner.browser, '/api/user/stats')
    // 100 + 10 for a trade of which no more is known (D57); a mean below the start of it takes nothing.
    expect(stats).toEqual({
      ...{ reputationScore: 110, totalTrades: 1, successfulTrades: 1 },
      ...{ averageRating: 2, totalReviews: 1 },
      ...{ noShows: 0, people: 1, hasMorePeople: false, answersIn: null, proofs: [] },
    })
    expect(await read(visitor, `/api/users/${owner.id}/stats`)).toEqual(stats)
  })

  test('a second one is refused; the same one again answers what is stored', async () => {
    const { owner, proposer, id } = trade
    const again = await owner.browser.post(
      '/api/reviews',
      newReview(proposer.id, id, { rating: 4, title: ' Bien ' }),
    )
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ rating: 4, isRevealed: true })
    // Whatever of it differs: nobody is told that something else is stored.
    for (const more of [{ title: null }, { isAnonymous: true }, { reviewType: 'communication' }]) {
      const body = newReview(proposer.id, id, { rating: 4, title: 'Bien', ...more })
      expect([more, (await owner.browser.post('/api/reviews', body)).status]).toEqual([more, 409])
    }
    const other = newReview(proposer.id, id, { rating: 1, comment: 'Cambié de opinión después.' })
    const twice = await owner.browser.post('/api/reviews', other)
    expect(twice.status).toBe(409)
    expect(await twice.json()).toMatchObject({ code: 'review_twice' })
    expect((await shownOf(proposer.id)).total).toBe(1)
  })

  test('both at the same moment are both shown, and each is told once', async () => {
    const { owner, proposer, id } = await makeCompleted()
    await Promise.all([
      write(owner.browser, proposer.id, id),
      write(proposer.browser, owner.id, id),
    ])
    for (const { browser, id: person } of [owner, proposer]) {
      expect((await shownOf(person)).total).toBe(1)
      expect(await told(browser, 'review_received')).toHaveLength(1)
    }
  })

  test('after 14 days it is shown alone by cron', async () => {
    const { owner, proposer, id } = await makeCompleted()
    await write(owner.browser, proposer.id, id)
    const { ctx } = testContext()
    const at = (days: number) => ({ ...ctx, clock: { now: () => ctx.clock.now() + days * DAY } })
    expect(await revealDue(at(13.9))).toBe(0)
    expect((await shownOf(proposer.id)).total).toBe(0)
    expect(await revealDue(at(14.1))).toBe(1)
    expect(await revealDue(at(14.1))).toBe(0)
    expect((await shownOf(proposer.id)).total).toBe(1)
    expect(await told(proposer.browser, 'review_received')).toHaveLength(1)
  })

  test('a later one is refused with a sentence, pays nothing, and the trade says that it is over', async () => {
    const { owner, proposer, id } = await makeCompleted()
    const early = await write(owner.browser, proposer.id, id)
    advanceClock(14 * DAY)
    const late = await proposer.browser.post('/api/reviews', newReview(owner.id, id))
    const retried = await owner.browser.post('/api/reviews', newReview(proposer.id, id))
    const other = newReview(proposer.id, id, { rating: 1 })
    const changed = await owner.browser.post('/api/reviews', other)
    const standings = [await tradeOf(owner.browser, id), await tradeOf(proposer.browser, id)]
    advanceClock(-14 * DAY)
    expect([late.status, await late.json()]).toMatchObject([
      409,
      {
        code: 'review_closed',
        message: 'Ya pasaron los 14 días para reseñar este intercambio.',
      },
    ])
    // What was sent in time and whose answer was lost is no late one.
    expect([retried.status, (await retried.json<WrittenReview>()).id]).toEqual([200, early.id])
    expect(await changed.json()).toMatchObject({ code: 'review_twice' })
    expect(standings.map(({ myReview }) => myReview)).toEqual(['waiting', 'closed'])
    expect((await tradeOf(proposer.browser, id)).myReview).toBe('open')
  })

  test('the database refuses a late one by itself, whatever was asked before', async () => {
    const { owner, proposer, id } = await makeCompleted()
    const { ctx } = testContext()
    const now = ctx.clock.now() + 14 * DAY
    const review = v.parse(ReviewSchema, newReview(owner.id, id))
    const writing = { reviewerId: proposer.id, review, now }
    await expect(insertVerified(ctx.db, id, writing)).rejects.toThrow()
    await insertVerified(ctx.db, id, { ...writing, now: now - 60_000 })
  })

  test('only its two parties, about each other, once it is completed', async () => {
    const pair = await makePair()
    const { owner, proposer } = pair
    const stranger = await makeAccount()
    const open = await makeProposal(pair)
    const done = await makeCompleted()
    const refusals: [Browser, string, number, number, string][] = [
      [owner.browser, proposer.id, open.id, 409, 'review_not_completed'],
      [stranger.browser, done.owner.id, done.id, 404, 'trade_not_found'],
      [owner.browser, proposer.id, 999_999, 404, 'trade_not_found'],
      [done.owner.browser, stranger.id, done.id, 422, 'review_other_person'],
      [done.owner.browser, done.owner.id, done.id, 422, 'review_own'],
    ]
    for (const [browser, about, id, status, code] of refusals) {
      const answer = await browser.post('/api/reviews', newReview(about, id))
      expect([code, answer.status]).toEqual([code, status])
      expect(await answer.json()).toMatchObject({ code })
    }
    expect((await visitor.post('/api/reviews', newReview(owner.id, null))).status).toBe(401)
  })
})
