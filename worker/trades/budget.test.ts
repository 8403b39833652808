/** What trades cost (budgets.md, "At the edge"): rows and statements of each step. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeItem } from '../testing/item-maker.ts'
import { makeAccount } from '../testing/makers.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { act, makePair, makeProposal, type Pair, propose, walk } from '../testing/trade-maker.ts'

const { db, asked } = recording(env.DB)
let pair: Pair
beforeAll(async () => {
  pair = await makePair({ DB: db })
})

type Line = { queries: number; rowsRead: number; rowsWritten: number; status: number }

async function costOf(request: () => Promise<Response>): Promise<Line> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await request()
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
  log.mockRestore()
  const line = lines.find((one) => one.event === 'request')
  console.log(line.route, line.queries, line.rowsRead, line.rowsWritten)
  return line
}

test('proposing writes 15 rows at most', async () => {
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

test('no statement that reads scans a table or sorts rows', async () => {
  expect(asked.length).toBeGreaterThan(20)
  const reads = asked.filter(({ sql }) => sql.startsWith('select'))
  for (const one of reads) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})
