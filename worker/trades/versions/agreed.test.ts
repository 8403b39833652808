/** Changes of what was agreed (D50), on the real app and database. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Item } from '../../items/contract.ts'
import type { Browser } from '../../testing/app.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { act, type Pair, propose, walk } from '../../testing/makers/trade-maker.ts'
import type { Terms, TradePage } from '../contract.ts'
import { holdsOf, ids, makeOffered, said, statusOf } from './testing.ts'

let pair: Pair
let table: Item
let chairs: Item
let bike: Item
let radio: Item
let trade: TradePage
beforeEach(async () => {
  ;({ pair, table, chairs, bike, radio, trade } = await makeOffered())
})

const versionsOf = async (browser: Browser): Promise<Terms[]> =>
  (await browser.get(`/api/trades/${trade.id}/terms`)).json()

describe('what was agreed', () => {
  const change = () => ({ offeredItemIds: [radio.id], requestedItemIds: [table.id, chairs.id] })
  beforeEach(async () => {
    await walk(trade.id, [[pair.owner.browser, 'accept']])
  })

  test('is changed by both: holds are swapped in one step, the old terms stay readable', async () => {
    const { owner, proposer } = pair
    const open = await walk(trade.id, [[owner.browser, 'propose_change', change()]])
    expect(open).toMatchObject({ version: 1, change: { version: 2, userId: owner.id } })
    expect(await holdsOf(trade.id)).toEqual([table.id, bike.id].sort((a, b) => a - b))
    const agreed = await walk(trade.id, [[proposer.browser, 'agree_change', { version: 2 }]])
    expect(agreed).toMatchObject({ status: 'accepted', version: 2, change: null })
    expect(agreed.previous).toMatchObject({ offered: [{ title: 'Bicicleta' }] })
    expect(await holdsOf(trade.id)).toEqual([table.id, chairs.id, radio.id].sort((a, b) => a - b))
    expect(await statusOf(owner.browser, bike)).toBe('available')
    expect(await statusOf(owner.browser, chairs)).toBe('reserved')
    await walk(trade.id, [
      [owner.browser, 'confirm_delivery'],
      [proposer.browser, 'confirm_delivery'],
    ])
    for (const item of [table, chairs, radio]) {
      expect(await statusOf(owner.browser, item)).toBe('traded')
    }
  })

  test.each(['decline_change', 'withdraw_change'] as const)('stays after %s', async (action) => {
    const { owner, proposer } = pair
    await walk(trade.id, [[owner.browser, 'propose_change', change()]])
    const by = action === 'decline_change' ? proposer : owner
    const after = await walk(trade.id, [[by.browser, action]])
    expect(after).toMatchObject({ version: 1, change: null })
    expect(ids(after.offeredItems)).toEqual([bike.id])
    // The next one has a number of its own; what was never in force does not stand before anything.
    const next = await walk(trade.id, [[proposer.browser, 'propose_change', change()]])
    expect(next.change?.version).toBe(3)
    const agreed = await walk(trade.id, [[owner.browser, 'agree_change', { version: 3 }]])
    expect([agreed.version, agreed.previous?.version]).toEqual([3, 1])
    expect((await versionsOf(owner.browser)).map(({ version }) => version)).toEqual([1, 2])
  })

  test('agreeing says to what', async () => {
    const { owner, proposer } = pair
    await walk(trade.id, [[owner.browser, 'propose_change', change()]])
    for (const body of [{}, { version: 1 }]) {
      const answer = await said(await act(proposer.browser, trade.id, 'agree_change', body))
      expect(answer).toMatchObject({ status: 409, code: 'trade_moved', current: { version: 1 } })
    }
  })

  test('a confirmation stands for the terms in force and takes the change off', async () => {
    const { owner, proposer } = pair
    await walk(trade.id, [[owner.browser, 'propose_change', change()]])
    const half = await walk(trade.id, [[proposer.browser, 'confirm_delivery']])
    expect(half).toMatchObject({ change: null, status: 'in_progress' })
    const answer = await said(await act(proposer.browser, trade.id, 'agree_change', { version: 2 }))
    expect(answer.code).toBe('trade_moved')
    expect((await said(await act(owner.browser, trade.id, 'propose_change', change()))).code).toBe(
      'delivery_confirmed',
    )
  })

  test('what has been edited or promised since it was asked for is refused, and nothing is swapped', async () => {
    const { owner, proposer } = pair
    await walk(trade.id, [[owner.browser, 'propose_change', change()]])
    await proposer.browser.send('PUT', `/api/items/${radio.id}`, { json: { title: 'Otra radio' } })
    const before = await holdsOf(trade.id)
    const edited = await said(await act(proposer.browser, trade.id, 'agree_change', { version: 2 }))
    expect(edited).toMatchObject({ status: 409, code: 'seen_changed' })
    await walk(trade.id, [[owner.browser, 'withdraw_change']])
    await walk(trade.id, [[owner.browser, 'propose_change', change()]])
    const third = await makeAccount()
    const mine = await makeItem(third.browser)
    const other: TradePage = await (
      await propose(third.browser, { requestedItemId: chairs.id, offeredItemIds: [mine.id] })
    ).json()
    await walk(other.id, [[owner.browser, 'accept']])
    const taken = await said(await act(proposer.browser, trade.id, 'agree_change', { version: 3 }))
    expect(taken).toMatchObject({ status: 409, code: 'trade_blocked', current: { version: 1 } })
    expect(await holdsOf(trade.id)).toEqual(before)
  })
})
