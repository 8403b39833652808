/** What trades cost: rows and statements of each step. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import {
  act,
  makePair,
  makeProposal,
  type Pair,
  propose,
  walk,
} from '../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { PUSH_KEYS } from '../testing/services/push-keys.ts'

const { db: watched, asked } = recording(env.DB)
/** Rows that each batch wrote. */
let written: number[] = []
const db = {
  ...watched,
  batch: async (statements: Parameters<typeof watched.batch>[0]) => {
    const results = await watched.batch(statements)
    written.push(results.reduce((rows, { meta }) => rows + meta.rows_written, 0))
    return results
  },
}
let pair: Pair
beforeAll(async () => {
  // Everything that a deployment writes: mails that are to be sent, pushes that are due.
  pair = await makePair({ DB: db, ...inject('mailService'), ...PUSH_KEYS })
  const { url, p256dh, auth } = inject('pushService')
  for (const { browser, id } of [pair.owner, pair.proposer]) {
    const subscription = { endpoint: `${url}/201/${id}`, keys: { p256dh, auth } }
    const answer = await browser.post('/api/notifications/subscribe', subscription)
    expect(answer.status).toBe(204)
  }
})

type Line = {
  queries: number
  rowsRead: number
  /** Of its largest batch: mails and pushes go out beside the answer, and are no part of it. */
  rowsWritten: number
  status: number
}

async function costOf(request: () => Promise<Response>): Promise<Line> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  written = []
  await request()
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  const line = lines.find((one) => one.event === 'request')
  return { ...line, rowsWritten: Math.max(0, ...written) }
}

test('proposing writes 15 rows at most, with its mail and its push', async () => {
  const { owner, proposer } = pair
  const requested = await makeItem(owner.browser)
  const offered = await makeItem(proposer.browser)
  const body = { requestedItemId: requested.id, offerType: 'item', offeredItemIds: [offered.id] }
  const cost = await costOf(() => propose(proposer.browser, body))
  expect(cost.status).toBe(201)
  expect(cost.rowsWritten).toBeLessThanOrEqual(15)
})

test('accepting writes 25 rows and 3 a blocked proposal at most; the page reads 60', async () => {
  const { owner, proposer } = pair
  const { id, requestedItem } = await makeProposal(pair)
  const blocked = 5
  for (let n = 0; n < blocked; n += 1) {
    const other = { owner, proposer: await makeAccount() }
    const offer = { requestedItemId: requestedItem.id, offerType: 'money', offeredItemIds: [] }
    await makeProposal(other, { ...offer, offeredAmount: 100_000 })
  }
  const cost = await costOf(() => act(owner.browser, id, 'accept'))
  expect(cost.status).toBe(200)
  expect(cost.rowsWritten).toBeLessThanOrEqual(25 + 3 * blocked)
  const page = await costOf(() => proposer.browser.get(`/api/trades/${id}`))
  expect(page.rowsRead).toBeLessThanOrEqual(60)
  expect(page.queries).toBeLessThanOrEqual(5)
  const end = await walk(id, [[owner.browser, 'confirm_delivery']])
  expect(end.status).toBe('in_progress')
  await costOf(() => act(proposer.browser, id, 'confirm_delivery'))
})

test('the list that begins with what waits reads 20 rows a trade at most; what is one’s own on an item reads 10', async () => {
  const { owner } = pair
  const list = await costOf(() => owner.browser.get('/api/trade-proposals?box=all'))
  const trades: unknown[] = await (await owner.browser.get('/api/trade-proposals')).json()
  expect(trades.length).toBeGreaterThan(5)
  expect(list.rowsRead).toBeLessThanOrEqual(10 + 20 * trades.length)
  expect(list.queries).toBeLessThanOrEqual(7)
  const { id } = await makeItem(owner.browser)
  await propose(pair.proposer.browser, { itemId: id, message: 'Hola' })
  const own = await costOf(() => pair.proposer.browser.get(`/api/trade-proposals/for-item/${id}`))
  expect(own.rowsRead).toBeLessThanOrEqual(10)
  expect(own.queries).toBeLessThanOrEqual(2)
})

test('no statement that reads scans a table or sorts rows', async () => {
  expect(asked.length).toBeGreaterThan(20)
  const reads = asked.filter(({ sql }) => sql.startsWith('select'))
  for (const one of reads) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})
