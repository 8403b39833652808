/** Asking for the same thing again after a no, or after taking an offer back (D59), on the real app and database. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { advanceClock, DAY, HOUR } from '../../http/clock.ts'
import type { Item } from '../../items/contract.ts'
import type { Browser } from '../../testing/app.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { act, makePair, type Pair, propose, walk } from '../../testing/makers/trade-maker.ts'
import type { TradePage } from '../contract.ts'

let pair: Pair
let table: Item
let chairs: Item
let bike: Item
let back = 0
const later = (ms: number) => {
  advanceClock(ms)
  back += ms
}
beforeEach(async () => {
  pair = await makePair()
  table = await makeItem(pair.owner.browser, { title: 'Mesa' })
  chairs = await makeItem(pair.owner.browser, { title: 'Sillas' })
  bike = await makeItem(pair.proposer.browser, { title: 'Bicicleta' })
})
afterEach(() => {
  advanceClock(-back)
  back = 0
})

const offer = (more: Record<string, unknown> = {}) =>
  propose(pair.proposer.browser, {
    ...{ requestedItemId: table.id, offerType: 'money', offeredAmount: 5_000_000, ...more },
  })
const ask = () => propose(pair.proposer.browser, { itemId: table.id, message: '¿Sigue?' })
const read = async (answer: Promise<Response>) => {
  const given = await answer
  const body: TradePage & { code?: string; message: string } = await given.json()
  return { ...body, status: given.status }
}
const own = async (browser: Browser, id = table.id) =>
  (await browser.get(`/api/trade-proposals/for-item/${id}`)).json()

async function turnedDown(more: Record<string, unknown> = {}): Promise<number> {
  const { id } = await read(offer(more))
  await walk(id, [[pair.owner.browser, 'reject']])
  return id
}

test('after a no the same person offers for the same thing again after 7 days; others at once', async () => {
  const id = await turnedDown()
  const refused = await read(offer({ offeredAmount: 9_000_000 }))
  expect(refused).toMatchObject({ status: 409, code: 'asked_rejected' })
  expect(refused.message).toContain('7 días')
  const againAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  expect(await own(pair.proposer.browser)).toEqual({
    ...{ id, status: 'rejected', isQuestion: false, againAt },
  })
  const third = await makeAccount()
  const theirs = { requestedItemId: table.id, offerType: 'money', offeredAmount: 100_000 }
  expect((await propose(third.browser, theirs)).status).toBe(201)
  expect(await own(third.browser)).not.toHaveProperty('againAt')
  // Another thing of the same person is another question.
  expect((await offer({ requestedItemId: chairs.id })).status).toBe(201)
  later(7 * DAY + 1)
  expect(await own(pair.proposer.browser)).toBeNull()
  expect((await offer()).status).toBe(201)
})

test('a question is always free, and becomes an offer no sooner; what the owner puts on the table may be answered', async () => {
  await turnedDown()
  const { id, status } = await read(ask())
  expect(status).toBe(201)
  expect(await own(pair.proposer.browser)).toMatchObject({ id, isQuestion: true, againAt: /T/ })
  const counter = { offeredAmount: 6_000_000 }
  const asOffer = await read(offer())
  expect(asOffer).toMatchObject({ status: 409, code: 'asked_rejected' })
  const byCounter = await read(act(pair.proposer.browser, id, 'counter', counter))
  expect(byCounter).toMatchObject({ status: 409, code: 'asked_rejected' })
  // Nothing came of either.
  expect(await own(pair.proposer.browser)).toMatchObject({ id, isQuestion: true })
  await walk(id, [
    [pair.owner.browser, 'counter', { offeredItemIds: [bike.id] }],
    [pair.proposer.browser, 'counter', { offeredAmount: 2_000_000, offeredItemIds: [] }],
  ])
})

test('nor is it asked for beside another thing, at first or by a counter-offer', async () => {
  await turnedDown()
  const beside = { requestedItemId: chairs.id, requestedItemIds: [chairs.id, table.id] }
  expect(await read(offer(beside))).toMatchObject({ status: 409, code: 'asked_rejected' })
  const { id } = await read(offer({ requestedItemId: chairs.id }))
  const more = { requestedItemIds: [chairs.id, table.id] }
  expect(await read(act(pair.proposer.browser, id, 'counter', more))).toMatchObject({
    ...{ status: 409, code: 'asked_rejected' },
  })
  // What was asked for beside another was turned down with it.
  await walk(id, [[pair.proposer.browser, 'withdraw']])
  later(7 * DAY + 1)
  await turnedDown(beside)
  expect(await read(offer())).toMatchObject({ status: 409, code: 'asked_rejected' })
})

test('the owner who was turned down with their own wishes may not ask for the same at once either', async () => {
  const { id } = await read(offer())
  await walk(id, [
    [pair.owner.browser, 'counter', { offeredItemIds: [bike.id], offeredAmount: null }],
    [pair.proposer.browser, 'reject'],
  ])
  const theirs = { requestedItemId: bike.id, offerType: 'item', offeredItemIds: [chairs.id] }
  const refused = await read(propose(pair.owner.browser, theirs))
  expect(refused).toMatchObject({ status: 409, code: 'asked_rejected' })
  // Whoever said no may think better of it.
  expect((await offer()).status).toBe(201)
})

test('what the system ended was nobody’s no', async () => {
  const { browser } = pair.proposer
  await read(offer({ offerType: 'item', offeredItemIds: [bike.id], offeredAmount: null }))
  const third = await makeAccount()
  const theirs = { requestedItemId: bike.id, offerType: 'money', offeredAmount: 100_000 }
  const { id } = await read(propose(third.browser, theirs))
  await walk(id, [
    [browser, 'accept'],
    [browser, 'confirm_delivery'],
    [third.browser, 'confirm_delivery'],
  ])
  expect((await offer()).status).toBe(201)
})

test('what was taken back is replaced once in a day, also of two at once; then a question, or tomorrow', async () => {
  const first = await read(offer())
  await walk(first.id, [[pair.proposer.browser, 'withdraw']])
  const second = await read(offer({ offeredAmount: 6_000_000 }))
  expect(second.status).toBe(201)
  await walk(second.id, [[pair.proposer.browser, 'withdraw']])
  const atOnce = await Promise.all([read(offer()), read(offer({ offeredAmount: 7_000_000 }))])
  for (const refused of atOnce)
    expect(refused).toMatchObject({ status: 409, code: 'asked_withdrawn' })
  const question = await read(ask())
  expect(question.status).toBe(201)
  expect(await read(offer())).toMatchObject({ status: 409, code: 'asked_withdrawn' })
  later(DAY + HOUR)
  expect((await offer()).status).toBe(201)
})
