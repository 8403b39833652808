/** What readers do with a review, and the pages of lists. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeCompleted, read, write } from '../testing/makers/review-maker.ts'
import { makePair, tradeOf } from '../testing/makers/trade-maker.ts'
import type { Review, WrittenReview } from './contract.ts'
import { reviews } from './tables.ts'

const visitor = new Browser()

async function shownTrade() {
  const trade = await makeCompleted()
  const { owner, proposer, id } = trade
  const about = await write(owner.browser, proposer.id, id, { title: 'Muy bien' })
  await write(proposer.browser, owner.id, id)
  return { ...trade, about }
}

test('a vote is one a person and may be changed; by who received it as well, not by who wrote it', async () => {
  const { owner, proposer, about } = await shownTrade()
  const reader = await makeAccount()
  const vote = (browser: Browser, isHelpful: unknown) =>
    browser.post(`/api/reviews/${about.id}/helpful`, { isHelpful })
  for (const isHelpful of [true, true, false]) {
    const answer = await vote(reader.browser, isHelpful)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      ...{ id: about.id, myVote: isHelpful },
      ...{ helpfulCount: Number(isHelpful), notHelpfulCount: Number(!isHelpful) },
    })
  }
  await Promise.all([vote(reader.browser, true), vote(reader.browser, true)])
  expect(await (await vote(proposer.browser, true)).json()).toMatchObject({ helpfulCount: 2 })
  const own = await vote(owner.browser, true)
  expect([own.status, await own.json()]).toMatchObject([422, { code: 'review_vote_own' }])
  expect((await vote(visitor, true)).status).toBe(401)
  expect((await vote(reader.browser, 'yes')).status).toBe(422)
  const path = `/api/reviews/user/${proposer.id}`
  const asked = [reader, owner, proposer].map(({ browser }) => browser)
  const seen = await Promise.all(
    [...asked, visitor].map((browser) => read<{ reviews: Review[] }>(browser, path)),
  )
  expect(seen.map(({ reviews: [one] }) => [one?.mayVote, one?.mayReport, one?.myVote])).toEqual([
    [true, true, true],
    [false, false, null],
    [true, true, true],
    [false, false, null],
  ])
  expect(seen[0]?.reviews[0]).toMatchObject({ helpfulCount: 2, notHelpfulCount: 0 })
})

test('a report keeps what it said then, once a reporter', async () => {
  const { owner, proposer, about } = await shownTrade()
  const report = (browser: Browser, description = 'Dice cosas que no pasaron.') =>
    browser.post(`/api/reviews/${about.id}/report`, { reason: 'fake', description })
  expect((await report(proposer.browser)).status).toBe(204)
  expect((await report(proposer.browser)).status).toBe(409)
  expect((await report(owner.browser)).status).toBe(422)
  const short = await report((await makeAccount()).browser, '  corto   ')
  expect(await short.text()).toContain('Por favor proporciona más detalles')
  const row = await env.DB.prepare("select * from reports where kind = 'review' and target = ?")
    .bind(String(about.id))
    .first()
  expect(row).toMatchObject({ accused_id: owner.id, reporter_id: proposer.id, reason: 'fake' })
  expect(row?.evidence).toBe('{"title":"Muy bien","text":"Todo salió como acordamos."}')
})

test('what an administrator hides is in no list but its writer’s, who is told; it takes no vote, and leaves the sums', async () => {
  const { owner, proposer, about, id } = await shownTrade()
  const hide = env.DB.prepare('update reviews set hidden_at = 1 where id = ?').bind(about.id)
  await hide.run()
  expect(await read(visitor, `/api/reviews/user/${proposer.id}`)).toEqual({ reviews: [], total: 0 })
  const [own] = await read<WrittenReview[]>(owner.browser, '/api/reviews/written')
  expect(own).toMatchObject({ id: about.id, isRevealed: false, isHidden: true })
  expect((await tradeOf(owner.browser, id)).myReview).toBe('hidden')
  expect((await tradeOf(proposer.browser, id)).myReview).toBe('shown')
  const vote = { isHelpful: true }
  const reader = (await makeAccount()).browser
  expect((await reader.post(`/api/reviews/${about.id}/helpful`, vote)).status).toBe(404)
})

test('pages of ten of a person; one’s own by cursor, none twice and none skipped', async () => {
  const { ctx } = testContext()
  const { owner, proposer } = await makePair()
  const now = ctx.clock.now()
  for (let n = 0; n < 23; n += 1) {
    await ctx.db.insert(reviews).values({
      ...{ reviewerId: proposer.id, reviewedId: owner.id, tradeId: 90_000 + n, rating: 5 },
      ...{ reviewType: 'trade' as const, comment: `Número ${n} de veintitrés`, tags: [] },
      ...{ createdAt: now, revealDue: now, revealedAt: now },
    })
  }
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) =>
      read<{ reviews: Review[]; total: number }>(
        visitor,
        `/api/reviews/user/${owner.id}?page=${page}`,
      ),
    ),
  )
  expect(pages.map((page) => [page.reviews.length, page.total])).toEqual([
    [10, 23],
    [10, 23],
    [3, 23],
    [0, 23],
  ])
  const ids = pages.flatMap((page) => page.reviews.map(({ id }) => id))
  expect(new Set(ids).size).toBe(23)
  expect(ids).toEqual([...ids].sort((a, b) => b - a))
  const odd = await read(visitor, `/api/reviews/user/${owner.id}?page=-1`)
  expect(odd).toEqual(pages[0])
  const walked = async (browser: Browser, start: string) => {
    const seen: number[] = []
    let path: string | undefined = start
    let total: string | null = null
    while (path) {
      const answer = await browser.get(path)
      total ??= answer.headers.get('x-total-count')
      const body = await answer.json<{ reviews: Review[] } | WrittenReview[]>()
      seen.push(...('reviews' in body ? body.reviews : body).map(({ id }) => id))
      path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    return { seen, total }
  }
  for (const [browser, path] of [
    [owner.browser, '/api/reviews/received?limit=10'],
    [proposer.browser, '/api/reviews/written?limit=10'],
  ] as const) {
    expect(await walked(browser, path)).toEqual({ seen: ids, total: '23' })
  }
  const latest = await read<Review[]>(owner.browser, '/api/user/reviews')
  expect(latest.map(({ id }) => id)).toEqual(ids.slice(0, 10))
})
