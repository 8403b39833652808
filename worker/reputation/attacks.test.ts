/** What was done to the score before it counted people: it fails for who tries, and costs the honest side nothing. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { afterMeeting, answerTo, decide, reported } from '../testing/makers/problem-maker.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { completedRow, makeMet, prove } from '../testing/makers/review-maker.ts'
import { act, makePair, makeProposal, meet, walk } from '../testing/makers/trade-maker.ts'
import { passTime } from './partners/time.ts'
import { statsOf, summaryOf } from './summary-store.ts'
import { reviews } from './tables.ts'

const { ctx } = testContext()
afterEach(setClockBack)

const scoreOf = async (id: string) => (await statsOf(ctx.db, id))?.reputationScore
const balanceOf = (id: string) =>
  env.DB.prepare('select token_balance from users where id = ?').bind(id).first('token_balance')

/** With the best word of each about the other. */
async function trade(from: string, to: string, hasMet = true): Promise<void> {
  const now = ctx.clock.now()
  const tradeId = await completedRow({ from, to, at: now, hasMet })
  const word = {
    ...{ tradeId, rating: 5, reviewType: 'trade' as const, comment: 'Todo muy bien.' },
    ...{ tags: [] as string[], createdAt: now, revealDue: now, revealedAt: now },
  }
  await ctx.db.insert(reviews).values({ ...word, reviewerId: from, reviewedId: to })
  await ctx.db.insert(reviews).values({ ...word, reviewerId: to, reviewedId: from })
}

test('two accounts of one mailbox, thirty trades in a day: little more than one trade, and no tokens', async () => {
  const [one, other] = [await makeAccount(), await makeAccount()]
  for (const { id } of [one, other]) await prove(id, 'email')
  for (let n = 0; n < 30; n += 1) await trade(one.id, other.id)
  for (const { id } of [one, other]) {
    // 100 + 50 for the address + 10 for the trade + 42 for one word.
    expect(await scoreOf(id)).toBe(202)
    expect(await balanceOf(id)).toBe(0)
    expect(await statsOf(ctx.db, id)).toMatchObject({ people: 1, totalReviews: 1 })
  }
})

test('thirty accounts without a proof are worth one trade, and not told as thirty people', async () => {
  const one = await makeAccount()
  for (let n = 0; n < 30; n += 1) {
    const { id } = await makeAccount()
    await completedRow({ from: id, to: one.id, at: ctx.clock.now(), hasMet: true })
  }
  expect(await scoreOf(one.id)).toBe(140)
  expect(await statsOf(ctx.db, one.id)).toMatchObject({ people: 4, hasMorePeople: true })
})

test('a ring of five with phones of their own, each with each ten times, stays below Bueno', async () => {
  const ring = await Promise.all(Array.from({ length: 5 }, () => makeAccount()))
  for (const { id } of ring) await prove(id)
  for (let n = 0; n < 10; n += 1) {
    for (const [i, one] of ring.entries())
      for (const other of ring.slice(i + 1)) await trade(one.id, other.id)
  }
  for (const { id } of ring) {
    expect((await summaryOf(ctx.db, id))?.level).toBe('new')
    expect(await scoreOf(id)).toBeLessThan(500)
  }
})

test('no-shows cost who did not come, for a year, and not who waited for them', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  await answerTo(proposer.browser, id, problem, 'agreed')
  expect([await scoreOf(owner.id), await scoreOf(proposer.id)]).toEqual([100, 40])
  expect(await statsOf(ctx.db, proposer.id)).toMatchObject({ noShows: 1 })
  pass(366 * DAY)
  await passTime(ctx)
  expect(await scoreOf(proposer.id)).toBe(100)
  // What happened is not forgotten.
  expect(await statsOf(ctx.db, proposer.id)).toMatchObject({ noShows: 1 })
})

test('who brought something else gains nothing by the trade; who was let down keeps theirs', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  for (const { id } of [owner, proposer]) await prove(id)
  const { id } = await makeMet(pair)
  expect([await scoreOf(owner.id), await scoreOf(proposer.id)]).toEqual([190, 190])
  const problem = await reported(owner.browser, id, 'not_as_agreed')
  await answerTo(proposer.browser, id, problem.id)
  const admin = await makeAdmin()
  expect((await decide(admin.browser, problem.id, 'reporter')).status).toBe(200)
  expect([await scoreOf(owner.id), await scoreOf(proposer.id)]).toEqual([190, 150])
})

test('a report that was false takes nothing from whom it accused', async () => {
  const pair = await makePair()
  const { owner, proposer } = pair
  await prove(owner.id)
  const { id } = await makeMet(pair)
  const problem = await reported(owner.browser, id, 'not_as_agreed')
  await answerTo(proposer.browser, id, problem.id)
  const admin = await makeAdmin()
  expect((await decide(admin.browser, problem.id, 'accused')).status).toBe(200)
  expect(await scoreOf(proposer.id)).toBe(140)
})

test('the third meeting called off too late in a year is one no-show (D51)', async () => {
  const { owner, proposer } = await makePair()
  for (let n = 1; n <= 3; n += 1) {
    const { id } = await makeProposal({ owner, proposer })
    await walk(id, [[owner.browser, 'accept']])
    const soon = new Date(ctx.clock.now() + 3_600_000).toISOString()
    await meet({ owner, proposer }, id, soon)
    expect((await act(proposer.browser, id, 'cannot_come')).status).toBe(200)
    expect(await scoreOf(proposer.id)).toBe(n < 3 ? 100 : 40)
  }
  expect(await scoreOf(owner.id)).toBe(100)
  pass(366 * DAY)
  await passTime(ctx)
  expect(await scoreOf(proposer.id)).toBe(100)
})
