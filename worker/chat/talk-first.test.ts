/** Talking before anything is agreed (D48): a question, its answer, and what it may become. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { act, hear, makePair, type Pair, propose, tradeOf } from '../testing/makers/trade-maker.ts'
import type { TradePage } from '../trades/contract.ts'
import type { ChatMessage } from './contract.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let pair: Pair
let item: number
let question: TradePage
beforeEach(async () => {
  pair = await makePair()
  item = (await makeItem(pair.owner.browser)).id
  question = await (await ask('¿Sigue disponible?')).json()
})
afterEach(setClockBack)

const ask = (message: string, itemId = item) => propose(pair.proposer.browser, { itemId, message })
const say = async (browser: Browser, content: string) => {
  const answer = await browser.post(`/api/trade-proposals/${question.id}/messages`, { content })
  const { code } = await answer.json<{ code?: string }>()
  return code ? [answer.status, code] : [answer.status]
}
const heard = async (browser: Browser) => {
  const answer = await browser.get(`/api/trade-proposals/${question.id}/messages`)
  return (await answer.json<ChatMessage[]>()).map(({ content }) => content)
}

test('whoever asks may add two messages, and no more until the other side answers', async () => {
  const { owner, proposer } = pair
  pass(11 * MINUTE)
  expect(await say(proposer.browser, 'Hola')).toEqual([201])
  expect(await say(proposer.browser, 'Soy de Luque')).toEqual([201])
  pass(11 * MINUTE)
  expect(await say(proposer.browser, '¿Estás?')).toEqual([201])
  pass(11 * MINUTE)
  expect(await say(proposer.browser, '¿¿Estás??')).toEqual([409, 'chat_unanswered'])
  expect(await say(owner.browser, 'Sí, sigue')).toEqual([201])
  for (let n = 0; n < 4; n += 1) {
    expect(await say(proposer.browser, `Bien ${n}`)).toEqual([201])
    pass(11 * MINUTE)
  }
  expect(await heard(owner.browser)).toHaveLength(8)
})

test('lines sent at once are counted one by one: ten with the question', async () => {
  const { proposer } = pair
  const sent = await Promise.all(
    Array.from({ length: 14 }, (_, n) => say(proposer.browser, `línea ${n}`)),
  )
  expect(sent.filter(([status]) => status === 201)).toHaveLength(9)
})

test('the owner writes as in any chat, and nothing is held by it', async () => {
  const { owner, proposer } = pair
  for (let n = 0; n < 5; n += 1) expect(await say(owner.browser, `Sí ${n}`)).toEqual([201])
  const other = await makeAccount()
  const offer = { requestedItemId: item, offerType: 'money', offeredAmount: 100_000 }
  expect((await propose(other.browser, offer)).status).toBe(201)
  expect(await heard(proposer.browser)).toHaveLength(5)
})

test('an answer that was not read yet gives three days for the next word, fourteen in all', async () => {
  const { owner, proposer } = pair
  pass(48 * HOUR)
  await say(owner.browser, 'Sí, sigue')
  await hear(question.id)
  const given = await tradeOf(proposer.browser, question.id)
  expect(Date.parse(given.expiresAt) - Date.parse(question.createdAt)).toBeGreaterThan(118 * HOUR)
  // More of the same streak gives no more.
  pass(24 * HOUR)
  await say(owner.browser, '¿La quieres?')
  await hear(question.id)
  expect((await tradeOf(proposer.browser, question.id)).expiresAt).toBe(given.expiresAt)
  // Neither does a word of the one who began.
  await say(proposer.browser, 'Lo pienso')
  await hear(question.id)
  expect((await tradeOf(proposer.browser, question.id)).expiresAt).toBe(given.expiresAt)
  for (let round = 0; round < 6; round += 1) {
    await proposer.browser.post(`/api/trade-proposals/${question.id}/read`, { number: 100 })
    await hear(question.id)
    pass(44 * HOUR)
    await say(owner.browser, `¿Y? ${round}`)
    await hear(question.id)
  }
  const { createdAt, expiresAt } = await tradeOf(proposer.browser, question.id)
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * DAY)
})

test.each(['reject', 'withdraw'] as const)(
  'after %s it is read and not written in',
  async (end) => {
    const { owner, proposer } = pair
    await say(owner.browser, 'Ya lo cambié')
    await act((end === 'reject' ? owner : proposer).browser, question.id, end)
    expect(await say(proposer.browser, 'Qué pena')).toEqual([409, 'chat_closed'])
    expect(await heard(proposer.browser)).toEqual(['Ya lo cambié'])
  },
)

test('one that has run out is over for both, whatever cron has done', async () => {
  pass(73 * HOUR)
  expect(await say(pair.owner.browser, 'Perdón, recién veo')).toEqual([409, 'chat_closed'])
})

test('between two of whom one has blocked the other nobody writes', async () => {
  const { owner, proposer } = pair
  await owner.browser.post('/api/blocks', { userId: proposer.id })
  expect(await say(proposer.browser, 'Hola')).toEqual([409, 'chat_closed'])
})

test('a question becomes the offer: the same trade, its words before it, one event more', async () => {
  const { owner, proposer } = pair
  await say(owner.browser, '¿Qué ofreces?')
  const mine = (await makeItem(proposer.browser)).id
  const body = {
    requestedItemId: item,
    offeredItemIds: [mine],
    message: 'Esta',
    clientId: crypto.randomUUID(),
  }
  const made = await propose(proposer.browser, body)
  const trade: TradePage = await made.json()
  expect(made.status).toBe(201)
  expect(trade).toMatchObject({
    id: question.id,
    status: 'pending',
    offerType: 'item',
    offeredItemIds: [mine],
    message: '¿Sigue disponible?',
  })
  expect(trade.events.map(({ type, message }) => [type, message])).toEqual([
    ['created', null],
    ['counter', 'Esta'],
  ])
  expect(await heard(owner.browser)).toEqual(['¿Qué ofreces?'])
  // Asked again it is the same; another offer stands in its own way.
  expect((await propose(proposer.browser, body)).status).toBe(200)
  const other = { ...body, clientId: crypto.randomUUID() }
  expect((await propose(proposer.browser, other)).status).toBe(409)
  expect((await act(owner.browser, question.id, 'accept')).status).toBe(200)
})

test('an offer and an answer in the same moment: one of them is first, and no step is lost', async () => {
  const { owner, proposer } = pair
  for (let round = 0; round < 20; round += 1) {
    const { id } = await makeItem(owner.browser)
    const asked: TradePage = await (await ask('¿Sigue?', id)).json()
    const offer = { requestedItemId: id, offerType: 'money', offeredAmount: 100_000 }
    const [said, offered] = await Promise.all([
      act(owner.browser, asked.id, 'reject'),
      propose(proposer.browser, offer),
    ])
    const { status, events } = await tradeOf(owner.browser, asked.id)
    expect(events.map((event) => event.id)).toEqual(events.map((_, n) => n + 1))
    expect([said.status, offered.status, status]).toSatisfy(
      ([one, two, end]) =>
        // Refused first, the offer is a trade of its own or told that things moved on.
        (one === 200 && [201, 409].includes(two) && end === 'rejected') ||
        (one === 409 && two === 201 && end === 'pending'),
    )
    if (status === 'pending') await act(owner.browser, asked.id, 'reject')
  }
}, 60_000)

test('twenty questions a day, within the thirty proposals', async () => {
  const person = await makePair({ RATE_LIMIT_FACTOR: '0.1' })
  await provePhone(person.proposer.id)
  const asked = async () => {
    const other = await makeAccount()
    const { id } = await makeItem(other.browser)
    return (await propose(person.proposer.browser, { itemId: id, message: '¿Sigue?' })).status
  }
  expect([await asked(), await asked(), await asked()]).toEqual([201, 201, 429])
  const other = await makeAccount()
  const { id } = await makeItem(other.browser)
  const offer = { requestedItemId: id, offerType: 'money', offeredAmount: 100_000 }
  expect((await propose(person.proposer.browser, offer)).status).toBe(201)
})
