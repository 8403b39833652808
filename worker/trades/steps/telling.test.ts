/** How often one of a pair is told of the other's changes (D59): pushes, mails and the bell, on the real app. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { advanceClock, DAY, HOUR, MINUTE } from '../../http/clock.ts'
import { testContext } from '../../testing/app.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { act, makePair, type Pair, propose, walk } from '../../testing/makers/trade-maker.ts'
import { PUSH_KEYS } from '../../testing/services/push-keys.ts'
import type { TradePage } from '../contract.ts'

const { ctx } = testContext()
let pair: Pair
let itemId: number
let back = 0
const later = (ms: number) => {
  advanceClock(ms)
  back += ms
}
beforeEach(async () => {
  pair = await makePair(PUSH_KEYS)
  itemId = (await makeItem(pair.owner.browser, { title: 'Mesa' })).id
  const { url, p256dh, auth } = inject('pushService')
  for (const { browser, id } of [pair.owner, pair.proposer]) {
    const subscription = { endpoint: `${url}/201/${id}`, keys: { p256dh, auth } }
    await browser.post('/api/notifications/subscribe', subscription)
  }
})
afterEach(() => {
  advanceClock(-back)
  back = 0
})

const offer = async (amount = 5_000_000): Promise<TradePage> => {
  const body = { requestedItemId: itemId, offerType: 'money', offeredAmount: amount }
  const answer = await propose(pair.proposer.browser, body)
  expect(answer.status).toBe(201)
  return answer.json()
}
const at = (days: number) => new Date(ctx.clock.now() + days * DAY).toISOString()

/** Minutes until the newest notice of this kind is pushed: null is never, and 0 now (or done). */
async function pushedIn({ id }: Pair['owner'], type: string): Promise<number | null> {
  const row = await env.DB.prepare(
    `select push_due as due, push_attempts as attempts from notifications where user_id = ? and type = ? order by id desc limit 1`,
  )
    .bind(id, type)
    .first<{ due: number | null; attempts: number }>()
  if (row?.attempts) return 0
  if (row?.due == null) return null
  return Math.max(0, Math.round((row.due - ctx.clock.now()) / MINUTE))
}
async function mailsTo({ email }: Pair['owner'], kind: string): Promise<number> {
  const row = await env.DB.prepare(
    'select count(*) as n from outbox where recipient = ? and kind = ?',
  )
    .bind(email, kind)
    .first<{ n: number }>()
  return row?.n ?? 0
}

test('29 rounds of offering and taking back are two that are told, an hour apart, and no more than two offers', async () => {
  const { owner, proposer } = pair
  const first = await offer()
  expect(await pushedIn(owner, 'trade_proposal')).toBe(0)
  expect(await mailsTo(owner, 'trade_proposal')).toBe(1)
  later(10 * MINUTE)
  await walk(first.id, [[proposer.browser, 'withdraw']])
  expect(await pushedIn(owner, 'trade_cancelled')).toBeNull()
  const second = await offer(6_000_000)
  expect(await pushedIn(owner, 'trade_proposal')).toBe(50)
  expect(await mailsTo(owner, 'trade_proposal')).toBe(1)
  // In the app it stands at once.
  const unread = await owner.browser.get('/api/notifications?unread=true')
  expect(await unread.json()).toContainEqual(expect.objectContaining({ relatedId: second.id }))
  await walk(second.id, [[proposer.browser, 'withdraw']])
  for (let round = 0; round < 27; round += 1) {
    const body = { requestedItemId: itemId, offerType: 'money', offeredAmount: 100_000 }
    expect((await propose(proposer.browser, body)).status).toBe(409)
  }
})

test('questions that are taken back and asked again are told once an hour as well', async () => {
  const { owner, proposer } = pair
  const ask = async (): Promise<TradePage> =>
    (await propose(proposer.browser, { itemId, message: '¿Sigue?' })).json()
  for (const minutes of [0, 55, 50]) {
    const { id } = await ask()
    expect(await pushedIn(owner, 'trade_question')).toBe(minutes)
    await walk(id, [[proposer.browser, 'withdraw']])
    later(5 * MINUTE)
  }
  expect(await mailsTo(owner, 'trade_question')).toBe(1)
  later(HOUR)
  await ask()
  // An hour after the one that waited for its hour.
  expect(await pushedIn(owner, 'trade_question')).toBe(45)
})

test('one’s own offer that is changed waits for the hour; an answer to the other’s is told at once', async () => {
  const { owner, proposer } = pair
  const { id } = await offer()
  const counter = (offeredAmount: number) => ({ offeredAmount })
  await walk(id, [[proposer.browser, 'counter', counter(6_000_000)]])
  expect(await pushedIn(owner, 'trade_counter')).toBe(60)
  later(20 * MINUTE)
  await walk(id, [[proposer.browser, 'counter', counter(7_000_000)]])
  expect(await pushedIn(owner, 'trade_counter')).toBe(40)
  await walk(id, [
    [owner.browser, 'counter', counter(8_000_000)],
    [proposer.browser, 'counter', counter(9_000_000)],
  ])
  expect(await pushedIn(proposer, 'trade_counter')).toBe(0)
  expect(await pushedIn(owner, 'trade_counter')).toBe(0)
})

test('a first change and a first meeting are told at once, repeated ones within the hour once', async () => {
  const { owner, proposer } = pair
  const { id } = await offer()
  await walk(id, [[owner.browser, 'accept']])
  const meet = (place: string) => ({ meetingLocation: place, meetingDateTime: at(2) })
  await walk(id, [[proposer.browser, 'set_meeting_details', meet('Plaza')]])
  expect(await pushedIn(owner, 'meeting_set')).toBe(0)
  await walk(id, [[proposer.browser, 'propose_change', { offeredAmount: 6_000_000 }]])
  expect(await pushedIn(owner, 'change_proposed')).toBe(0)
  later(15 * MINUTE)
  await walk(id, [
    [proposer.browser, 'withdraw_change'],
    [proposer.browser, 'propose_change', { offeredAmount: 7_000_000 }],
    [proposer.browser, 'set_meeting_details', meet('Terminal')],
  ])
  expect(await pushedIn(owner, 'change_proposed')).toBe(45)
  expect(await pushedIn(owner, 'meeting_set')).toBe(45)
  expect(await mailsTo(owner, 'change_proposed')).toBe(1)
  // Whatever needs them by itself is never held back.
  const asked = await act(proposer.browser, id, 'request_cancellation')
  expect(asked.status).toBe(200)
  expect(await pushedIn(owner, 'cancellation_requested')).toBe(0)
})
