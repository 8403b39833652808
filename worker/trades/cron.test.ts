/** What time does to trades, by cron and when somebody comes too late; moved with the one clock. */
import { afterEach, beforeAll, expect, test } from 'vitest'
import { notifications } from '../notifications/tables.ts'
import { testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import {
  act,
  hear,
  makePair,
  makeProposal,
  meet,
  type Pair,
  propose,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import { closeSilent, expireTrades } from './cron.ts'
import { AFTER_MEETING_MS } from './meeting/rules.ts'
import { remindOfMeetings, remindOfSilence } from './reminders.ts'
import { ANSWER_MS, SILENCE_MS } from './rules.ts'

const { ctx } = testContext()
const DAY = 86_400_000
let pair: Pair
beforeAll(async () => {
  pair = await makePair()
})
afterEach(setClockBack)

async function told(tradeId: number): Promise<string[]> {
  const rows = await ctx.db.select().from(notifications)
  return rows
    .filter((row) => row.tradeId === tradeId)
    .map((row) => `${row.userId === pair.owner.id ? 'owner' : 'proposer'} ${row.type}`)
}

// Case 35.
test('a proposal expires after 72 hours: by cron, with a trace, told to both', async () => {
  const { owner } = pair
  const { id } = await makeProposal(pair)
  pass(ANSWER_MS - 1000)
  expect(await expireTrades(ctx)).toBe(0)
  pass(1000)
  expect(await expireTrades(ctx)).toBe(1)
  expect(await expireTrades(ctx)).toBe(0)
  const trade = await tradeOf(owner.browser, id)
  expect(trade).toMatchObject({ status: 'expired', availableActions: [] })
  expect(trade.events.at(-1)).toMatchObject({ type: 'expired', userId: null })
  expect((await told(id)).slice(-2).sort()).toEqual([
    'owner trade_expired',
    'proposer trade_expired',
  ])
})

test('whoever comes too late is told so, and sees it expired', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  pass(ANSWER_MS)
  const late = await act(owner.browser, id, 'accept')
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ code: 'trade_expired', current: { status: 'expired' } })
  const again = await propose(proposer.browser, {
    requestedItemId: (await tradeOf(owner.browser, id)).requestedItem.id,
    offerType: 'money',
    offeredAmount: 100_000,
    expiresAt: new Date(ctx.clock.now() + 100 * ANSWER_MS).toISOString(),
  })
  const made = await again.json<{ expiresAt: string }>()
  expect(Date.parse(made.expiresAt)).toBeLessThanOrEqual(ctx.clock.now() + ANSWER_MS)
})

// Case 5.
test('30 days after a press of one side alone nothing is completed (D55): it ends, once, and counts for nobody', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [
    [owner.browser, 'accept'],
    [owner.browser, 'confirm_delivery'],
  ])
  pass(31 * DAY)
  expect(await closeSilent(ctx)).toBe(1)
  expect(await closeSilent(ctx)).toBe(0)
  const trade = await tradeOf(proposer.browser, id)
  expect(trade).toMatchObject({
    status: 'cancelled',
    cancellationCountsFor: null,
    requestedItem: { tradeStatus: 'reserved', isAsked: true },
  })
  expect(trade.events.at(-1)).toMatchObject({ type: 'closed', details: { reason: 'silence' } })
  expect((await told(id)).filter((one) => /cancelled/.test(one)).sort()).toEqual([
    'owner trade_cancelled',
    'proposer trade_cancelled',
  ])
})

test('silence from both sides cancels and gives the items back; too late an action is told', async () => {
  const { owner } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  pass(SILENCE_MS)
  const late = await act(owner.browser, id, 'confirm_delivery')
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'trade_closed',
    current: { status: 'cancelled', requestedItem: { tradeStatus: 'reserved', isAsked: true } },
  })
})

test('never before 7 days after a meeting', async () => {
  const { owner } = pair
  const { id } = await makeProposal(pair)
  const meetingDateTime = new Date(ctx.clock.now() + 29 * DAY).toISOString()
  await walk(id, [
    [owner.browser, 'accept'],
    [owner.browser, 'set_meeting_details', { meetingLocation: 'Plaza', meetingDateTime }],
  ])
  pass(SILENCE_MS)
  expect(await closeSilent(ctx)).toBe(0)
  pass(AFTER_MEETING_MS)
  expect(await closeSilent(ctx)).toBe(1)
})

test('a message starts the days anew, for cron and for whoever acts', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  pass(SILENCE_MS - DAY)
  await proposer.browser.post(`/api/trade-proposals/${id}/messages`, { content: 'Sigo acá' })
  await hear(id)
  pass(2 * DAY)
  expect(await closeSilent(ctx)).toBe(0)
  await walk(id, [[owner.browser, 'confirm_delivery']])
})

test('both are reminded at 7 and 21 days, once each, and the day before a meeting', async () => {
  const { owner } = pair
  const { id } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  pass(7 * DAY)
  expect([await remindOfSilence(ctx), await remindOfSilence(ctx)]).toEqual([1, 0])
  const reminders = async () => (await told(id)).filter((one) => /remind/.test(one)).sort()
  expect(await reminders()).toEqual(['owner trade_reminder', 'proposer trade_reminder'])
  pass(14 * DAY)
  expect([await remindOfSilence(ctx), await remindOfSilence(ctx)]).toEqual([1, 0])
  const meetingDateTime = new Date(ctx.clock.now() + 2 * DAY).toISOString()
  await walk(id, [
    [owner.browser, 'set_meeting_details', { meetingLocation: 'Plaza', meetingDateTime }],
  ])
  pass(DAY)
  // A suggestion is no meeting yet (D51).
  expect(await remindOfMeetings(ctx)).toBe(0)
  await meet(pair, id, new Date(ctx.clock.now() + DAY).toISOString())
  expect([await remindOfMeetings(ctx), await remindOfMeetings(ctx)]).toEqual([1, 0])
  // Unread, the first of silence has gone into the second.
  expect(await reminders()).toEqual([
    'owner meeting_reminder',
    'owner trade_reminder',
    'proposer meeting_reminder',
    'proposer trade_reminder',
  ])
})
