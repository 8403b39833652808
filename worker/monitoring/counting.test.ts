/** Requests are counted beside the request: later, together, once, and none of it is in its cost. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { app } from '../app.ts'
import { DAY, HOUR } from '../http/clock.ts'
import { testContext } from '../testing/app.ts'
import { FaultSwitch, faultyDatabase } from '../testing/faults/switch.ts'
import { cleanMonitoring } from './cleaning.ts'
import { routeName, writeCounts } from './counting.ts'
import { Gathering } from './gathering.ts'

beforeEach(() => env.DB.prepare('delete from request_counts').run())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const rows = async () => (await env.DB.prepare('select * from request_counts').all()).results
const SEEN = { route: 'GET /', status: 200, ms: 3 }

test('requests are in the table once their time is over, and none of that in their cost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const later = createExecutionContext()
  const ask = (path: string, method = 'GET') =>
    app.fetch(new Request(`http://localhost${path}`, { method }), env, later)
  await ask('/api/items/7')
  await ask('/api/items/8')
  await ask('/api/categories')
  await ask('/api/auth/sessions')
  await ask('/api/categories', 'PROPFIND')
  expect(await rows()).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  await waitOnExecutionContext(later)
  const found = await rows()
  expect(found.map((row) => [row.route, row.requests, row.refusals, row.errors])).toEqual([
    ['GET /api/auth/sessions', 1, 1, 0],
    ['GET /api/categories', 1, 0, 0],
    ['GET /api/items/:id', 2, 2, 0],
    ['OTHER /api/*', 1, 1, 0],
  ])
  const lines = spy.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(lines.map(({ event, rowsWritten }) => [event, rowsWritten])).toEqual(
    Array(5).fill(['request', 0]),
  )
})

test('what others counted is added to, bucket by bucket', async () => {
  const { ctx } = testContext()
  const [one, other] = [new Gathering(), new Gathering()]
  for (const ms of [3, 700]) one.add({ ...SEEN, ms }, 0)
  other.add({ ...SEEN, status: 503 }, HOUR - 1)
  other.add(SEEN, HOUR)
  await writeCounts(ctx, one)
  await writeCounts(ctx, other)
  expect(await rows()).toMatchObject([
    { hour: 0, route: 'GET /', requests: 3, errors: 1, ms_5: 2, ms_1000: 1, ms_more: 0 },
    { hour: HOUR, route: 'GET /', requests: 1, errors: 0, ms_5: 1 },
  ])
})

test('a batch that came through although its answer was lost is counted once', async () => {
  const gathering = new Gathering()
  gathering.add(SEEN, 0)
  const { ctx: lossy } = testContext({ DB: faultyDatabase(env.DB, new FaultSwitch('lost')) })
  await expect(writeCounts(lossy, gathering)).rejects.toThrow('database is down')
  expect(await rows()).toMatchObject([{ requests: 1 }])
  gathering.add(SEEN, 0)
  const { ctx } = testContext()
  await writeCounts(ctx, gathering)
  expect(await rows()).toMatchObject([{ requests: 1 }])
  await writeCounts(ctx, gathering)
  expect(await rows()).toMatchObject([{ requests: 2 }])
})

test('a minute costs two statements, and two rows of one route', async () => {
  const { ctx, cost } = testContext()
  const gathering = new Gathering()
  for (let i = 0; i < 300; i += 1) gathering.add({ ...SEEN, ms: i }, 0)
  await writeCounts(ctx, gathering)
  expect(cost).toMatchObject({ queries: 2, rowsWritten: 2 })
})

test('two weeks are kept', async () => {
  const { ctx } = testContext()
  const now = 100 * DAY
  const gathering = new Gathering()
  for (const at of [now, now - 14 * DAY, now - 14 * DAY - HOUR, 0]) gathering.add(SEEN, at)
  await writeCounts(ctx, gathering)
  const clock = { now: () => now }
  expect(await cleanMonitoring({ db: ctx.db, clock })).toBe(2)
  expect((await rows()).map(({ hour }) => hour)).toEqual([now - 14 * DAY, now])
})

test('a route is named without its patterns, and no odd method makes a row of its own', () => {
  expect(routeName('DELETE', '/x')).toBe('DELETE /x')
  expect(routeName('PROPFIND', '/x')).toBe('OTHER /x')
  expect(routeName('GET', '/img/:id{[1-9][0-9]{0,14}}/:size{1600|640}')).toBe('GET /img/:id/:size')
})
