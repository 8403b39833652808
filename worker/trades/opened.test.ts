/** A trade's page in one answer: who the other side is, and what was said, beside the trade. */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { on } from '../testing/faults/ground.ts'
import { FaultSwitch, faultyRooms } from '../testing/faults/switch.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeCompleted, write } from '../testing/makers/review-maker.ts'
import { makePair, makeProposal, type Pair, propose } from '../testing/makers/trade-maker.ts'
import type { Opened } from './contract.ts'

let pair: Pair
beforeEach(async () => {
  pair = await makePair()
})

const ASUNCION = { latitude: -25.28, longitude: -57.63, city: 'Asunción', country: 'Paraguay' }
const ENCARNACION = {
  ...{ latitude: -27.33, longitude: -55.87, city: 'Encarnación', country: 'Paraguay' },
}

type Reader = Pick<Pair['owner'], 'browser'>
const opened = async ({ browser }: Reader, id: number): Promise<Opened> =>
  (await browser.get(`/api/trades/${id}?chat=1`)).json()
const say = (from: Reader, id: number, content: string) =>
  from.browser.post(`/api/trade-proposals/${id}/messages`, { content })

test('who asks for the chat has it with the trade, with how far each side has read', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  await say(proposer, id, 'Hola')
  await say(owner, id, '¿Qué tal?')
  await owner.browser.post(`/api/trade-proposals/${id}/read`, { number: 1 })
  const { chat } = await opened(proposer, id)
  expect(chat?.messages.map(({ content }) => content)).toEqual(['Hola', '¿Qué tal?'])
  expect(chat?.reads[owner.id]).toBe(1)
  const plain: Opened = await (await owner.browser.get(`/api/trades/${id}`)).json()
  expect(plain).not.toHaveProperty('chat')
  const other = await (await makeAccount()).browser.get(`/api/trades/${id}?chat=1`)
  expect(other.status).toBe(404)
})

test('of two who are apart neither learns what the other has read', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  await say(proposer, id, 'Hola')
  for (const { browser } of [owner, proposer]) {
    await browser.post(`/api/trade-proposals/${id}/read`, { number: 1 })
  }
  await owner.browser.post('/api/blocks', { userId: proposer.id })
  expect(Object.keys((await opened(proposer, id)).chat?.reads ?? {})).toEqual([proposer.id])
})

test.each(['down', 'error', 'nonsense'] as const)(
  'the page stands without a room that is %s',
  async (fault) => {
    const { id } = await makeProposal(pair)
    const rooms = faultyRooms(env.TRADE_ROOM, new FaultSwitch(fault))
    const broken = { browser: on(pair.owner.browser, { TRADE_ROOM: rooms }) }
    const page = await opened(broken, id)
    expect(page).toMatchObject({ id, status: 'pending' })
    expect(page).not.toHaveProperty('chat')
  },
)

test('who the other side is: their stars, their exchanges, and from where, beyond the last step', async () => {
  const { owner, proposer } = pair
  const done = await makeCompleted(pair)
  await write(owner.browser, proposer.id, done.id, { rating: 4 })
  await write(proposer.browser, owner.id, done.id, { rating: 5 })
  const table = await makeItem(owner.browser, ASUNCION)
  const bike = await makeItem(proposer.browser, ENCARNACION)
  const offer = { requestedItemId: table.id, offeredItemIds: [bike.id] }
  const { id } = await (await propose(proposer.browser, offer)).json<Opened>()
  expect((await opened(owner, id)).other).toEqual({
    ...{ averageRating: 4, tradeReviews: 1, successfulTrades: 1, noShows: 0 },
    ...{ people: 1, hasMorePeople: false, answersIn: null, proofs: [] },
    ...{ distanceKm: null, city: 'Encarnación' },
  })
  expect((await opened(proposer, id)).other).toMatchObject({ averageRating: 5, distanceKm: null })
})

test('whoever offers money alone has no place, and who is new has no stars', async () => {
  const { owner, proposer } = pair
  const table = await makeItem(owner.browser, ASUNCION)
  const offer = { requestedItemId: table.id, offerType: 'money', offeredAmount: 100_000 }
  const { id } = await (await propose(proposer.browser, offer)).json<Opened>()
  const nobody = {
    ...{ averageRating: 0, tradeReviews: 0, successfulTrades: 0, distanceKm: null },
    ...{ noShows: 0, people: 0, hasMorePeople: false, answersIn: null, proofs: [] },
  }
  expect((await opened(owner, id)).other).toEqual({ ...nobody, city: null })
  expect((await opened(proposer, id)).other).toEqual({ ...nobody, city: 'Asunción' })
})
