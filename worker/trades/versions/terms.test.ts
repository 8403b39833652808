/** Versions of what is exchanged (D49) and changes of what was agreed (D50), on the real app and database. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR } from '../../http/clock.ts'
import type { Item } from '../../items/contract.ts'
import type { Browser } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import {
  act,
  hear,
  makePair,
  type Pair,
  propose,
  tradeOf,
  walk,
} from '../../testing/makers/trade-maker.ts'
import type { Terms, TradePage } from '../contract.ts'
import { VERSIONS_MAX } from '../terms.ts'

let pair: Pair
let table: Item
let chairs: Item
let bike: Item
let radio: Item
let trade: TradePage
beforeEach(async () => {
  pair = await makePair()
  const { owner, proposer } = pair
  table = await makeItem(owner.browser, { title: 'Mesa' })
  chairs = await makeItem(owner.browser, { title: 'Sillas' })
  bike = await makeItem(proposer.browser, { title: 'Bicicleta' })
  radio = await makeItem(proposer.browser, { title: 'Radio' })
  const offer = { requestedItemId: table.id, offeredItemIds: [bike.id] }
  trade = await (await propose(proposer.browser, offer)).json()
})

afterEach(setClockBack)

const said = async (answer: Response) => {
  const { code, current } = await answer.json<{ code?: string; current?: TradePage }>()
  return { status: answer.status, code, current }
}
const ids = (things: readonly { id: number }[]) => things.map(({ id }) => id)
const holdsOf = async (id: number) => {
  const { results } = await env.DB.prepare(
    'select item_id from item_holds where trade_id = ? order by item_id',
  )
    .bind(id)
    .all<{ item_id: number }>()
  return results.map((row) => row.item_id)
}
const statusOf = async (browser: Browser, { id }: Item) =>
  (await (await browser.get(`/api/items/${id}`)).json<Item>()).tradeStatus
const versionsOf = async (browser: Browser): Promise<Terms[]> =>
  (await browser.get(`/api/trades/${trade.id}/terms`)).json()

/** Both sides of a version, by the names of things. */
const named = ({ offered, requested, offeredAmount, requestedAmount }: Terms) => [
  offered.map(({ title }) => title),
  requested.map(({ title }) => title),
  offeredAmount,
  requestedAmount,
]

describe('while pending', () => {
  test('the asked side counters, is asked again, and what was offered before stays readable', async () => {
    const { owner, proposer } = pair
    const countered = await walk(trade.id, [
      [
        owner.browser,
        'counter',
        {
          ...{ version: 1, offeredItemIds: [bike.id, radio.id], message: 'Con la radio, sí' },
          ...{ requestedItemIds: [chairs.id, table.id], requestedAmount: 5_000_000 },
        },
      ],
    ])
    expect(countered).toMatchObject({
      ...{ status: 'pending', version: 2, offeredBy: owner.id, offerType: 'item' },
      ...{ offeredAmount: null, requestedAmount: 5_000_000, currency: 'PYG' },
      requestedItem: { id: table.id },
      availableActions: ['withdraw', 'counter'],
      previous: { version: 1, event: 1, offered: [{ title: 'Bicicleta' }] },
    })
    expect(ids(countered.offeredItems)).toEqual([bike.id, radio.id])
    expect(ids(countered.otherRequestedItems)).toEqual([chairs.id])
    expect(countered.events.at(-1)).toMatchObject({
      ...{ id: 2, type: 'counter', message: 'Con la radio, sí', details: { version: 2 } },
    })
    const asked = await tradeOf(proposer.browser, trade.id)
    expect(asked.availableActions).toEqual(['accept', 'reject', 'counter'])
    const again = await walk(trade.id, [
      [
        proposer.browser,
        'counter',
        { version: 2, offeredItemIds: [radio.id], offeredAmount: 2_000_000 },
      ],
    ])
    expect(again).toMatchObject({ version: 3, offeredBy: proposer.id, offerType: 'combination' })
    expect(again.requestedAmount).toBeNull()
    expect((await versionsOf(owner.browser)).map(named)).toEqual([
      [['Bicicleta'], ['Mesa'], null, null],
      [['Bicicleta', 'Radio'], ['Mesa', 'Sillas'], null, 5_000_000],
    ])
    const accepted = await walk(trade.id, [[owner.browser, 'accept', { version: 3 }]])
    expect(accepted.status).toBe('accepted')
    expect(await holdsOf(trade.id)).toEqual([table.id, chairs.id, radio.id].sort((a, b) => a - b))
    expect(await statusOf(owner.browser, bike)).toBe('available')
  })

  test('accepting another version than is there is refused with the fresh one', async () => {
    const { owner, proposer } = pair
    await walk(trade.id, [[proposer.browser, 'counter', { offeredItemIds: [radio.id] }]])
    const answer = await said(await act(owner.browser, trade.id, 'accept', { version: 1 }))
    expect(answer).toMatchObject({ status: 409, code: 'trade_moved', current: { version: 2 } })
    // The body of before names none: it is the newest.
    expect((await act(owner.browser, trade.id, 'accept')).status).toBe(200)
  })

  test('an offer on what has been edited since it was shown is refused with the fresh state', async () => {
    const { owner, proposer } = pair
    await owner.browser.send('PUT', `/api/items/${chairs.id}`, { json: { title: 'Dos sillas' } })
    const offer = {
      requestedItemIds: [table.id, chairs.id],
      revisions: [{ itemId: chairs.id, revision: chairs.revision }],
    }
    const answer = await said(await act(proposer.browser, trade.id, 'counter', offer))
    expect(answer).toMatchObject({ status: 409, code: 'seen_changed', current: { version: 1 } })
    expect((await tradeOf(owner.browser, trade.id)).events).toHaveLength(1)
  })

  test('whoever made the last offer withdraws it, the other side rejects it', async () => {
    const { owner, proposer } = pair
    await walk(trade.id, [[owner.browser, 'counter', { requestedAmount: 100_000 }]])
    expect((await said(await act(proposer.browser, trade.id, 'withdraw'))).code).toBe(
      'trade_not_yours',
    )
    expect((await said(await act(owner.browser, trade.id, 'reject'))).code).toBe('trade_not_yours')
    expect((await walk(trade.id, [[owner.browser, 'withdraw']])).status).toBe('cancelled')
  })

  test('the owner puts terms on a question, of which nothing was offered', async () => {
    const { owner, proposer } = pair
    const asked: TradePage = await (
      await propose(proposer.browser, { itemId: chairs.id, message: '¿Siguen?' })
    ).json()
    const offer = { offeredItemIds: [radio.id] }
    const made = await walk(asked.id, [[owner.browser, 'counter', offer]])
    expect(made).toMatchObject({ offerType: 'item', offeredBy: owner.id, message: '¿Siguen?' })
    expect((await act(proposer.browser, asked.id, 'accept', { version: 2 })).status).toBe(200)
  })

  test('a first offer may ask for several things of one person, and for money', async () => {
    const { owner, proposer } = pair
    const body = {
      ...{ requestedItemId: chairs.id, offeredItemIds: [radio.id] },
      ...{ requestedItemIds: [chairs.id, table.id], requestedAmount: 3_000_000 },
    }
    const made = await propose(proposer.browser, body)
    expect(await made.json()).toMatchObject({
      ...{ requestedItem: { id: chairs.id }, otherRequestedItems: [{ id: table.id }] },
      ...{ requestedAmount: 3_000_000, version: 1 },
    })
    const foreign = { ...body, requestedItemId: table.id, requestedItemIds: [table.id, bike.id] }
    expect((await said(await propose(proposer.browser, foreign))).status).toBe(422)
    expect(owner.id).not.toBe(proposer.id)
  })

  test.each([
    [
      'without the item that it began with',
      () => ({ requestedItemIds: [chairs.id] }),
      'asked_missing',
    ],
    ['with nothing from the proposer', () => ({ offeredItemIds: [] }), 'offered_missing'],
    ['with money from both', () => ({ offeredAmount: 100, requestedAmount: 100 }), 'money_both'],
    ['with a thing twice', () => ({ offeredItemIds: [bike.id, bike.id] }), 'offered_doubled'],
    [
      'with the owner’s thing as the proposer’s',
      () => ({ offeredItemIds: [chairs.id] }),
      'offered_not_yours',
    ],
    [
      'with the proposer’s thing as the owner’s',
      () => ({ requestedItemIds: [table.id, radio.id] }),
      'asked_other_owner',
    ],
    ['that are the same again', () => ({ offeredItemIds: [bike.id] }), 'terms_same'],
  ])('terms %s are 422', async (_what, body, code) => {
    const answer = await said(await act(pair.owner.browser, trade.id, 'counter', body()))
    expect(answer).toMatchObject({ status: 422, code })
    expect((await tradeOf(pair.owner.browser, trade.id)).version).toBe(1)
  })

  test('what is promised elsewhere cannot be offered', async () => {
    const { owner, proposer } = pair
    const third = await makeAccount()
    const mine = await makeItem(third.browser)
    const other: TradePage = await (
      await propose(third.browser, { requestedItemId: radio.id, offeredItemIds: [mine.id] })
    ).json()
    await walk(other.id, [[proposer.browser, 'accept']])
    const body = { offeredItemIds: [radio.id] }
    const answer = await said(await act(owner.browser, trade.id, 'counter', body))
    expect(answer).toMatchObject({ status: 409, code: 'offered_held', current: { version: 1 } })
  })

  test('there are twenty versions and no more', async () => {
    const { owner, proposer } = pair
    for (let version = 2; version <= VERSIONS_MAX; version += 1) {
      const by = version % 2 ? proposer : owner
      await walk(trade.id, [[by.browser, 'counter', { requestedAmount: version * 100_000 }]])
    }
    const body = { requestedAmount: 100 }
    expect((await said(await act(owner.browser, trade.id, 'counter', body))).code).toBe(
      'terms_many',
    )
    expect((await act(proposer.browser, trade.id, 'accept')).status).toBe(200)
  })
})

describe('who waits', () => {
  const say = (browser: Browser, content: string) =>
    browser.post(`/api/trade-proposals/${trade.id}/messages`, { content })

  test('terms of the owner are an answer: whoever began writes on', async () => {
    const { owner, proposer } = pair
    await walk(trade.id, [[owner.browser, 'counter', { requestedAmount: 5_000_000 }]])
    for (let n = 0; n < 12; n += 1) {
      expect((await say(proposer.browser, `Línea ${n}`)).status).toBe(201)
    }
  })

  test('whoever made the last offer gets time for an answer by a word of the other side', async () => {
    const { owner, proposer } = pair
    pass(HOUR)
    await walk(trade.id, [[owner.browser, 'counter', { requestedAmount: 5_000_000 }]])
    const { expiresAt } = await tradeOf(owner.browser, trade.id)
    pass(HOUR)
    await say(owner.browser, '¿Qué dices?')
    await hear(trade.id)
    expect((await tradeOf(owner.browser, trade.id)).expiresAt).toBe(expiresAt)
    await say(proposer.browser, 'Lo pienso')
    await hear(trade.id)
    const later = await tradeOf(owner.browser, trade.id)
    expect(Date.parse(later.expiresAt) - Date.parse(expiresAt)).toBeGreaterThanOrEqual(HOUR)
  })

  test('what goes elsewhere is told to whoever made the last offer, and waits', async () => {
    const { owner, proposer } = pair
    await walk(trade.id, [[owner.browser, 'counter', { requestedAmount: 5_000_000 }]])
    const third = await makeAccount()
    const mine = await makeItem(third.browser)
    const other: TradePage = await (
      await propose(third.browser, { requestedItemId: bike.id, offeredItemIds: [mine.id] })
    ).json()
    await walk(other.id, [[proposer.browser, 'accept']])
    const told = async ({ browser }: Pair['owner']) => {
      const notices: { type: string; relatedId: number }[] = await (
        await browser.get('/api/notifications')
      ).json()
      return notices.some((one) => one.type === 'trade_blocked' && one.relatedId === trade.id)
    }
    expect([await told(owner), await told(proposer)]).toEqual([true, false])
  })
})

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
