/** Problems that are decided (D54): everything in one answer, one batch, the deposit, the pictures. */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { openTrades } from '../accounts/person/closing.ts'
import { settleDue } from '../payments/queue.ts'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeSecurable, placeDeposit, toldOf } from '../testing/makers/paying.ts'
import {
  afterMeeting,
  answerTo,
  codeOf,
  decide,
  numbersOf,
  problemIn,
  reported,
} from '../testing/makers/problem-maker.ts'
import { makeAdmin, photo } from '../testing/makers/proofs.ts'
import { tradeOf, walk } from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'
import type { WholeProblem } from './admin/contract.ts'

const { ctx } = testContext()
const HOUR = 3_600_000
const DAY = 24 * HOUR
afterEach(setClockBack)

test('a contested one is decided with everything in one answer, in one batch, and both are told why', async () => {
  const { owner, proposer, id, amount } = await makeSecurable({ days: 2 })
  const { browser: admin, id: adminId } = await makeAdmin()
  await placeDeposit(proposer.browser, id, amount)
  await proposer.browser.post(`/api/trade-proposals/${id}/messages`, { content: 'Llego en 5' })
  pass(2 * DAY + HOUR)
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  expect(await codeOf(decide(owner.browser, problem, 'reporter'))).toEqual([404, 'not_found'])
  expect(await codeOf(decide(admin, problem, 'reporter'))).toEqual([409, 'problem_unheard'])
  await answerTo(proposer.browser, id, problem)
  const whole: WholeProblem = await (await admin.get(`/api/admin/problems/${problem}`)).json()
  expect(whole).toMatchObject({
    ...{ mayDecide: true, deposit: { amount } },
    messages: [{ content: 'Llego en 5' }],
    records: { reporter: { reported: 1 }, accused: { accused: 1, noShows: 0 } },
    consequences: {
      reporter: { endsTrade: true, countsNoShow: true, deposit: 'taken' },
      accused: { endsTrade: false, deposit: 'kept', isFalse: true },
    },
  })
  const both = await Promise.all([
    decide(admin, problem, 'reporter'),
    decide(admin, problem, 'neither'),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const isTaken = both[0]?.status === 200
  await settleDue(ctx)
  await expect
    .poll(async () => (await tradeOf(owner.browser, id)).deposits)
    .toMatchObject([{ status: isTaken ? 'captured' : 'released' }])
  expect(await numbersOf(proposer.id)).toEqual([0, 0, isTaken ? 1 : 0])
  for (const side of [owner, proposer]) {
    expect(await toldOf(side.browser)).toContain('problem_decided')
    const mail = (await mailTo(side.email)).find(({ kind }) => kind === 'problem_decided')
    expect(mail?.text).toContain('Lo vimos en el chat.')
  }
  // Decided, nobody reads the chat any more.
  expect((await admin.get(`/api/admin/problems/${problem}`)).status).toBe(409)
  const rows = await env.DB.prepare('select action, target from admin_actions where admin_id = ?')
    .bind(adminId)
    .all()
  expect(rows.results).toEqual(
    ['problem_seen', 'decide_problem'].map((action) => ({ action, target: `problem:${problem}` })),
  )
})

test('agreeing gets nobody out of the deposit: an administrator decides on it', async () => {
  const { owner, proposer, id, amount } = await makeSecurable({ days: 2 })
  const { browser: admin } = await makeAdmin()
  await placeDeposit(proposer.browser, id, amount)
  pass(2 * DAY + HOUR)
  const { id: problem } = await reported(owner.browser, id, 'no_show')
  await answerTo(proposer.browser, id, problem, 'agreed')
  const trade = await tradeOf(owner.browser, id)
  expect(trade).toMatchObject({ status: 'cancelled', deposits: [{ status: 'held' }] })
  expect(trade.problems).toMatchObject([{ answer: 'agreed', closedAt: null, counts: true }])
  expect((await decide(admin, problem, 'neither')).status).toBe(200)
  expect((await tradeOf(owner.browser, id)).deposits).not.toMatchObject([{ status: 'held' }])
  expect(await numbersOf(proposer.id)).toEqual([0, 0, 1])
})

test('after completion no deposit is at stake', async () => {
  const { owner, proposer, id, amount } = await makeSecurable({ days: 2 })
  await placeDeposit(proposer.browser, id, amount)
  pass(2 * DAY + HOUR)
  await reported(owner.browser, id, 'not_as_agreed')
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  await settleDue(ctx)
  await expect
    .poll(async () => (await tradeOf(owner.browser, id)).deposits)
    .toMatchObject([{ status: 'released' }])
})

test('photos are seen by the two sides and by an administrator while it is open, by nobody else', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const { browser: admin } = await makeAdmin()
  const form = new FormData()
  form.set('kind', 'not_as_agreed')
  form.set('words', 'La mesa vino con una pata rota.')
  form.append('images', photo())
  const answer = await owner.browser.send('POST', `/api/trades/${id}/problems`, { form })
  expect(answer.status).toBe(201)
  const { id: problem, photos } = await problemIn(proposer.browser, id)
  expect(photos).toHaveLength(1)
  expect((await proposer.browser.get(`${photos[0]}/640`)).status).toBe(200)
  expect((await (await makeAccount()).browser.get(`${photos[0]}/640`)).status).toBe(404)
  const name = photos[0]?.split('/').at(-1)
  const path = `/api/admin/problems/${problem}/photos/${name}/640`
  expect((await admin.get(path)).status).toBe(200)
  expect((await proposer.browser.get(path)).status).toBe(404)
})

test('`unsafe` gets nobody’s deposit out: its author’s waits as well, until it is decided', async () => {
  const { owner, proposer, id, amount } = await makeSecurable({ days: 2 })
  const { browser: admin } = await makeAdmin()
  await placeDeposit(owner.browser, id, amount)
  const { id: problem } = await reported(owner.browser, id, 'unsafe')
  await settleDue(ctx)
  expect(await tradeOf(owner.browser, id)).toMatchObject({
    ...{ status: 'cancelled', deposits: [{ userId: owner.id, status: 'held' }] },
  })
  await answerTo(proposer.browser, id, problem)
  expect((await decide(admin, problem, 'neither')).status).toBe(200)
  await settleDue(ctx)
  await expect
    .poll(async () => (await tradeOf(owner.browser, id)).deposits)
    .toMatchObject([{ status: 'released' }])
})

test('nobody leaves while a problem of an open trade is: the list says which one', async () => {
  const { owner, proposer, id } = await afterMeeting()
  const open = async () => (await openTrades(ctx.db, proposer.id)).map(({ mayEnd }) => mayEnd)
  expect(await open()).toEqual([true])
  await reported(owner.browser, id, 'no_show')
  expect(await open()).toEqual([false])
})
