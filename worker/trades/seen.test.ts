/** What was seen is what is accepted: items that were edited between a look and a press. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Item } from '../items/contract.ts'
import type { Browser } from '../testing/app.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  propose,
  tradeOf,
  walk,
} from '../testing/makers/trade-maker.ts'
import type { TradePage } from './contract.ts'

let pair: Pair
let phone: Item
let table: Item
beforeEach(async () => {
  pair = await makePair()
  table = await makeItem(pair.owner.browser, { title: 'Mesa de lapacho' })
  phone = await makeItem(pair.proposer.browser, { title: 'iPhone 13 128 GB', tags: ['teléfono'] })
})

const edit = async (browser: Browser, { id }: Item, change: Record<string, unknown>) => {
  const answer = await browser.send('PUT', `/api/items/${id}`, { json: change })
  expect(answer.status).toBe(200)
}
const offer = () => ({ requestedItemId: table.id, offeredItemIds: [phone.id] })
const seenOf = ({ requestedItem, offeredItems }: TradePage) =>
  [requestedItem, ...offeredItems].map(({ id: itemId, revision }) => ({ itemId, revision }))
const inFull = ({ id: itemId, revision }: Item) => ({ itemId, revision })

describe('accepting', () => {
  test('what was shown and is still so', async () => {
    const trade = await makeProposal(pair, offer())
    const answer = await act(pair.owner.browser, trade.id, 'accept', { revisions: seenOf(trade) })
    expect(answer.status).toBe(200)
  })

  test.each(['offered', 'requested'] as const)(
    'an %s item that was edited since is refused with the fresh state, and nothing is held',
    async (which) => {
      const trade = await makeProposal(pair, offer())
      const mine = which === 'offered' ? phone : table
      const by = which === 'offered' ? pair.proposer.browser : pair.owner.browser
      await edit(by, mine, { title: 'Funda de iPhone' })
      const { browser } = pair.owner
      const answer = await act(browser, trade.id, 'accept', { revisions: seenOf(trade) })
      expect(answer.status).toBe(409)
      const { code, current } = await answer.json<{ code: string; current: TradePage }>()
      expect([code, current]).toEqual(['seen_changed', await tradeOf(browser, trade.id)])
      expect(current.status).toBe('pending')
      const item = which === 'offered' ? current.offeredItems[0] : current.requestedItem
      expect(item).toMatchObject({ title: 'Funda de iPhone', revision: 2 })
      const opened: Item = await (await browser.get(`/api/items/${mine.id}`)).json()
      expect(opened.tradeStatus).toBe('available')
      // Seen as it is now, it may be had.
      const again = await act(browser, trade.id, 'accept', { revisions: seenOf(current) })
      expect(again.status).toBe(200)
    },
  )

  test('an edit at the very same moment: either is refused, never both done', async () => {
    for (let n = 0; n < 5; n += 1) {
      const item = await makeItem(pair.proposer.browser, { title: `Radio ${n}` })
      const trade = await makeProposal(pair, {
        requestedItemId: (await makeItem(pair.owner.browser)).id,
        offeredItemIds: [item.id],
      })
      const [accepted, edited] = await Promise.all([
        act(pair.owner.browser, trade.id, 'accept', { revisions: seenOf(trade) }),
        pair.proposer.browser.send('PUT', `/api/items/${item.id}`, {
          json: { title: 'Otra cosa', isOther: true },
        }),
      ])
      expect([accepted.status, edited.status].sort()).toEqual([200, 409])
      const now = await tradeOf(pair.owner.browser, trade.id)
      const title = edited.ok ? 'Otra cosa' : `Radio ${n}`
      expect(now.offeredItems[0]?.title).toBe(title)
      expect(now.status).toBe(edited.ok ? 'pending' : 'accepted')
    }
  })

  test('a question that has become an offer since is refused, with the offer', async () => {
    const { owner, proposer } = pair
    const asked: TradePage = await (
      await propose(proposer.browser, { itemId: table.id, message: '¿Sigue?' })
    ).json()
    const money = { requestedItemId: table.id, offerType: 'money', offeredAmount: 100_000 }
    expect((await propose(proposer.browser, money)).status).toBe(201)
    const seen = { revisions: seenOf(asked), version: asked.version }
    const answer = await act(owner.browser, asked.id, 'accept', seen)
    const { code, current } = await answer.json<{ code: string; current: TradePage }>()
    expect([answer.status, code, current.offerType]).toEqual([409, 'trade_moved', 'money'])
    const now = { revisions: seenOf(current), version: current.version }
    expect((await act(owner.browser, asked.id, 'accept', now)).status).toBe(200)
  })

  test('who does not say what was shown accepts what was offered, and nothing else (D49)', async () => {
    const one = await makeProposal(pair, offer())
    await edit(pair.proposer.browser, phone, { title: 'Funda de iPhone' })
    const { browser } = pair.owner
    const named = seenOf(one).filter(({ itemId }) => itemId === table.id)
    for (const body of [{}, { revisions: named }, { version: one.version }]) {
      const answer = await act(browser, one.id, 'accept', body)
      expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([
        409,
        'seen_changed',
      ])
    }
    const seen = seenOf(await tradeOf(browser, one.id))
    expect((await act(browser, one.id, 'accept', { revisions: seen })).status).toBe(200)
    const other = await makeProposal(pair)
    expect((await act(browser, other.id, 'accept')).status).toBe(200)
  })

  test.each([
    [{}],
    'x',
    [{ itemId: 0, revision: 1 }],
    [{ itemId: 1, revision: 1.5 }],
    Array.from({ length: 21 }, () => ({ itemId: 1, revision: 1 })),
  ])('revisions that are none are 422: %j', async (revisions) => {
    const { id } = await makeProposal(pair, offer())
    expect((await act(pair.owner.browser, id, 'accept', { revisions })).status).toBe(422)
  })
})

describe('proposing', () => {
  const body = (more: Record<string, unknown> = {}) => ({
    ...offer(),
    ...{ toUserId: pair.owner.id, offerType: 'item', message: 'Hola' },
    revisions: [inFull(table), inFull(phone)],
    ...more,
  })

  test('on what is as it was shown makes a trade', async () => {
    const answer = await propose(pair.proposer.browser, body())
    expect(answer.status).toBe(201)
    const trade: TradePage = await answer.json()
    expect(trade.requestedItem).toMatchObject({ revision: 1, change: null })
  })

  test.each(['offered', 'requested'] as const)(
    'with an %s item that was edited since it was shown makes none, and answers all as they are',
    async (which) => {
      const by = which === 'offered' ? pair.proposer.browser : pair.owner.browser
      await edit(by, which === 'offered' ? phone : table, { estimatedValue: 5_000 })
      for (const more of [{}, { clientId: crypto.randomUUID() }]) {
        const answer = await propose(pair.proposer.browser, body(more))
        expect(answer.status).toBe(409)
        const { code, current } = await answer.json<{ code: string; current: { items: Item[] } }>()
        const opened = await Promise.all(
          [table, phone].map(async ({ id }) =>
            (await pair.owner.browser.get(`/api/items/${id}`)).json<Item>(),
          ),
        )
        const plain = opened.map(({ id, estimatedValue, revision }) => ({
          id,
          estimatedValue,
          revision,
        }))
        expect(code).toBe('seen_changed')
        expect(current.items).toMatchObject(plain)
      }
      const sent = await pair.proposer.browser.get('/api/trade-proposals?box=sent')
      expect(await sent.json()).toEqual([])
    },
  )

  test('an edit at the very same moment: no proposal stands for what its maker did not see', async () => {
    for (let n = 0; n < 5; n += 1) {
      const wanted = await makeItem(pair.owner.browser, { title: `Silla ${n}` })
      const json = { title: 'Otra silla', isOther: true }
      const [answer] = await Promise.all([
        propose(pair.proposer.browser, {
          ...{ itemId: wanted.id, message: '¿Sigue?' },
          revisions: [inFull(wanted)],
        }),
        pair.owner.browser.send('PUT', `/api/items/${wanted.id}`, { json }),
      ])
      expect([201, 409]).toContain(answer.status)
      if (answer.status === 409) {
        expect(await answer.json()).toMatchObject({ code: 'seen_changed' })
        continue
      }
      const { id } = await answer.json<TradePage>()
      const { requestedItem } = await tradeOf(pair.proposer.browser, id)
      expect(requestedItem.change?.before.title).toBe(`Silla ${n}`)
    }
  })
})

describe('what changed after the proposal', () => {
  const both = (id: number) =>
    Promise.all([pair.owner, pair.proposer].map(({ browser }) => tradeOf(browser, id)))

  test('is told to both sides with what it was and what it is, also where nobody said what was shown', async () => {
    const { id } = await makeProposal(pair, offer())
    for (const page of await both(id)) expect(page.offeredItems[0]?.change).toBeNull()
    await edit(pair.proposer.browser, phone, {
      ...{ title: 'Funda de iPhone', description: 'Una funda de goma, casi nueva.' },
      ...{ estimatedValue: 10_000, condition: 'fair', categoryId: 2, tags: [], location: 'Luque' },
    })
    await edit(pair.owner.browser, table, { estimatedValue: 90_000 })
    for (const page of await both(id)) {
      expect(page.offeredItems[0]).toMatchObject({ title: 'Funda de iPhone', revision: 2 })
      expect(page.offeredItems[0]?.change).toEqual({
        before: {
          ...{ title: 'iPhone 13 128 GB', description: phone.description },
          ...{ estimatedValue: 150_000, condition: 'good', category: 'Juguetes y juegos' },
          ...{ tags: ['teléfono'], location: phone.location, photos: 0 },
        },
        now: {
          ...{ title: 'Funda de iPhone', description: 'Una funda de goma, casi nueva.' },
          ...{ estimatedValue: 10_000, condition: 'fair', category: expect.any(String) },
          ...{ tags: [], location: 'Luque', photos: 0 },
        },
        hasOtherPhotos: false,
      })
      expect(page.requestedItem.change).toMatchObject({
        before: { estimatedValue: 150_000 },
        now: { estimatedValue: 90_000 },
      })
    }
    const [listed]: TradePage[] = await (
      await pair.owner.browser.get('/api/trade-proposals?box=received')
    ).json()
    expect(listed?.offeredItems[0]?.change).not.toBeNull()
  })

  test('stays told when it was accepted as it is, and not when it was put back', async () => {
    const { id } = await makeProposal(pair, offer())
    await edit(pair.proposer.browser, phone, { title: 'Funda de iPhone' })
    await edit(pair.proposer.browser, phone, { title: 'iPhone 13 128 GB' })
    for (const page of await both(id)) expect(page.offeredItems[0]?.change).toBeNull()
    await edit(pair.proposer.browser, phone, { title: 'iPhone con funda' })
    const trade = await tradeOf(pair.owner.browser, id)
    await walk(id, [[pair.owner.browser, 'accept', { revisions: seenOf(trade) }]])
    for (const page of await both(id)) {
      expect(page.offeredItems[0]?.change).toMatchObject({
        before: { title: 'iPhone 13 128 GB' },
        now: { title: 'iPhone con funda' },
      })
    }
  })

  test('is no matter of a trade that came to nothing', async () => {
    const { id } = await makeProposal(pair, offer())
    await walk(id, [[pair.owner.browser, 'reject']])
    await edit(pair.proposer.browser, phone, { title: 'Funda de iPhone' })
    for (const page of await both(id)) expect(page.offeredItems[0]?.change).toBeNull()
  })
})
