/** What is promised to one trade, for everybody else: blocked proposals, held items, who is told what. */
import { beforeAll, expect, test } from 'vitest'
import { notifications } from '../notifications/tables.ts'
import { testContext } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  propose,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'

const { ctx } = testContext()
let pair: Pair
let others: Pair['proposer'][]
beforeAll(async () => {
  pair = await makePair()
  others = [await makeAccount(), await makeAccount()]
})

const money = { offerType: 'money', offeredAmount: 500_000, offeredItemIds: undefined }

async function toldTo(userId: string): Promise<string[]> {
  const rows = await ctx.db.select().from(notifications)
  return rows.filter((row) => row.userId === userId).map((row) => row.type)
}

/** One item asked for by three: the first is accepted. */
async function threeFor() {
  const { id: item } = await makeItem(pair.owner.browser)
  const asking = [pair.proposer, ...others]
  const trades = []
  for (const proposer of asking) {
    const made = await makeProposal({ ...pair, proposer }, { requestedItemId: item, ...money })
    trades.push(made.id)
  }
  return { item, trades: trades as [number, number, number] }
}

// Case 3.
test('accepting one blocks the others, tells each of their senders once why, and cancelling frees them', async () => {
  const { owner, proposer } = pair
  const { trades } = await threeFor()
  const [first, second, third] = trades
  await walk(first, [[owner.browser, 'accept']])
  for (const [n, one] of others.entries()) {
    expect(await toldTo(one.id)).toEqual(['trade_blocked'])
    const trade = await tradeOf(one.browser, n === 0 ? second : third)
    expect(trade).toMatchObject({
      blocked: true,
      status: 'pending',
      availableActions: ['withdraw', 'counter'],
    })
  }
  const refused = await act(owner.browser, second, 'accept')
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'trade_blocked', current: { blocked: true } })
  await walk(first, [
    [proposer.browser, 'request_cancellation'],
    [owner.browser, 'approve_cancellation'],
  ])
  expect(await tradeOf(owner.browser, second)).toMatchObject({
    blocked: false,
    availableActions: ['accept', 'reject', 'counter'],
  })
  const user = await (await owner.browser.get('/api/auth/user')).json()
  // The first of two that count for nobody (D53).
  expect(user).toMatchObject({ totalTrades: 0, successfulTrades: 0 })
})

// Case 35.
test('completion rejects what it blocked, by the system, with the reason, visible to both', async () => {
  const { owner, proposer } = pair
  const { trades } = await threeFor()
  const [first, second] = trades
  await walk(first, [
    [owner.browser, 'accept'],
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  for (const browser of [owner.browser, others[0]?.browser ?? owner.browser]) {
    const trade = await tradeOf(browser, second)
    expect(trade.status).toBe('rejected')
    expect(trade.events.at(-1)).toMatchObject({
      type: 'rejected_by_system',
      userId: null,
      details: { reason: 'item_taken', to: 'rejected' },
    })
  }
  expect((await toldTo(others[0]?.id ?? '')).at(-1)).toBe('trade_rejected')
})

test('an offered item that is promised elsewhere blocks as well', async () => {
  const { owner, proposer } = pair
  const { id: radio } = await makeItem(proposer.browser, { title: 'Radio' })
  const one = await makeProposal(pair, { offeredItemIds: [radio] })
  const two = await makeProposal(pair, { offeredItemIds: [radio] })
  await walk(one.id, [[owner.browser, 'accept']])
  expect(await tradeOf(owner.browser, two.id)).toMatchObject({ blocked: true })
})

test('a held item is neither edited, deleted nor proposed for; a gone one cannot be accepted', async () => {
  const { owner, proposer } = pair
  const { id, requestedItem } = await makeProposal(pair)
  await walk(id, [[owner.browser, 'accept']])
  const path = `/api/items/${requestedItem.id}`
  const edited = await owner.browser.send('PUT', path, { json: { title: 'Otra cosa' } })
  expect(edited.status).toBe(409)
  expect((await owner.browser.send('DELETE', path)).status).toBe(409)
  // Case 34.
  const third = others[0]?.browser ?? proposer.browser
  expect((await propose(third, { requestedItemId: requestedItem.id, ...money })).status).toBe(409)
})

test('deleting an item cancels what is pending on it, by the system', async () => {
  const { owner, proposer } = pair
  const { id, requestedItem } = await makeProposal(pair)
  expect((await owner.browser.send('DELETE', `/api/items/${requestedItem.id}`)).status).toBe(204)
  const trade = await tradeOf(proposer.browser, id)
  expect(trade).toMatchObject({ status: 'cancelled', requestedItem: { isGone: true } })
  expect(trade.events.at(-1)).toMatchObject({
    type: 'cancelled_by_system',
    details: { reason: 'item_deleted' },
  })
  expect((await toldTo(proposer.id)).at(-1)).toBe('trade_cancelled')
  expect((await act(owner.browser, id, 'accept')).status).toBe(409)
  // Case 34.
  const again = await propose(proposer.browser, { requestedItemId: requestedItem.id, ...money })
  expect(again.status).toBe(404)
})
