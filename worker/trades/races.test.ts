/** What two people do in the same moment: one legal state, one gapless sequence, the loser told how it stands. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
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
import { ACTIONS } from './terms.ts'

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

const FROM = ['pending', 'accepted', 'cancellation_requested'] as const
/** What there is to do where a cancellation waits. */
const ANSWERS = ['approve_cancellation', 'deny_cancellation']

/** Case 6, and every other pair: from a state where both sides may do something. */
test('every pair of actions together leaves one legal state and no gap', async () => {
  const { owner, proposer } = pair
  for (const one of ACTIONS) {
    for (const other of ACTIONS) {
      const isAnswer = [one, other].some((action) => ANSWERS.includes(action))
      for (const from of isAnswer ? FROM : FROM.slice(0, 2)) {
        const { id } = await makeProposal(pair, { offerType: 'money', offeredAmount: 500_000 })
        if (from !== 'pending') await walk(id, [[owner.browser, 'accept']])
        if (from === 'cancellation_requested')
          await walk(id, [[proposer.browser, 'request_cancellation']])
        const meeting = { meetingLocation: 'Plaza', meetingDateTime: '2099-01-01T12:00:00Z' }
        const answers = await Promise.all([
          act(owner.browser, id, one, meeting),
          act(proposer.browser, id, other, meeting),
        ])
        const won = answers.filter((answer) => answer.status === 200).length
        const trade = await tradeOf(owner.browser, id)
        const before = { pending: 1, accepted: 2, cancellation_requested: 3 }[from]
        expect(trade.events.map((event) => event.id)).toEqual(
          Array.from({ length: before + won }, (_, n) => n + 1),
        )
        for (const answer of answers) {
          expect([200, 403, 409]).toContain(answer.status)
          if (answer.status === 409) {
            expect(await answer.json()).toMatchObject({ current: { id } })
          }
        }
      }
    }
  }
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
