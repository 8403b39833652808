/** What trades cost: rows and statements of each step. */
import { env } from 'cloudflare:test'
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { beforeAll, expect, inject, test, vi } from 'vitest'
import type { Browser } from '../testing/app.ts'
import { on } from '../testing/faults/ground.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { completedRow, prove } from '../testing/makers/review-maker.ts'
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
import { VERSIONS_MAX } from './terms.ts'

const { db: watched, asked } = recording(env.DB)
/** Rows that each batch wrote. */
let written: number[] = []
const db = {
  prepare: (sql: string) => watched.prepare(sql),
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

test.each([1, 12])(
  'completing for the %ith time writes 40 rows at most, with tokens, weights and pushes',
  async (times) => {
    const other = await makePair({ DB: db })
    for (const { id } of [other.owner, other.proposer]) await prove(id)
    const { owner, proposer } = other
    for (let n = 1; n < times; n += 1)
      await completedRow({ from: owner.id, to: proposer.id, at: n, hasMet: true })
    const { id } = await makeProposal(other)
    const { handover } = await walk(id, [[owner.browser, 'accept']])
    const code = { code: handover?.code }
    await walk(id, [[proposer.browser, 'confirm_delivery', code]])
    const cost = await costOf(() => act(owner.browser, id, 'confirm_delivery'))
    expect(cost.status).toBe(200)
    // Of them 10 are what it weighs: a row and its place by pair, the partner and when it halves, the person, for each side.
    expect(cost.rowsWritten).toBeLessThanOrEqual(40)
    // However often these two have traded: a hundred of their trades are looked at, at most.
    expect(cost.rowsRead).toBeLessThanOrEqual(400)
  },
)

async function things({ browser }: Pair['owner'], count: number): Promise<number[]> {
  const made = []
  for (let n = 0; n < count; n += 1) made.push((await makeItem(browser)).id)
  return made
}

test('a counter-offer writes 15 rows at most, with its mail and its push', async () => {
  const { id } = await makeProposal(pair)
  const offeredItemIds = await things(pair.proposer, 1)
  const terms = { version: 1, offeredItemIds, requestedAmount: 100_000 }
  const cost = await costOf(() => act(pair.owner.browser, id, 'counter', terms))
  expect(cost.status).toBe(200)
  expect(cost.rowsWritten).toBeLessThanOrEqual(15)
})

test.each([
  ['other money', 0, 0],
  ['another thing in the place of one', 1, 0],
  ['more of both sides', 2, 2],
])(
  'agreeing to %s writes 25 rows, and 10 each thing that is held further, at most',
  async (_what, theirs, own) => {
    const { owner, proposer } = pair
    const { id, requestedItem, offeredItemIds } = await makeProposal(pair)
    await walk(id, [[owner.browser, 'accept']])
    const terms = {
      offeredItemIds: theirs > 0 ? await things(proposer, theirs) : offeredItemIds,
      requestedItemIds: [requestedItem.id, ...(await things(owner, own))],
      offeredAmount: 100_000,
    }
    const { change } = await walk(id, [[proposer.browser, 'propose_change', terms]])
    const agreed = { version: change?.version }
    const cost = await costOf(() => act(owner.browser, id, 'agree_change', agreed))
    expect(cost.status).toBe(200)
    expect(cost.rowsWritten).toBeLessThanOrEqual(25 + 10 * (theirs + own))
  },
)

/** What somebody’s own request costs, and the most of its statements that were under way at once. */
async function readBy(browser: Browser, path: string) {
  let [now, atOnce] = [0, 0]
  const timed = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        if (key === 'bind') return (...values: unknown[]) => timed(target.bind(...values))
        const value: unknown = Reflect.get(target, key, target)
        if (key !== 'all') return typeof value === 'function' ? value.bind(target) : value
        return () => {
          now += 1
          atOnce = Math.max(atOnce, now)
          return target.all().finally(() => {
            now -= 1
          })
        }
      },
    })
  const DB = { ...db, prepare: (sql: string) => timed(db.prepare(sql)) } as typeof env.DB
  // Statements that are new are looked at twice (worker/db/counted.ts).
  await browser.get(path)
  return { ...(await costOf(() => on(browser, { DB }).get(path))), atOnce }
}
const WHO_ASKS = 1

test('a page asks three things at once, beside who asks, and reads 60 rows at most, whatever was offered before', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  const [one = 0, two = 0] = await things(proposer, 2)
  await walk(id, [
    [owner.browser, 'counter', { version: 1, offeredItemIds: [one, two] }],
    [proposer.browser, 'accept', { version: 2 }],
    [owner.browser, 'propose_change', { offeredItemIds: [two], requestedAmount: 100_000 }],
  ])
  const page = await readBy(proposer.browser, `/api/trades/${id}`)
  expect(page).toMatchObject({ status: 200, queries: WHO_ASKS + 3, atOnce: WHO_ASKS + 3, trips: 1 })
  expect(page.rowsRead).toBeLessThanOrEqual(60)
})

test('all versions read 20 rows and one each at most, in two statements at once, beside who asks', async () => {
  const { owner, proposer } = pair
  const { id } = await makeProposal(pair)
  const before = VERSIONS_MAX - 1
  for (let n = 1; n <= before; n += 1) {
    const { browser } = n % 2 ? owner : proposer
    await walk(id, [[browser, 'counter', { requestedAmount: n * 100_000 }]])
  }
  const terms = await readBy(proposer.browser, `/api/trades/${id}/terms`)
  expect(terms).toMatchObject({
    status: 200,
    queries: WHO_ASKS + 2,
    atOnce: WHO_ASKS + 2,
    trips: 1,
  })
  expect(terms.rowsRead).toBeLessThanOrEqual(20 + before)
  const page = await readBy(proposer.browser, `/api/trades/${id}`)
  expect(page.rowsRead).toBeLessThanOrEqual(60)
})

test('the list that begins with what waits reads 20 rows a trade at most; what is one’s own on an item reads 14', async () => {
  const { owner } = pair
  const list = await costOf(() => owner.browser.get('/api/trade-proposals?box=all'))
  const trades: unknown[] = await (await owner.browser.get('/api/trade-proposals')).json()
  expect(trades.length).toBeGreaterThan(5)
  expect(list.rowsRead).toBeLessThanOrEqual(10 + 20 * trades.length)
  expect(list.queries).toBeLessThanOrEqual(7)
  const { id } = await makeItem(owner.browser)
  await propose(pair.proposer.browser, { itemId: id, message: 'Hola' })
  const own = await costOf(() => pair.proposer.browser.get(`/api/trade-proposals/for-item/${id}`))
  expect(own.rowsRead).toBeLessThanOrEqual(14)
  expect(own.queries).toBeLessThanOrEqual(3)
})

test('no statement that reads scans a table or sorts rows', async () => {
  expect(asked.length).toBeGreaterThan(20)
  const reads = asked.filter(({ sql }) => sql.startsWith('select'))
  for (const one of reads) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})
