/** Problems of trades (D54), by the whole product: reported, answered, left, decided. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeSecurable, toldOf } from '../testing/makers/paying.ts'
import {
  afterMeeting,
  answerTo,
  codeOf,
  decide,
  numbersOf,
  opened,
  problemIn,
  report,
  reported,
} from '../testing/makers/problem-maker.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import { act, tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'
import { closeSilent } from '../trades/cron.ts'
import { recordOf } from './admin/store.ts'
import { closeProblems, countNoShows, endUnansweredProblems, remindOfProblems } from './cron.ts'

const { ctx } = testContext()
const HOUR = 3_600_000
const DAY = 24 * HOUR
afterEach(setClockBack)

const reminders = async (email: string) =>
  (await mailTo(email)).filter(({ kind }) => kind === 'problem_reminder')

test('a no-show is reported once the meeting is over, once, and by nobody else', async () => {
  const { owner, proposer, id } = await makeSecurable({ days: 2 })
  expect(await codeOf(report(owner.browser, id, 'no_show'))).toEqual([409, 'problem_early'])
  expect((await tradeOf(owner.browser, id)).reportable).toEqual(['unsafe', 'other'])
  pass(3 * DAY)
  const both = await Promise.all([1, 2].map(() => report(owner.browser, id, 'no_show')))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await report((await makeAccount()).browser, id, 'no_show')).status).toBe(404)
  expect((await report(owner.browser, id, 'no_show', 'corto')).status).toBe(422)
  expect(await codeOf(report(owner.browser, id, 'other'))).toEqual([409, 'problem_open'])
  expect((await toldOf(proposer.browser)).filter((one) => one === 'problem_reported')).toHaveLength(
    1,
  )
  const mails = (await mailTo(proposer.email)).filter(({ kind }) => kind === 'problem_reported')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('puede leer el chat de este intercambio')
  // Silence is told as what it is.
  expect(mails[0]?.text).toContain(
    'Si no respondes, el intercambio termina y cuenta en tu contra como un encuentro al que no viniste.',
  )
  // A list says nothing of it: whoever reads the words has opened the report.
  const list = await (await proposer.browser.get('/api/trade-proposals?box=all')).text()
  expect(list).not.toContain('Esperé una hora')
})

test('agreed, a no-show counts at once, the trade ends for nobody, and who agrees is not asked again', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  expect(await codeOf(answerTo(owner.browser, id, problem))).toEqual([404, 'problem_not_found'])
  expect((await answerTo(proposer.browser, id, problem, 'agreed')).status).toBe(200)
  expect(await codeOf(answerTo(proposer.browser, id, problem))).toEqual([409, 'problem_over'])
  const trade = await tradeOf(owner.browser, id)
  expect(trade).toMatchObject({ status: 'cancelled', cancellationCountsFor: null })
  expect(trade.problems).toMatchObject([{ outcome: 'agreed', counts: true }])
  // Whoever answers has read it, whether their page said so or not.
  const opening = env.DB.prepare('select opened_at from problems where id = ?').bind(problem)
  expect(await opening.first('opened_at')).not.toBeNull()
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
  expect(await numbersOf(owner.id)).toEqual([0, 0, 0])
  expect(await toldOf(owner.browser)).toContain('problem_answered')
})

test('unanswered: reminded of, the trade ends after 72 hours, and it counts 72 hours after it was opened', async () => {
  const { owner, proposer, id } = await afterMeeting()
  await reported(owner.browser, id, 'no_show')
  pass(2 * DAY)
  await remindOfProblems(ctx)
  await remindOfProblems(ctx)
  expect(await reminders(proposer.email)).toHaveLength(1)
  // Having it fetched is not opening it: the page that shows it says so.
  const { id: problem, ...shown } = await problemIn(proposer.browser, id)
  expect(shown).toMatchObject({ mayAnswer: true, counts: false })
  const openedAt = () =>
    env.DB.prepare('select opened_at from problems where id = ?').bind(problem).first('opened_at')
  expect(await openedAt()).toBeNull()
  for (const browser of [owner.browser, (await makeAccount()).browser]) {
    expect(await codeOf(opened(browser, id, problem))).toEqual([404, 'problem_not_found'])
  }
  expect((await opened(proposer.browser, id, problem)).status).toBe(204)
  const first = await openedAt()
  pass(HOUR)
  expect((await opened(proposer.browser, id, problem)).status).toBe(204)
  expect([first === null, await openedAt()]).toEqual([false, first])
  pass(-HOUR)
  pass(DAY)
  await endUnansweredProblems(ctx)
  expect(await tradeOf(owner.browser, id)).toMatchObject({ status: 'cancelled' })
  await countNoShows(ctx)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 0])
  pass(2 * DAY)
  await countNoShows(ctx)
  await countNoShows(ctx)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
  // An answer within 30 days suspends the count, and makes it contested.
  pass(20 * DAY)
  expect((await answerTo(proposer.browser, id, problem)).status).toBe(200)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 0])
  expect(await problemIn(owner.browser, id)).toMatchObject({ answer: 'contested', outcome: null })
})

test('never opened, it counts after 14 days, and closes after 30', async () => {
  const { owner, proposer, id } = await afterMeeting()
  await reported(owner.browser, id, 'no_show')
  pass(3 * DAY)
  await endUnansweredProblems(ctx)
  pass(11 * DAY - HOUR)
  await countNoShows(ctx)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 0])
  await remindOfProblems(ctx)
  expect(await reminders(proposer.email)).toHaveLength(1)
  pass(HOUR)
  await countNoShows(ctx)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
  await owner.browser.get('/api/auth/user')
  pass(16 * DAY)
  await closeProblems(ctx)
  expect(await problemIn(owner.browser, id)).toMatchObject({ outcome: 'unanswered', counts: true })
})

test('who was let down and asked for the end pays nothing once the no-show counts', async () => {
  const { owner, proposer, id } = await afterMeeting()
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
  await answerTo(proposer.browser, id, problem, 'agreed')
  expect(await numbersOf(owner.id)).toEqual([0, 0, 0])
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
})

test('while it is open no time, request, block or leaving ends the trade', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  await answerTo(proposer.browser, id, problem)
  // Their sessions are used, the trade is not.
  for (const { browser } of [owner, proposer, owner, proposer]) {
    pass(10 * DAY)
    await browser.get('/api/auth/user')
    await owner.browser.get('/api/auth/user')
  }
  await closeSilent(ctx)
  expect(await tradeOf(owner.browser, id)).toMatchObject({ status: 'in_progress' })
  await proposer.browser.post('/api/blocks', { userId: owner.id })
  await walk(id, [[proposer.browser, 'request_cancellation']])
  pass(4 * DAY)
  const waiting = await tradeOf(owner.browser, id)
  expect(waiting).toMatchObject({ status: 'cancellation_requested', cancellationEndsAt: null })
})

test('a code that arrives later voids it, whether it is open or counts, and changes nothing else', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const code = (await tradeOf(owner.browser, id)).handover?.code
  await reported(owner.browser, id, 'no_show')
  pass(3 * DAY)
  await endUnansweredProblems(ctx)
  pass(11 * DAY)
  await countNoShows(ctx)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
  const wrong = { code: code === '000000' ? '000001' : '000000' }
  expect((await act(proposer.browser, id, 'confirm_delivery', wrong)).status).toBe(422)
  expect((await act(proposer.browser, id, 'confirm_delivery', { code })).status).toBe(200)
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 0])
  const trade = await tradeOf(owner.browser, id)
  expect(trade).toMatchObject({
    status: 'cancelled',
    problems: [{ outcome: 'voided', counts: false }],
  })
  expect(await toldOf(owner.browser)).toContain('problem_closed')
  expect((await act(proposer.browser, id, 'confirm_delivery', { code })).status).toBe(409)
})

test('`unsafe` ends it at once for nobody; the second in a year that is not upheld counts for its author', async () => {
  const { browser: admin } = await makeAdmin()
  const counts: unknown[] = []
  const { owner, proposer, id } = await makeSecurable({ days: 2 })
  const first = await reported(owner.browser, id, 'unsafe')
  expect(await tradeOf(owner.browser, id)).toMatchObject({ status: 'cancelled' })
  // What is over does not end again, and is not said to.
  expect(await problemIn(proposer.browser, id)).toMatchObject({ endsTradeAt: null })
  const [mail] = (await mailTo(proposer.email)).filter(({ kind }) => kind === 'problem_reported')
  expect(mail?.text).toContain('Si no respondes, se puede decidir sin tu versión.')
  expect(await numbersOf(owner.id)).toEqual([0, 0, 0])
  await answerTo(proposer.browser, id, first.id)
  expect((await decide(admin, first.id, 'neither')).status).toBe(200)
  counts.push((await tradeOf(owner.browser, id)).cancellationCountsFor)
  // Another trade of the same two, as far as it matters here.
  await env.DB.batch([
    env.DB.prepare(
      `insert into trades (from_user_id, to_user_id, requested_item_id, status, seq, message, created_at, updated_at,
       expires_at, active_at, accepted_at, cancelled_at) select from_user_id, to_user_id, requested_item_id, 'cancelled', 2, '',
       created_at, updated_at, expires_at, active_at, accepted_at, cancelled_at from trades where id = ?`,
    ).bind(id),
    env.DB.prepare(
      `insert into problems (trade_id, reporter_id, accused_id, kind, words, created_at, answer, answered_at)
       select max(id), ?, ?, 'unsafe', 'Me siguió', ?, 'contested', ? from trades`,
    ).bind(owner.id, proposer.id, ctx.clock.now(), ctx.clock.now()),
  ])
  const second = await env.DB.prepare('select max(id) as id from problems').first<{ id: number }>()
  expect((await decide(admin, second?.id ?? 0, 'accused')).status).toBe(200)
  expect(counts).toEqual([null])
  expect(await numbersOf(owner.id)).toEqual([0, 1, 0])
})

test('three decided as false in a year leave their author only `unsafe`', async () => {
  const other = await makeSecurable({ days: 2 })
  const { owner, proposer, id } = await afterMeeting()
  const now = ctx.clock.now()
  const insert = env.DB.prepare(
    `insert into problems (trade_id, reporter_id, accused_id, kind, words, created_at, closed_at, outcome)
     values (?, ?, ?, ?, 'x', ?, ?, 'accused')`,
  )
  await env.DB.batch(
    (['no_show', 'not_as_agreed', 'other'] as const).map((kind) =>
      insert.bind(other.id, owner.id, proposer.id, kind, now, now),
    ),
  )
  expect(await codeOf(report(owner.browser, id, 'no_show'))).toEqual([409, 'problem_limited'])
  expect((await tradeOf(owner.browser, id)).reportable).toEqual(['unsafe'])
  // What the accused agreed to is never false, whatever was decided of the deposit.
  await env.DB.prepare(
    "update problems set answer = 'agreed' where trade_id = ? and kind = 'other'",
  )
    .bind(other.id)
    .run()
  expect((await tradeOf(owner.browser, id)).reportable).toContain('no_show')
  const { reported: made, upheld, refused } = (await recordOf(ctx.db, owner.id)) ?? {}
  expect({ made, upheld, refused }).toEqual({ made: 3, upheld: 1, refused: 2 })
})
