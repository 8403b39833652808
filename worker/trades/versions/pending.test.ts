/** Terms and counter-offers while nothing is agreed (D49), on the real app and database. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR } from '../../http/clock.ts'
import type { Item } from '../../items/contract.ts'
import type { Browser } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { act, hear, type Pair, propose, tradeOf, walk } from '../../testing/makers/trade-maker.ts'
import type { Terms, TradePage } from '../contract.ts'
import { VERSIONS_MAX } from '../terms.ts'
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

afterEach(setClockBack)

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
