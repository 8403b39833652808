/** How reports end without a decision (D54), what may be written in them, and which of them administrators see first. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeSecurable, placeDeposit, toldOf } from '../testing/makers/paying.ts'
import {
  afterMeeting,
  answerTo,
  codeOf,
  numbersOf,
  problemIn,
  report,
  reported,
  WORDS,
} from '../testing/makers/problem-maker.ts'
import { act, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { voidedByCode } from '../trades/late-code.ts'
import { tradeById } from '../trades/rows/store.ts'
import { openProblems } from './admin/store.ts'
import { closeProblems, countNoShows, endUnansweredProblems } from './cron.ts'

const { ctx } = testContext()
const HOUR = 3_600_000
const DAY = 24 * HOUR
afterEach(setClockBack)

/** The owner asked for the end, which counts against them, and reports that nobody came. */
async function cancelledAndReported() {
  const made = await afterMeeting()
  const { owner, proposer, id } = made
  await walk(id, [
    [owner.browser, 'request_cancellation'],
    [proposer.browser, 'approve_cancellation'],
  ])
  // As if it were the third in 180 days.
  await env.DB.batch([
    env.DB.prepare("update trades set counts_against = 'owner', is_excused = 0 where id = ?").bind(
      id,
    ),
    env.DB.prepare('update users set cancelled_trades = 1, total_trades = 1 where id = ?').bind(
      owner.id,
    ),
  ])
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  pass(14 * DAY)
  await countNoShows(ctx)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
  return { ...made, problem }
}

test('a no-show that counts by time alone takes back no cancellation of its author while it can be answered', async () => {
  const { owner, proposer, id, problem } = await cancelledAndReported()
  expect(await numbersOf(owner.id)).toEqual([0, 1, 0])
  await answerTo(proposer.browser, id, problem)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 0])
  expect(await numbersOf(owner.id)).toEqual([0, 1, 0])
})

test('once nobody can answer any more, who asked for the end because of it pays nothing', async () => {
  const { owner, proposer, id } = await cancelledAndReported()
  await owner.browser.get('/api/auth/user')
  pass(16 * DAY)
  await closeProblems(ctx)
  expect(await problemIn(owner.browser, id)).toMatchObject({ outcome: 'unanswered', counts: true })
  expect(await numbersOf(owner.id)).toEqual([0, 0, 0])
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
})

test('agreed, and its deposit gone: it is closed with its event, and both are told', async () => {
  const { owner, proposer, id, amount } = await makeSecurable({ days: 2 })
  await placeDeposit(proposer.browser, id, amount)
  pass(2 * DAY + HOUR)
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  await answerTo(proposer.browser, id, problem, 'agreed')
  await closeProblems(ctx)
  expect(await problemIn(owner.browser, id)).toMatchObject({ answer: 'agreed', outcome: null })
  await env.DB.prepare("update payments set status = 'lapsed' where trade_id = ?").bind(id).run()
  await closeProblems(ctx)
  await closeProblems(ctx)
  const trade = await tradeOf(owner.browser, id)
  expect(trade.problems).toMatchObject([{ outcome: 'agreed', counts: true }])
  const events = trade.events.filter(({ type }) => type === 'problem_closed')
  expect(events).toMatchObject([{ details: { problem: 'no_show', outcome: 'agreed' } }])
  for (const { browser } of [owner, proposer]) {
    expect((await toldOf(browser)).filter((type) => type === 'problem_closed')).toHaveLength(1)
  }
})

test('a late code says that they met, also where somebody was faster at first', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const code = (await tradeOf(owner.browser, id)).handover?.code ?? ''
  await reported(owner.browser, id, 'no_show')
  pass(3 * DAY)
  await endUnansweredProblems(ctx)
  const row = await tradeById(ctx.db, id, proposer.id)
  if (!row) throw new Error('no trade')
  const late = { ...row, trade: { ...row.trade, seq: row.trade.seq - 1 } }
  const body = { action: 'confirm_delivery', code } as const
  const viewer = { id: proposer.id } as Parameters<typeof voidedByCode>[1]
  expect(await voidedByCode(ctx, viewer, late, body)).toBe('lost')
  expect((await act(proposer.browser, id, 'confirm_delivery', { code })).status).toBe(200)
  const trade = await tradeOf(proposer.browser, id)
  expect([trade.met, trade.problems[0]?.outcome]).toEqual([[proposer.id], 'voided'])
  // Who entered the code says of nobody that they did not come.
  expect(trade.reportable).not.toContain('no_show')
})

test('whoever may write no link writes none in a report or an answer', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const limit = env.DB.prepare('update users set limited_until = ? where id in (?, ?)')
  await limit.bind(ctx.clock.now() + DAY, owner.id, proposer.id).run()
  const words = `${WORDS} Mira https://ejemplo.com/fotos`
  expect(await codeOf(report(owner.browser, id, 'no_show', words))).toEqual([422, 'limited_link'])
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  const path = `/api/trades/${id}/problems/${problem}/answer`
  for (const answer of ['contested', 'agreed']) {
    const given = proposer.browser.post(path, { answer, words })
    expect(await codeOf(given)).toEqual([422, 'limited_link'])
  }
})

test('whose deposit lapses first is decided first, however many older reports wait', async () => {
  const older = await afterMeeting()
  await reported(older.owner.browser, older.id, 'other')
  setClockBack()
  const made = await makeSecurable({ days: 2 })
  await placeDeposit(made.proposer.browser, made.id, made.amount)
  pass(4 * DAY)
  const { id } = await reported(made.owner.browser, made.id, 'no_show')
  const mine = [older.id, made.id]
  const all = await openProblems(ctx.db, 1_000, ctx.clock.now())
  const own = all.filter(({ problem }) => mine.includes(problem.tradeId))
  expect(own.map(({ problem }) => problem.tradeId)).toEqual([made.id, older.id])
  const [first] = await openProblems(ctx.db, 1, ctx.clock.now())
  expect(first).toMatchObject({ problem: { id }, amount: made.amount })
})
