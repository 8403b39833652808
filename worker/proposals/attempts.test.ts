/** The id of a proposal belongs to one offer: another one under it is refused, never said to be sent. */
import { beforeAll, expect, test } from 'vitest'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, type Pair, propose, tradeOf } from '../testing/makers/trade-maker.ts'
import type { Trade, TradePage } from '../trades/contract.ts'

let pair: Pair
beforeAll(async () => {
  pair = await makePair()
})

async function offer() {
  const { owner, proposer } = pair
  const { id: requestedItemId } = await makeItem(owner.browser)
  const { id: offered } = await makeItem(proposer.browser, { title: 'Radio a pilas' })
  return {
    ...{ toUserId: owner.id, requestedItemId, offerType: 'combination', message: 'Hola' },
    ...{ offeredItemIds: [offered], offeredAmount: 5_000_000, clientId: crypto.randomUUID() },
  }
}
const sent = async (): Promise<Trade[]> =>
  (await pair.proposer.browser.get('/api/trade-proposals?box=sent')).json()

test('the same id with another offer is refused, with the trade that is there, and stores nothing', async () => {
  const { browser } = pair.proposer
  const body = await offer()
  const made: TradePage = await (await propose(browser, body)).json()
  const before = (await sent()).length
  const { id: other } = await makeItem(browser)
  const { id: elsewhere } = await makeItem(pair.owner.browser)
  const { toUserId: _given, ...rest } = body
  for (const changed of [
    { ...body, offeredAmount: 500_000 },
    { ...body, message: 'Hola, ¿qué tal?' },
    { ...body, offerType: 'item', offeredAmount: null },
    { ...body, offeredItemIds: [...body.offeredItemIds, other] },
    { ...body, requestedItemId: elsewhere },
    rest,
  ]) {
    const answer = await propose(browser, changed)
    expect(answer.status).toBe(409)
    const { code, current } = await answer.json<{ code: string; current: TradePage }>()
    expect([code, current]).toEqual(['client_id_reused', made])
  }
  expect(await sent()).toHaveLength(before)
  expect(await tradeOf(browser, made.id)).toEqual(made)
})

test('the same offer, written otherwise, answers what the first made', async () => {
  const { browser } = pair.proposer
  const body = { ...(await offer()), offerType: 'item', offeredAmount: null, message: 'Hola' }
  const made: TradePage = await (await propose(browser, body)).json()
  const { offeredAmount: _none, ...rest } = body
  const again = await propose(browser, { ...rest, message: ' Hola\u200b ' })
  expect([again.status, await again.json()]).toEqual([200, made])
})

test('of two different offers at once under one id one is made', async () => {
  const { browser } = pair.proposer
  const body = await offer()
  const answers = await Promise.all(
    [100, 200].map((guaranies) => propose(browser, { ...body, offeredAmount: guaranies * 1_000 })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('the id of somebody else is free', async () => {
  const body = await offer()
  await propose(pair.proposer.browser, body)
  const other = await makeAccount()
  const own = { itemId: body.requestedItemId, message: '¿Sigue?', clientId: body.clientId }
  expect((await propose(other.browser, own)).status).toBe(201)
})

test('an offer in place of a question that is sent twice at once is one, and both answer it', async () => {
  const body = await offer()
  const question = { itemId: body.requestedItemId, message: '¿Sigue?' }
  const asked: TradePage = await (await propose(pair.proposer.browser, question)).json()
  const answers = await Promise.all([body, body].map((one) => propose(pair.proposer.browser, one)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201])
  for (const answer of answers) expect((await answer.json<TradePage>()).id).toBe(asked.id)
})
