/** Claims on deposits: told by one side, answered by the other, decided by an administrator. */
import { afterEach, expect, test } from 'vitest'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import {
  makeSecurable,
  payWith,
  placeDeposit,
  startDeposit,
  started,
  toldOf,
} from '../../testing/makers/paying.ts'
import { tradeOf, walk } from '../../testing/makers/trade-maker.ts'
import type { OpenClaim } from '../contract.ts'
import { settleDue } from '../queue.ts'

const DAY = 24 * 3_600_000
const STATEMENT = 'Esperé una hora en la plaza y no vino nadie.'
const ANSWER = 'Tuve un accidente y avisé por el chat a tiempo.'
afterEach(setClockBack)

type Browser = Awaited<ReturnType<typeof makeAccount>>['browser']
const claim = (browser: Browser, id: number, more = {}) =>
  browser.post(`/api/trades/${id}/claim`, { reason: 'no_show', statement: STATEMENT, ...more })
const answer = (browser: Browser, id: number) =>
  browser.post(`/api/trades/${id}/claim/answer`, { answer: ANSWER })
const codeOf = async (given: Promise<Response>) => {
  const { status, json } = await given.then(async (r) => ({
    status: r.status,
    json: await r.json(),
  }))
  return [status, (json as { code: string }).code]
}
/** Two who run at once may not both be the administrator: one address. */
async function makeAdmin() {
  const email = `admin.${testContext().ctx.random.token(6).toLowerCase()}@jopoi.example`
  return makeAccount({ email }, { ADMIN_EMAILS: email })
}
const openOf = async (admin: Browser, tradeId: number): Promise<OpenClaim | undefined> => {
  const all: OpenClaim[] = await (await admin.get('/api/admin/claims')).json()
  return all.find((one) => one.tradeId === tradeId)
}

/** The meeting was a day ago; the proposer's deposit is held. */
async function afterMeeting() {
  const made = await makeSecurable({ days: 2 })
  await placeDeposit(made.proposer.browser, made.id, made.amount)
  pass(3 * DAY)
  return made
}

test('a problem can be reported after the meeting, where the other side has a deposit, once', async () => {
  const made = await makeSecurable({ days: 2 })
  const { owner, proposer, id } = made
  expect(await codeOf(claim(owner.browser, id))).toEqual([409, 'claim_no_deposit'])
  await placeDeposit(proposer.browser, id, made.amount)
  expect(await codeOf(claim(owner.browser, id))).toEqual([409, 'claim_early'])
  pass(3 * DAY)
  expect((await tradeOf(owner.browser, id)).mayClaim).toBe(true)
  expect((await tradeOf(proposer.browser, id)).mayClaim).toBe(false)
  expect(await codeOf(claim(proposer.browser, id))).toEqual([409, 'claim_no_deposit'])
  expect((await claim(owner.browser, id, { statement: 'corto' })).status).toBe(422)
  expect((await claim((await makeAccount()).browser, id)).status).toBe(404)
  const both = await Promise.all([claim(owner.browser, id), claim(owner.browser, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const told = (await toldOf(proposer.browser)).filter((type) => type === 'claim_opened')
  expect(told).toHaveLength(1)
  const { claims, mayClaim } = await tradeOf(proposer.browser, id)
  expect(claims).toMatchObject([{ claimantId: owner.id, accusedId: proposer.id, answer: null }])
  expect(mayClaim).toBe(false)
})

test('goods that were handed over before the meeting can be reported too', async () => {
  const made = await makeSecurable({ days: 2 })
  await placeDeposit(made.proposer.browser, made.id, made.amount)
  await walk(made.id, [[made.owner.browser, 'confirm_delivery']])
  const answered = await claim(made.owner.browser, made.id, { reason: 'switched_goods' })
  expect(answered.status).toBe(201)
})

test('the accused answers, once; nobody else does', async () => {
  const { owner, proposer, id } = await afterMeeting()
  expect(await codeOf(answer(proposer.browser, id))).toEqual([409, 'claim_over'])
  await claim(owner.browser, id)
  expect(await codeOf(answer(owner.browser, id))).toEqual([409, 'claim_over'])
  expect((await answer(proposer.browser, id)).status).toBe(200)
  expect(await codeOf(answer(proposer.browser, id))).toEqual([409, 'claim_over'])
  expect((await tradeOf(owner.browser, id)).claims).toMatchObject([{ answer: ANSWER }])
})

test('an open claim keeps its deposit through the end of the trade; the other one is let go', async () => {
  const { owner, proposer, id, amount } = await afterMeeting()
  await placeDeposit(owner.browser, id, amount)
  await claim(owner.browser, id)
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  const { ctx } = testContext()
  await settleDue(ctx)
  await expect
    .poll(async () => (await tradeOf(owner.browser, id)).deposits)
    .toMatchObject([
      { userId: proposer.id, status: 'held' },
      { userId: owner.id, status: 'released' },
    ])
})

/** The proposer's deposit lapses within a day, is claimed, and another is being paid in its place. */
async function whileRenewing() {
  const made = await makeSecurable({ days: 2 })
  await placeDeposit(made.proposer.browser, made.id, made.amount)
  pass(6 * DAY + 1000)
  expect((await claim(made.owner.browser, made.id)).status).toBe(201)
  const renewal = await started(startDeposit(made.proposer.browser, made.id, made.amount))
  const pay = async () => {
    await settleDue(testContext().ctx)
    const paid = await payWith(made.proposer.browser, renewal.clientSecret, '4242424242424242')
    return paid.status
  }
  return { ...made, pay }
}

test('no money is held for a trade that is over: what was to renew a claimed deposit cannot be paid', async () => {
  const { owner, proposer, id, pay } = await whileRenewing()
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  expect(await pay()).toBe(409)
  expect((await tradeOf(owner.browser, id)).deposits).toMatchObject([{ status: 'held' }])
})

test('nor after the decision on the claim', async () => {
  const { proposer, id, pay } = await whileRenewing()
  const { browser: admin } = await makeAdmin()
  await answer(proposer.browser, id)
  const open = await openOf(admin, id)
  const path = `/api/admin/claims/${open?.id}/decide`
  expect((await admin.post(path, { decision: 'release' })).status).toBe(200)
  expect(await pay()).toBe(409)
})

test('nobody decides before both were heard; then both are told, and it is taken once', async () => {
  const { owner, proposer, id, amount } = await afterMeeting()
  const { browser: admin, id: adminId } = await makeAdmin()
  await claim(owner.browser, id)
  const open = await openOf(admin, id)
  expect(open).toMatchObject({
    statement: STATEMENT,
    mayDecide: false,
    deposit: { amount },
    claimantName: 'Ana Benítez',
    accusedName: 'Beto Benítez',
  })
  const decide = (browser: Browser, decision: string) =>
    browser.post(`/api/admin/claims/${open?.id}/decide`, { decision, note: 'Lo vimos en el chat.' })
  expect(await codeOf(decide(owner.browser, 'capture'))).toEqual([404, 'not_found'])
  expect(await codeOf(decide(admin, 'capture'))).toEqual([409, 'claim_unheard'])
  await answer(proposer.browser, id)
  const both = await Promise.all([decide(admin, 'capture'), decide(admin, 'release')])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await openOf(admin, id)).toBeUndefined()
  const { ctx } = testContext()
  await settleDue(ctx)
  const isTaken = both[0]?.status === 200
  await expect
    .poll(async () => (await tradeOf(owner.browser, id)).deposits)
    .toMatchObject([{ status: isTaken ? 'captured' : 'released' }])
  expect(await toldOf(owner.browser)).toContain('claim_decided')
  const told = await toldOf(proposer.browser)
  expect(told.filter((type) => type === 'claim_decided')).toHaveLength(1)
  const after = isTaken ? 'deposit_captured' : 'deposit_released'
  expect(told.filter((type) => type === after)).toHaveLength(1)
  const rows = await ctx.env.DB.prepare(
    'select action, target from admin_actions where admin_id = ?',
  )
    .bind(adminId)
    .all()
  expect(rows.results).toEqual([{ action: 'decide_claim', target: `claim:${open?.id}` }])
})

test('who says nothing for three days was heard and pays nothing; what lapsed can only be let go', async () => {
  const { owner, proposer, id, amount } = await afterMeeting()
  const { browser: admin } = await makeAdmin()
  await claim(owner.browser, id)
  pass(3 * DAY)
  expect(await openOf(admin, id)).toMatchObject({ mayDecide: true, deposit: { amount } })
  const silent = `/api/admin/claims/${(await openOf(admin, id))?.id}/decide`
  expect(await codeOf(admin.post(silent, { decision: 'capture' }))).toEqual([
    409,
    'claim_unanswered',
  ])
  pass(2 * DAY)
  await answer(proposer.browser, id)
  const open = await openOf(admin, id)
  expect(open?.deposit).toBeNull()
  const path = `/api/admin/claims/${open?.id}/decide`
  expect(await codeOf(admin.post(path, { decision: 'capture' }))).toEqual([409, 'claim_no_deposit'])
  expect((await admin.post(path, { decision: 'release' })).status).toBe(200)
  expect((await tradeOf(proposer.browser, id)).claims).toMatchObject([{ decision: 'release' }])
})
