/** What two people do in the same moment: one legal state, one gapless sequence, the loser told how it stands. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
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
import type { Action } from './terms.ts'

const ROUNDS = 50

let pair: Pair
let third: Pair['proposer']
beforeAll(async () => {
  pair = await makePair()
  third = await makeAccount({ firstName: 'Caro' })
})

const sorted = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map((one) => one.status).sort()

// Case 1.
test('one item accepted in two trades at once: one wins, in 50 rounds that run together', async () => {
  const { owner } = pair
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id: item } = await makeItem(owner.browser, { title: `Guitarra ${round}` })
    const offer = { requestedItemId: item, offerType: 'money' }
    const one = await makeProposal(pair, { ...offer, offeredAmount: 500_000 })
    const two = await makeProposal({ owner, proposer: third }, { ...offer, offeredAmount: 700_000 })
    rounds.push([one.id, two.id])
  }
  const ends = await Promise.all(
    rounds.map((ids) => sorted(ids.map((id) => act(owner.browser, id, 'accept')))),
  )
  expect(ends).toEqual(rounds.map(() => [200, 409]))
  for (const ids of rounds) {
    const trades = await Promise.all(ids.map((id) => tradeOf(owner.browser, id)))
    const states = trades.map((trade) => `${trade.status} ${trade.blocked}`).sort()
    expect(states).toEqual(['accepted false', 'pending true'])
  }
}, 120_000)

test('both confirm at once: both are told yes, and it completes once, in 50 rounds', async () => {
  const { owner, proposer } = pair
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
    await walk(id, [[owner.browser, 'accept']])
    const both = [owner, proposer].map(({ browser }) => act(browser, id, 'confirm_delivery'))
    expect(await sorted(both)).toEqual([200, 200])
    const trade = await tradeOf(owner.browser, id)
    expect(trade.status).toBe('completed')
    expect(trade.events.map((event) => event.id)).toEqual([1, 2, 3, 4])
  }
  const { results } = await env.DB.prepare('select successful_trades from users where id = ?')
    .bind(owner.id)
    .all()
  expect(results).toEqual([{ successful_trades: ROUNDS }])
}, 120_000)

/** Where both sides may do something: how far it has come, and what may be done there. */
const FROM = {
  pending: { steps: 1, may: ['accept', 'reject', 'withdraw', 'counter'] },
  accepted: {
    steps: 2,
    may: ['propose_change', 'set_meeting_details', 'confirm_delivery', 'request_cancellation'],
  },
  changing: {
    steps: 3,
    may: ['agree_change', 'decline_change', 'withdraw_change', 'confirm_delivery'],
  },
  meeting: {
    steps: 3,
    may: ['confirm_meeting', 'set_meeting_details', 'request_cancellation', 'confirm_delivery'],
  },
  cancelling: { steps: 3, may: ['approve_cancellation', 'deny_cancellation'] },
} as const satisfies Record<string, { steps: number; may: readonly Action[] }>

async function broughtTo(from: keyof typeof FROM, more: Record<string, unknown>) {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
  if (from !== 'pending') await walk(id, [[owner.browser, 'accept']])
  if (from === 'changing') {
    await walk(id, [[proposer.browser, 'propose_change', { offeredAmount: 800_000 }]])
  }
  if (from === 'meeting') await walk(id, [[proposer.browser, 'set_meeting_details', more]])
  if (from === 'cancelling') await walk(id, [[proposer.browser, 'request_cancellation']])
  return id
}

/** Case 6, and every other pair of what may be done there, by both sides. */
test.each(Object.keys(FROM) as (keyof typeof FROM)[])(
  'every pair of actions together leaves one legal state and no gap: %s',
  async (from) => {
    const { owner, proposer } = pair
    const meetingDateTime = new Date(testContext().ctx.clock.now() + 86_400_000).toISOString()
    const more = { meetingLocation: 'Plaza', meetingDateTime }
    const { steps, may } = FROM[from]
    const pairs = may.flatMap((one) => may.map((other) => [one, other] as const))
    await Promise.all(
      pairs.map(async ([one, other]) => {
        const id = await broughtTo(from, more)
        // What each names: the change, the suggestion, other terms.
        const body = { ...more, version: from === 'changing' ? 2 : 1, event: 3 }
        const answers = await Promise.all([
          act(owner.browser, id, one, {
            ...body,
            offeredAmount: 900_000,
            meetingLocation: 'Shopping',
          }),
          act(proposer.browser, id, other, {
            ...body,
            offeredAmount: 700_000,
            meetingLocation: 'Terminal',
          }),
        ])
        const won = answers.filter((answer) => answer.status === 200).length
        const trade = await tradeOf(owner.browser, id)
        expect(trade.events.map((event) => event.id)).toEqual(
          Array.from({ length: steps + won }, (_, n) => n + 1),
        )
        for (const answer of answers) {
          expect([200, 403, 409]).toContain(answer.status)
          if (answer.status === 409) {
            expect(await answer.json()).toMatchObject({ current: { id } })
          }
        }
      }),
    )
  },
  120_000,
)

/** Each with another offer, the change or the edit at the very same moment: 50 rounds, ten at a time. */
async function inRounds(round: (n: number) => Promise<void>): Promise<void> {
  for (let from = 0; from < ROUNDS; from += 10) {
    await Promise.all(Array.from({ length: 10 }, (_, n) => round(from + n)))
  }
}
const gapless = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

// D49.
test.each([
  ['accept', 'owner', 'proposer'],
  ['withdraw', 'proposer', 'owner'],
] as const)(
  'a counter-offer and %s at once: one of them, and the terms that it meant',
  async (action, by, other) => {
    await inRounds(async () => {
      const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
      const answers = await Promise.all([
        act(pair[by].browser, id, action, { version: 1 }),
        act(pair[other].browser, id, 'counter', { version: 1, offeredAmount: 700_000 }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const trade = await tradeOf(pair.owner.browser, id)
      const ended = action === 'accept' ? 'accepted' : 'cancelled'
      expect([trade.status, trade.version, trade.offeredAmount]).toEqual(
        answers[0]?.ok ? [ended, 1, 500_000] : ['pending', 2, 700_000],
      )
      expect(trade.events.map((event) => event.id)).toEqual(gapless(2))
    })
  },
  120_000,
)

// D50.
test('a change is agreed and the hand-over confirmed at once: the confirmation stands for what is in force', async () => {
  await inRounds(async () => {
    const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
    await walk(id, [
      [pair.owner.browser, 'accept'],
      [pair.owner.browser, 'propose_change', { offeredAmount: 900_000 }],
    ])
    const answers = await Promise.all([
      act(pair.proposer.browser, id, 'agree_change', { version: 2 }),
      act(pair.owner.browser, id, 'confirm_delivery', { version: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const trade = await tradeOf(pair.owner.browser, id)
    expect(trade.events.map((event) => event.id)).toEqual(gapless(4))
    expect(trade.change).toBeNull()
    const isAgreed = answers[0]?.ok === true
    expect([trade.version, trade.toUserDeliveryConfirmed]).toEqual([isAgreed ? 2 : 1, !isAgreed])
  })
}, 120_000)

test('a change is agreed and its new thing accepted elsewhere at once: one of them has it', async () => {
  await inRounds(async (n) => {
    const { owner, proposer } = pair
    const wanted = await makeItem(owner.browser, { title: `Banco ${n}` })
    const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
    const money = { requestedItemId: wanted.id, offerType: 'money', offeredAmount: 100_000 }
    const elsewhere = await makeProposal(
      { owner, proposer: third },
      { ...money, offeredItemIds: [] },
    )
    const begun = (await walk(id, [[owner.browser, 'accept']])).requestedItem.id
    await walk(id, [[owner.browser, 'propose_change', { requestedItemIds: [begun, wanted.id] }]])
    const answers = await Promise.all([
      act(proposer.browser, id, 'agree_change', { version: 2 }),
      act(owner.browser, elsewhere.id, 'accept', { version: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { results } = await env.DB.prepare('select trade_id from item_holds where item_id = ?')
      .bind(wanted.id)
      .all()
    expect(results).toEqual([{ trade_id: answers[0]?.ok ? id : elsewhere.id }])
  })
}, 120_000)

test('a proposal sent twice at once is one; with the same id of its form both answer it', async () => {
  const { owner, proposer } = pair
  const { id: item } = await makeItem(owner.browser)
  const body = { requestedItemId: item, offerType: 'money', offeredAmount: 500_000 }
  expect(await sorted([body, body].map((b) => propose(proposer.browser, b)))).toEqual([201, 409])
  const { id: other } = await makeItem(owner.browser)
  const same = { ...body, requestedItemId: other, clientId: crypto.randomUUID() }
  const answers = await Promise.all([same, same, same].map((b) => propose(proposer.browser, b)))
  expect(answers.map((one) => one.status).sort()).toEqual([200, 200, 201])
  const ids = await Promise.all(answers.map(async (one) => (await one.json<{ id: number }>()).id))
  expect(new Set(ids).size).toBe(1)
})
