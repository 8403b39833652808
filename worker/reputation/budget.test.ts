/** What reviews cost: statements, rows, plans. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeCompleted, newReview, prove, write } from '../testing/makers/review-maker.ts'
import { makePair } from '../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { reviews } from './tables.ts'
import { revealDue } from './writing.ts'

const { db: watched, asked } = recording(env.DB)
/** Statements of each batch, whose plans are looked at as well. */
let batches: number[] = []
const db = {
  ...watched,
  batch: (statements: Parameters<typeof watched.batch>[0]) => {
    batches.push(statements.length)
    return watched.batch(statements)
  },
}
type Trade = Awaited<ReturnType<typeof makeCompleted>>
let trade: Trade
let reader: Browser
let readerId: string

beforeAll(async () => {
  trade = await makeCompleted(await makePair({ DB: db }))
  const account = await makeAccount({}, { DB: db })
  reader = account.browser
  readerId = account.id
  const { ctx } = testContext()
  const now = ctx.clock.now()
  // Many people's reviews of each other, and one person with many.
  const people = await Promise.all(Array.from({ length: 12 }, () => makeAccount()))
  for (const [n, { id }] of people.entries()) {
    for (let k = 0; k < 10; k += 1) {
      const about = k < 5 ? trade.owner.id : (people[(n + 1) % people.length]?.id ?? '')
      await ctx.db.insert(reviews).values({
        ...{ reviewerId: id, reviewedId: about, tradeId: 5_000 + 100 * n + k, rating: 4 },
        ...{ reviewType: 'trade' as const, comment: 'Todo bien por aquí.', tags: [] },
        ...{ createdAt: now, revealDue: now, revealedAt: now },
      })
    }
  }
}, 120_000)

test('both reviews of a trade: 15 statements a batch at most, few rows', async () => {
  const { owner, proposer, id } = trade
  batches = []
  const first = await costOf(() => owner.browser.post('/api/reviews', newReview(proposer.id, id)))
  const second = await costOf(() => proposer.browser.post('/api/reviews', newReview(owner.id, id)))
  expect(batches).toEqual([6, 6])
  for (const line of [first, second]) {
    expect(line.rowsWritten).toBeLessThanOrEqual(40)
    // Whose review counts is looked up by pair, and one's other accounts (D57).
    expect(line.rowsRead).toBeLessThanOrEqual(100)
  }
  console.log('rows written:', first.rowsWritten, second.rowsWritten, 'read:', second.rowsRead)
})

test('every read: five statements at most, and rows as it answers', async () => {
  const { owner } = trade
  const limits: [Browser, string, number][] = [
    [reader, `/api/reviews/user/${owner.id}`, 80],
    [reader, `/api/reviews/user/${owner.id}?page=4`, 110],
    [reader, `/api/reviews/user/${owner.id}?part=others`, 10],
    [owner.browser, '/api/reviews/received?limit=10', 80],
    [owner.browser, '/api/reviews/written?limit=10', 80],
    [owner.browser, '/api/user/reviews', 80],
    [owner.browser, '/api/user/stats', 10],
    [reader, `/api/users/${owner.id}/stats`, 10],
    [reader, `/api/users/${owner.id}/rating-summary`, 10],
  ]
  for (const [browser, path, most] of limits) {
    const line = await costOf(() => browser.get(path))
    console.log(path, line.rowsRead)
    expect([path, line.rowsRead <= most, line.queries <= 5]).toEqual([path, true, true])
  }
})

test('no statement scans a table or sorts rows', async () => {
  const { ctx } = testContext({ DB: db })
  const later = { ...ctx, clock: { now: () => ctx.clock.now() + 15 * DAY } }
  const waiting = await makeCompleted(await makePair({ DB: db }))
  const body = newReview(waiting.proposer.id, waiting.id)
  expect((await waiting.owner.browser.post('/api/reviews', body)).status).toBe(201)
  const about = newReview(waiting.owner.id, null)
  await prove(readerId)
  const unverified = await reader.post('/api/reviews', about)
  const { id } = await unverified.json<{ id: number }>()
  await waiting.proposer.browser.post(`/api/reviews/${id}/helpful`, { isHelpful: true })
  const report = { reason: 'fake', description: 'No lo conozco de nada.' }
  await waiting.owner.browser.post(`/api/reviews/${id}/report`, report)
  await waiting.owner.browser.post(`/api/reviews/${id}/answer`, { answer: 'No nos conocemos.' })
  await reader.post(`/api/reviews/${id}/answer/report`, report)
  await reader.get(`/api/reviews/user/${waiting.owner.id}?part=others`)
  expect(await revealDue(later)).toBe(1)
  const own = asked.filter(({ sql }) => /reviews|review_votes|rating_summaries/.test(sql))
  expect(own.length).toBeGreaterThan(20)
  const flaws = []
  for (const one of new Map(own.map((a) => [a.sql, a])).values()) {
    const found = await flawsOf(env.DB, one)
    // The few that are told are numbered in their order.
    const isTold = one.sql.startsWith('insert into "notifications"')
    for (const flaw of found) {
      if (!(isTold && flaw.startsWith('USE TEMP B-TREE'))) flaws.push({ flaw, sql: one.sql })
    }
  }
  expect(flaws).toEqual([])
})

test('publishing what waits reads it along its index: ten of them, and of others none', async () => {
  const { browser, id } = await makeAccount()
  const people = await Promise.all(Array.from({ length: 10 }, () => makeAccount()))
  for (const about of people) await write(browser, about.id, null)
  const publish =
    "insert into verifications (user_id, kind, status, requested_at) values (?, ?, 'approved', 1)"
  const first = await env.DB.prepare(publish).bind(id, 'phone').run()
  const second = await env.DB.prepare(publish).bind(id, 'government_id').run()
  console.log('ten published:', first.meta.rows_read, first.meta.rows_written)
  expect(first.meta.rows_read).toBeLessThanOrEqual(240)
  expect(first.meta.rows_written).toBeLessThanOrEqual(110)
  expect(second.meta.rows_read).toBeLessThanOrEqual(12)
})
