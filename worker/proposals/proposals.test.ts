/** Proposing through the real routes: both bodies, everything that is refused, the limits and the lists. */
import { beforeAll, describe, expect, test } from 'vitest'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { makePair, makeProposal, type Pair, propose, walk } from '../testing/makers/trade-maker.ts'
import type { Trade } from '../trades/contract.ts'
import { PROPOSAL_MESSAGE_MAX } from './terms.ts'

let pair: Pair
let requested: number
let mine: number
beforeAll(async () => {
  pair = await makePair()
  requested = (await makeItem(pair.owner.browser)).id
  mine = (await makeItem(pair.proposer.browser, { title: 'Radio' })).id
})

const fresh = async () => (await makeItem(pair.owner.browser)).id
const codeOf = async (answer: Response) => {
  const { code, issues } = await answer.json<{ code: string; issues?: { path: string }[] }>()
  return [answer.status, code, ...(issues ?? []).map((issue) => issue.path)]
}

describe('what an offer may be', () => {
  test('money, in minor units', async () => {
    const body = { requestedItemId: await fresh(), offerType: 'money', offeredAmount: 15_000_000 }
    const made: Trade = await (
      await propose(pair.proposer.browser, { ...body, currency: 'PYG' })
    ).json()
    expect(made).toMatchObject({ offerType: 'money', offeredAmount: 15_000_000, currency: 'PYG' })
    expect(made.offeredItems).toEqual([])
  })

  test('items and money together', async () => {
    const made = await makeProposal(pair, {
      offerType: 'combination',
      offeredItemIds: [mine],
      offeredAmount: 5_000_000,
    })
    expect(made).toMatchObject({ offerType: 'combination', offeredItemIds: [mine] })
  })

  test('items without a kind are an offer of things; a message alone is "a convenir"', async () => {
    const things = { requestedItemId: await fresh(), offeredItemIds: [mine] }
    expect(await (await propose(pair.proposer.browser, things)).json()).toMatchObject({
      offerType: 'item',
    })
    const words = { itemId: await fresh(), message: ' Hola ' }
    expect(await (await propose(pair.proposer.browser, words)).json()).toMatchObject({
      offerType: null,
      message: 'Hola',
      currency: null,
    })
  })
})

describe('what is refused', () => {
  const money = { offerType: 'money', offeredAmount: 100_000 }
  const things = { offerType: 'item' }
  // Case 2 is the doubled item.
  const rows: [string, () => Record<string, unknown>, unknown[]][] = [
    ['nothing', () => ({}), [422, 'invalid', 'requestedItemId']],
    ['no message alone', () => ({ itemId: requested }), [422, 'message_required']],
    ['no things', () => ({ requestedItemId: requested, ...things }), [422, 'offered_missing']],
    [
      'an empty list of things',
      () => ({ requestedItemId: requested, offeredItemIds: [] }),
      [422, 'offered_missing'],
    ],
    [
      'money without an amount',
      () => ({ requestedItemId: requested, offerType: 'money' }),
      [422, 'amount_required'],
    ],
    [
      'a combination of things alone',
      () => ({ requestedItemId: requested, offerType: 'combination', offeredItemIds: [mine] }),
      [422, 'amount_required'],
    ],
    [
      'half a guaraní',
      () => ({ requestedItemId: requested, ...money, offeredAmount: 150 }),
      [422, 'invalid', 'offeredAmount'],
    ],
    [
      'less than nothing',
      () => ({ requestedItemId: requested, ...money, offeredAmount: -100 }),
      [422, 'invalid', 'offeredAmount'],
    ],
    [
      'the same thing twice',
      () => ({ requestedItemId: requested, ...things, offeredItemIds: [mine, mine] }),
      [422, 'offered_doubled'],
    ],
    [
      'the thing itself',
      () => ({ requestedItemId: requested, ...things, offeredItemIds: [requested] }),
      [422, 'offered_target'],
    ],
    [
      'somebody else’s thing',
      () => ({ requestedItemId: requested, ...things, offeredItemIds: [999_999] }),
      [422, 'offered_not_yours'],
    ],
    [
      'another owner',
      () => ({ requestedItemId: requested, toUserId: pair.proposer.id, ...money }),
      [422, 'proposal_other_owner'],
    ],
    ['one’s own item', () => ({ requestedItemId: mine, ...money }), [422, 'proposal_own']],
    [
      'an item that never was',
      () => ({ requestedItemId: 999_999, ...money }),
      [404, 'item_not_found'],
    ],
    [
      'endless words',
      () => ({
        requestedItemId: requested,
        ...money,
        message: 'x'.repeat(PROPOSAL_MESSAGE_MAX + 1),
      }),
      [422, 'invalid', 'message'],
    ],
  ]
  test.each(rows)('%s', async (_what, body, expected) => {
    expect(await codeOf(await propose(pair.proposer.browser, body()))).toEqual(expected)
  })

  test('a second pending one for the same item', async () => {
    const body = { requestedItemId: await fresh(), ...money }
    expect((await propose(pair.proposer.browser, body)).status).toBe(201)
    expect(await codeOf(await propose(pair.proposer.browser, body))).toEqual([
      409,
      'proposal_pending',
    ])
  })

  test('what is promised to another trade, on either side', async () => {
    const trade = await makeProposal(pair)
    await walk(trade.id, [[pair.owner.browser, 'accept']])
    const third = await makeAccount()
    const asked = { requestedItemId: trade.requestedItem.id, ...money }
    expect(await codeOf(await propose(third.browser, asked))).toEqual([409, 'item_unavailable'])
    const offered = { requestedItemId: requested, ...things, offeredItemIds: trade.offeredItemIds }
    expect(await codeOf(await propose(pair.proposer.browser, offered))).toEqual([
      409,
      'offered_held',
    ])
  })

  test('a visitor', async () => {
    const visitor = await makeAccount()
    visitor.browser.cookies.clear()
    expect((await propose(visitor.browser, { itemId: requested, message: 'hola' })).status).toBe(
      401,
    )
    expect((await visitor.browser.get('/api/trade-proposals')).status).toBe(401)
  })
})

test('30 a day, 5 in ten minutes to one person; said with the time to wait', async () => {
  const limited = await makePair({ RATE_LIMIT_FACTOR: '1' })
  for (const { id } of Object.values(limited)) await provePhone(id)
  const body = { offerType: 'money', offeredAmount: 100_000 }
  const ids = []
  for (const title of ['Mesa', 'Silla', 'Cama', 'Radio', 'Pala', 'Libro']) {
    ids.push((await makeItem(limited.owner.browser, { title })).id)
  }
  for (const requestedItemId of ids.slice(0, 5)) {
    expect((await propose(limited.proposer.browser, { requestedItemId, ...body })).status).toBe(201)
  }
  const sixth = await propose(limited.proposer.browser, { requestedItemId: ids[5], ...body })
  expect(sixth.status).toBe(429)
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(500)
})

test('lists: received and sent, newest first, in pages, none twice', async () => {
  const { owner, proposer } = await makePair()
  const made: number[] = []
  for (let n = 0; n < 5; n += 1) made.push((await makeProposal({ owner, proposer })).id)
  const back = (await makeProposal({ owner: proposer, proposer: owner })).id
  const get = async (query: string) => {
    const answer = await owner.browser.get(`/api/trade-proposals${query}`)
    const rows = await answer.json<Trade[]>()
    const next = /<([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1]
    return { ids: rows.map((row) => row.id), total: answer.headers.get('x-total-count'), next }
  }
  expect((await get('')).ids).toEqual([back, ...made.toReversed()])
  expect((await get('?box=sent')).ids).toEqual([back])
  const first = await get('?box=received&limit=2')
  expect([first.ids, first.total]).toEqual([made.toReversed().slice(0, 2), '5'])
  const second = await get(new URL(first.next ?? '', 'http://localhost').search)
  expect(second.ids).toEqual(made.toReversed().slice(2, 4))
})

test('asked for it, what goes on stands first by groups, once, whichever page it belongs to', async () => {
  const { owner, proposer } = await makePair()
  const late = await makeProposal({ owner, proposer })
  const own = await makeProposal({ owner: proposer, proposer: owner })
  const agreed = await makeProposal({ owner: proposer, proposer: owner })
  await walk(agreed.id, [
    [proposer.browser, 'accept'],
    [proposer.browser, 'request_cancellation'],
  ])
  const over = await makeProposal({ owner, proposer })
  await walk(over.id, [[owner.browser, 'reject']])
  const newest = await makeProposal({ owner: proposer, proposer: owner })
  const open = await makeProposal({ owner, proposer })
  await walk(open.id, [[owner.browser, 'accept']])
  const taken = await makeProposal({ owner: proposer, proposer: owner })
  await walk(taken.id, [[owner.browser, 'withdraw']])

  const pages = async (limit: number) => {
    const found: number[][] = []
    let next: string | undefined = `/api/trade-proposals?box=all&limit=${limit}`
    while (next) {
      const answer = await owner.browser.get(next)
      found.push((await answer.json<Trade[]>()).map((row) => row.id))
      next = /<([^>]*)>/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    return found
  }
  // It is my turn; under way; it is theirs; over.
  const order = [agreed, late, open, newest, own, taken, over].map(({ id }) => id)
  expect(await pages(24)).toEqual([order])
  expect(await pages(5)).toEqual([order.slice(0, 5), order.slice(5)])
  // A page has room for some of what goes on: the rest comes in its place among the newest, once.
  const [first3, ...behind] = await pages(3)
  expect(first3).toEqual(order.slice(0, 3))
  expect(behind.flat()).toEqual([taken, newest, over, own].map(({ id }) => id))

  const first = await owner.browser.get('/api/trade-proposals?box=all&limit=3')
  const cursor = new URL(
    /<([^>]*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '',
    'http://localhost',
  ).searchParams.get('cursor')
  expect((await owner.browser.get(`/api/trade-proposals?cursor=${cursor}`)).status).toBe(400)
})

test('an item tells whoever proposed for it of their own proposal, until that is over', async () => {
  const { owner, proposer } = await makePair()
  const third = await makeAccount()
  const trade = await makeProposal({ owner, proposer })
  const item = trade.requestedItem.id
  const own = async ({ browser }: Pair['owner']) =>
    (await browser.get(`/api/trade-proposals/for-item/${item}`)).json()
  expect(await own(proposer)).toMatchObject({ id: trade.id, status: 'pending' })
  expect(await own(third)).toBeNull()
  expect(await own(owner)).toBeNull()
  await walk(trade.id, [[owner.browser, 'accept']])
  expect(await own(proposer)).toMatchObject({ id: trade.id, status: 'accepted' })
  expect(await own(third)).toBeNull()
  await walk(trade.id, [
    [owner.browser, 'confirm_delivery'],
    [proposer.browser, 'confirm_delivery'],
  ])
  // The hold stays: the item is gone for good (D26).
  expect(await own(proposer)).toBeNull()
  const second = await makeProposal({ owner, proposer })
  await walk(second.id, [[proposer.browser, 'withdraw']])
  const gone = `/api/trade-proposals/for-item/${second.requestedItem.id}`
  expect(await (await proposer.browser.get(gone)).json()).toBeNull()
})
