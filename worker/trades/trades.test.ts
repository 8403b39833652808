/** Trades through the real routes, from proposal to hand-over. */
import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { testContext } from '../testing/app.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'

let pair: Pair
beforeAll(async () => {
  pair = await makePair()
})

const holdsOf = async (id: number) => {
  const { results } = await env.DB.prepare('select item_id from item_holds where trade_id = ?')
    .bind(id)
    .all<{ item_id: number }>()
  return results.map((row) => row.item_id)
}

test('a proposal is accepted, met for, handed over by both and completed', async () => {
  const { owner, proposer } = pair
  const made = await makeProposal(pair)
  expect(made).toMatchObject({
    status: 'pending',
    fromUser: { firstName: 'Beto' },
    toUser: { firstName: 'Ana' },
    offerType: 'item',
    availableActions: ['withdraw', 'counter'],
    blocked: false,
  })
  expect((await tradeOf(owner.browser, made.id)).availableActions).toEqual([
    'accept',
    'reject',
    'counter',
  ])
  const meetingDateTime = new Date(testContext().ctx.clock.now() + 86_400_000).toISOString()
  const meeting = { meetingLocation: 'Plaza de Armas', meetingDateTime }
  const met = await walk(made.id, [
    [owner.browser, 'accept'],
    [proposer.browser, 'set_meeting_details', meeting],
  ])
  // Case 21.
  expect(met).toMatchObject({
    status: 'in_progress',
    meetingDateTime,
    meetingOffset: -180,
  })
  expect(await holdsOf(made.id)).toHaveLength(2)
  const done = await walk(made.id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  expect(done.status).toBe('completed')
  expect(done.events.map((event) => [event.id, event.type])).toEqual([
    [1, 'created'],
    [2, 'accept'],
    [3, 'set_meeting_details'],
    [4, 'confirm_delivery'],
    [5, 'confirm_delivery'],
  ])
  expect(done.availableActions).toEqual([])
  const user = await (await owner.browser.get('/api/auth/user')).json()
  expect(user).toMatchObject({ totalTrades: 1, successfulTrades: 1 })
})

// Case 4.
test('both sides of a completed trade leave browse and search at once', async () => {
  const { owner, proposer } = pair
  const requested = await makeItem(owner.browser, { title: 'Zampoña de caña' })
  const offered = [
    await makeItem(proposer.browser, { title: 'Zampoña de plástico' }),
    await makeItem(proposer.browser, { title: 'Zampoña rota' }),
  ]
  const { id } = await makeProposal(pair, {
    requestedItemId: requested.id,
    offeredItemIds: offered.map((one) => one.id),
  })
  expect(await listOf(owner.browser, { search: 'zampoña' })).toHaveLength(3)
  await walk(id, [[owner.browser, 'accept']])
  expect(await listOf(owner.browser, { search: 'zampoña' })).toHaveLength(0)
  await walk(id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  expect(await listOf(owner.browser, { search: 'zampoña' })).toHaveLength(0)
  expect(await listOf(owner.browser, { search: 'zampoña', availability: 'traded' })).toHaveLength(3)
})

describe('who may see and do what', () => {
  test('a stranger and a visitor', async () => {
    const { id } = await makeProposal(pair)
    const stranger = await makeAccount()
    expect((await stranger.browser.get(`/api/trades/${id}`)).status).toBe(404)
    expect((await act(stranger.browser, id, 'accept')).status).toBe(404)
  })

  test('the other side’s actions are refused, and what is over answers the fresh state', async () => {
    const { owner, proposer } = pair
    const { id } = await makeProposal(pair)
    expect((await act(proposer.browser, id, 'accept')).status).toBe(403)
    await walk(id, [[owner.browser, 'reject', { message: 'Ya lo prometí' }]])
    const late = await act(proposer.browser, id, 'withdraw')
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      code: 'trade_moved',
      current: { id, status: 'rejected', responseMessage: 'Ya lo prometí' },
    })
  })
})

test('a cancellation is asked for, denied, not asked for again at once, and granted to the other', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  const denied = await walk(id, [
    [owner.browser, 'accept'],
    [proposer.browser, 'request_cancellation', { message: 'Me mudo' }],
    [owner.browser, 'deny_cancellation', { message: 'Ya viajé' }],
  ])
  expect(denied).toMatchObject({
    status: 'accepted',
    cancellationReason: null,
    cancellationResponseMessage: 'Ya viajé',
  })
  expect((await act(proposer.browser, id, 'request_cancellation')).status).toBe(409)
  const gone = await walk(id, [
    [owner.browser, 'request_cancellation'],
    [proposer.browser, 'approve_cancellation'],
  ])
  expect(gone.status).toBe('cancelled')
  expect(await holdsOf(id)).toEqual([])
})
