/** Nobody is held against their will (D53), and silence completes nothing (D55): by the whole product. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  tradeOf,
  walk,
} from '../../testing/makers/trade-maker.ts'
import { closeSilent, endUnanswered } from '../cron.ts'
import { remindOfCancellations } from '../reminders.ts'
import { SILENCE_MS } from '../rules.ts'
import {
  ASK_AGAIN_AFTER_MS,
  CANCELLATION_ANSWER_MS,
  EXCUSED_MAX,
  EXCUSED_WITHIN_MS,
} from './rules.ts'

const { ctx } = testContext()
let pair: Pair
beforeEach(async () => {
  pair = await makePair()
})
afterEach(setClockBack)

type Browser = Pair['owner']['browser']
async function accepted(): Promise<number> {
  const { id } = await makeProposal(pair)
  await walk(id, [[pair.owner.browser, 'accept']])
  return id
}
const countsOf = async (browser: Browser) => {
  const user = await (await browser.get('/api/auth/user')).json<Record<string, number>>()
  return [user.totalTrades, user.successfulTrades]
}
/** Their sessions are used, the trade is not. */
async function silence(): Promise<void> {
  for (let half = 0; half < 2; half += 1) {
    pass(SILENCE_MS / 2)
    for (const { browser } of [pair.owner, pair.proposer]) await countsOf(browser)
  }
  expect(await closeSilent(ctx)).toBeGreaterThan(0)
}
const still = (browser: Browser, id: number) => browser.post(`/api/items/${id}/still`, {})

test('a hostage goes free: denied once, the next request ends it at once, a day later', async () => {
  const { owner, proposer } = pair
  const id = await accepted()
  await walk(id, [
    [owner.browser, 'request_cancellation'],
    [proposer.browser, 'deny_cancellation'],
  ])
  expect(await tradeOf(owner.browser, id)).toMatchObject({ cancelsAtOnce: true })
  expect((await act(owner.browser, id, 'request_cancellation')).status).toBe(409)
  pass(ASK_AGAIN_AFTER_MS)
  const ended = await act(owner.browser, id, 'request_cancellation', { cancellationKind: 'agreed' })
  expect(await ended.json()).toMatchObject({
    status: 'cancelled',
    requestedItem: { tradeStatus: 'available', isAsked: false },
  })
})

test('a request that nobody answers ends it after 72 hours, reminded of the day before, by cron or by whoever comes', async () => {
  for (const isByCron of [true, false]) {
    const { owner, proposer } = pair
    const id = await accepted()
    await walk(id, [[owner.browser, 'request_cancellation']])
    const { cancellationEndsAt } = await tradeOf(proposer.browser, id)
    expect(Date.parse(cancellationEndsAt ?? '') - ctx.clock.now()).toBeGreaterThan(
      CANCELLATION_ANSWER_MS - 60_000,
    )
    pass(CANCELLATION_ANSWER_MS - ASK_AGAIN_AFTER_MS)
    expect([await remindOfCancellations(ctx), await remindOfCancellations(ctx)]).toEqual([1, 0])
    pass(ASK_AGAIN_AFTER_MS)
    if (isByCron) expect([await endUnanswered(ctx), await endUnanswered(ctx)]).toEqual([1, 0])
    else expect((await act(proposer.browser, id, 'deny_cancellation')).status).toBe(409)
    const trade = await tradeOf(owner.browser, id)
    expect(trade).toMatchObject({
      status: 'cancelled',
      requestedItem: { tradeStatus: 'available' },
    })
    expect(trade.events.at(-1)).toMatchObject({ details: { reason: 'unanswered' } })
  }
})

test('what one side has confirmed is ended by no request, no time, no block and no leaving', async () => {
  const { owner, proposer } = pair
  const id = await accepted()
  await walk(id, [
    [proposer.browser, 'confirm_delivery'],
    [owner.browser, 'request_cancellation'],
  ])
  expect(await tradeOf(owner.browser, id)).toMatchObject({ cancellationEndsAt: null })
  pass(CANCELLATION_ANSWER_MS)
  expect(await endUnanswered(ctx)).toBe(0)
  await walk(id, [[proposer.browser, 'deny_cancellation']])
  pass(ASK_AGAIN_AFTER_MS)
  expect((await owner.browser.post('/api/blocks', { userId: proposer.id })).status).toBe(204)
  await walk(id, [[owner.browser, 'request_cancellation']])
  expect((await tradeOf(owner.browser, id)).status).toBe('cancellation_requested')
})

test('between two people of whom one has blocked the other a request ends it at once', async () => {
  const { owner, proposer } = pair
  const id = await accepted()
  expect((await proposer.browser.post('/api/blocks', { userId: owner.id })).status).toBe(204)
  await walk(id, [[owner.browser, 'request_cancellation']])
  expect((await tradeOf(owner.browser, id)).status).toBe('cancelled')
})

test('two in 180 days count for nobody, the third for who asked, what both agreed on never', async () => {
  const { owner, proposer } = pair
  const cancelled = async (cancellationKind: 'changed_mind' | 'agreed') => {
    const id = await accepted()
    await act(owner.browser, id, 'request_cancellation', { cancellationKind })
    await walk(id, [[proposer.browser, 'approve_cancellation']])
    return (await tradeOf(owner.browser, id)).cancellationCountsFor
  }
  expect(await cancelled('agreed')).toBeNull()
  for (let n = 0; n < EXCUSED_MAX; n += 1) expect(await cancelled('changed_mind')).toBeNull()
  expect(await countsOf(owner.browser)).toEqual([0, 0])
  expect(await cancelled('agreed')).toBeNull()
  expect(await cancelled('changed_mind')).toBe(owner.id)
  expect(await countsOf(owner.browser)).toEqual([1, 0])
  expect(await countsOf(proposer.browser)).toEqual([0, 0])
  // No session lives as long.
  await env.DB.prepare('update trades set cancelled_at = cancelled_at - ?')
    .bind(EXCUSED_WITHIN_MS)
    .run()
  expect(await cancelled('changed_mind')).toBeNull()
})

// J310.
test.each(['denied', 'unanswered'] as const)(
  'a request that was %s by whoever never said when to meet counts for nobody, and for who asked where they did',
  async (how) => {
    const { owner, proposer } = pair
    const cancelled = async (isMeeting: boolean) => {
      const id = await accepted()
      if (isMeeting) {
        const meetingDateTime = new Date(ctx.clock.now() + 20 * ASK_AGAIN_AFTER_MS).toISOString()
        const place = { meetingLocation: 'Plaza principal', meetingDateTime }
        expect((await act(proposer.browser, id, 'set_meeting_details', place)).status).toBe(200)
      }
      await walk(id, [[owner.browser, 'request_cancellation']])
      if (how === 'denied') {
        await walk(id, [[proposer.browser, 'deny_cancellation']])
        pass(ASK_AGAIN_AFTER_MS)
        await walk(id, [[owner.browser, 'request_cancellation']])
      } else {
        pass(CANCELLATION_ANSWER_MS)
        expect(await endUnanswered(ctx)).toBe(1)
      }
      const { status, cancellationCountsFor } = await tradeOf(owner.browser, id)
      expect(status).toBe('cancelled')
      return cancellationCountsFor
    }
    // None of these is one of the two that are excused.
    for (let n = 0; n <= EXCUSED_MAX; n += 1) expect(await cancelled(false)).toBeNull()
    for (let n = 0; n < EXCUSED_MAX; n += 1) expect(await cancelled(true)).toBeNull()
    expect(await cancelled(true)).toBe(owner.id)
    expect(await cancelled(false)).toBeNull()
    expect(await countsOf(owner.browser)).toEqual([1, 0])
  },
)

test('what comes back by silence is listed once its owner has said that they still have it', async () => {
  const { owner, proposer } = pair
  const id = await accepted()
  const { requestedItem } = await tradeOf(owner.browser, id)
  await silence()
  const seen = async () => (await owner.browser.get(`/api/items/${requestedItem.id}`)).json()
  expect(await seen()).toMatchObject({ isAsked: true, isAvailable: false })
  expect((await still(proposer.browser, requestedItem.id)).status).toBe(403)
  expect((await still(owner.browser, requestedItem.id)).status).toBe(200)
  expect((await still(owner.browser, requestedItem.id)).status).toBe(200)
  expect(await seen()).toMatchObject({ isAvailable: true })
  expect(await seen()).not.toHaveProperty('isAsked')
})

test('whoever does not have it any more deletes it without saying so first', async () => {
  const { owner } = pair
  const id = await accepted()
  const { requestedItem } = await tradeOf(owner.browser, id)
  await silence()
  expect((await owner.browser.send('DELETE', `/api/items/${requestedItem.id}`)).status).toBe(204)
  const back = await owner.browser.post(`/api/items/${requestedItem.id}/restore`, {})
  expect(await back.json()).toMatchObject({ isAvailable: true })
})

test('an administrator ends any trade, with words that both read; it counts for nobody', async () => {
  const { owner, proposer } = pair
  const id = await accepted()
  await walk(id, [[proposer.browser, 'confirm_delivery']])
  const email = `admin.${ctx.random.token(6).toLowerCase()}@jopoi.example`
  const admin = await makeAccount({ email }, { ADMIN_EMAILS: email })
  const end = (browser: Browser, message: string) =>
    browser.post(`/api/admin/trades/${id}/end`, { message })
  const words = 'Los dos nos escribieron: no se hizo.'
  expect((await end(owner.browser, words)).status).toBe(404)
  expect((await end(admin.browser, 'corto')).status).toBe(422)
  expect((await end(admin.browser, words)).status).toBe(204)
  expect((await end(admin.browser, words)).status).toBe(409)
  const trade = await tradeOf(owner.browser, id)
  expect(trade).toMatchObject({ status: 'cancelled', cancellationCountsFor: null })
  expect(trade.events.at(-1)).toMatchObject({
    message: words,
    details: { reason: 'administrator' },
  })
})
