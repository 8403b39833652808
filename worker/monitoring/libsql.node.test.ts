/** Counting, grouping and what waits on the other engine: libSQL on a file. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { cleanMonitoring } from './cleaning.ts'
import { takeClientError } from './client-errors.ts'
import { writeCounts } from './counting.ts'
import { Gathering } from './gathering.ts'
import { running } from './monitoring.ts'
import { markFlush } from './store.ts'
import { QUEUES } from './terms.ts'

let local: Awaited<ReturnType<typeof libsqlContext>>

beforeAll(async () => {
  local = await libsqlContext()
})
afterAll(() => local.close())

test('requests are added up, a batch that is there already is not added again', async () => {
  const { ctx } = local
  const now = ctx.clock.now()
  const gathering = new Gathering()
  for (const status of [200, 404, 500]) gathering.add({ route: 'GET /', status, ms: 30 }, now)
  await writeCounts(ctx, gathering)
  gathering.add({ route: 'GET /', status: 200, ms: 2 }, now)
  await writeCounts(ctx, gathering)
  gathering.add({ route: 'GET /', status: 200, ms: 2 }, now)
  await markFlush(ctx.db, gathering.take('there', now)?.id ?? '')
  await writeCounts(ctx, gathering)
  expect(await running(ctx)).toMatchObject({
    ...{ requests: 4, refusals: 1, errors: 1 },
    routes: [{ route: 'GET /', p50: 50, p95: 50 }],
    queues: Object.fromEntries(QUEUES.map((queue) => [queue, 0])),
  })
})

test('errors of browsers are grouped, and go after a month', async () => {
  const { ctx } = local
  const told = { message: 'No item 5', stack: '', path: '/items/5', release: '1', online: true }
  await takeClientError(ctx, undefined, told, 'FIRST')
  await takeClientError(ctx, 'ana', { ...told, message: 'No item 6' }, 'SECOND')
  expect((await running(ctx)).clientErrors).toMatchObject([
    { count: 2, message: 'No item 6', path: '/items/:x', requestId: 'SECOND' },
  ])
  const later = { now: () => ctx.clock.now() + 31 * DAY }
  // The row of figures, and the group.
  expect(await cleanMonitoring({ db: ctx.db, clock: later })).toBe(2)
})
