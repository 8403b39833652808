/** What administrators see of today, by indexes alone, in few statements; and what cron takes away. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { clock, DAY, HOUR } from '../http/clock.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeAdmin, photo, upload } from '../testing/makers/proofs.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { cleanMonitoring } from './cleaning.ts'
import type { Monitoring } from './contract.ts'
import { writeCounts } from './counting.ts'
import { Gathering } from './gathering.ts'
import { midnightBefore } from './rules.ts'
import { QUEUE_COUNTED_MAX } from './terms.ts'

const { db, asked } = recording(env.DB)
let admin: Browser

beforeAll(async () => {
  admin = (await makeAdmin({ DB: db })).browser
})
beforeEach(() => env.DB.prepare('delete from request_counts').run())
afterEach(setClockBack)

const running = async (): Promise<Monitoring> => (await admin.get('/api/admin/running')).json()

async function count(seen: [route: string, status: number, ms: number, at: number][]) {
  const gathering = new Gathering()
  for (const [route, status, ms, at] of seen) gathering.add({ route, status, ms }, at)
  await writeCounts(testContext().ctx, gathering)
}

test('since midnight: sums, and each route with its bounds, the slowest first', async () => {
  const midnight = midnightBefore(clock.now())
  await count([
    ['GET /quick', 200, 4, midnight],
    ['GET /quick', 404, 4, midnight + HOUR],
    ['GET /slow', 500, 3000, midnight],
    ['GET /slow', 200, 30, midnight],
    ['GET /yesterday', 200, 30, midnight - 1],
  ])
  expect(await running()).toMatchObject({
    since: new Date(midnight).toISOString(),
    ...{ requests: 4, refusals: 1, errors: 1 },
    routes: [
      { route: 'GET /slow', requests: 2, refusals: 0, errors: 1, p50: 50, p95: 5000 },
      { route: 'GET /quick', requests: 2, refusals: 1, errors: 0, p50: 5, p95: 5 },
    ],
  })
})

test('what waits is counted by where it waits', async () => {
  const { queues: before, oldest } = await running()
  expect(oldest).toEqual({ mailsDue: null, pushesDue: null })
  const { browser, id } = await makeAccount()
  await upload(browser, 'government_id', photo())
  await makeItem(browser)
  const other = await makeAccount()
  const item = await makeItem(other.browser)
  await browser.post('/api/reports', {
    ...{
      kind: 'item',
      target: String(item.id),
      reason: 'fake',
      description: 'No existe, de verdad',
    },
  })
  const run = (sql: string, ...values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  const mail = (status: string, count: number) =>
    run(
      `insert into outbox (kind, recipient, subject, text_body, html_body, status, next_at, created_at)
       select 'verify_code', 'a@example.com', 's', '', '', ?, 1, 1 from json_each(?)`,
      status,
      JSON.stringify(Array(count).fill(1)),
    )
  await mail('pending', 2)
  await run('update outbox set attempts = 1 where id = (select max(id) from outbox)')
  await mail('dead', QUEUE_COUNTED_MAX + 1)
  await run(
    `insert into notifications (user_id, id, type, created_at, push_due) values ('${id}', 901, 'x', 1, 5)`,
  )
  await run(
    `insert into notifications (user_id, id, type, created_at, push_failed_at) values ('${id}', 902, 'x', 1, 5)`,
  )
  await run(`insert into payments (id, kind, user_id, amount, description, status, created_at, updated_at, next_at)
             values ('p', 'security_deposit', '${id}', 100, 'd', 'releasing', 1, 1, 1)`)
  await run(`update items set deleted_at = 5, photos = '["x"]' where id = ${item.id}`)
  const after = await running()
  const since = new Date(1).toISOString()
  expect(after.oldest).toEqual({ mailsDue: since, pushesDue: since })
  expect(after.queues).toEqual({
    ...before,
    mailsDue: before.mailsDue + 2,
    mailsRetried: before.mailsRetried + 1,
    mailsDead: QUEUE_COUNTED_MAX,
    pushesDue: before.pushesDue + 1,
    pushesDead: before.pushesDead + 1,
    verifications: before.verifications + 1,
    reports: before.reports + 1,
    paymentsDue: before.paymentsDue + 1,
    photosLeft: before.photosLeft + 1,
  })
})

test('all of it is read by indexes, in five statements with those that let an administrator in', async () => {
  asked.length = 0
  const cost = await costOf(running)
  expect(cost.queries).toBeLessThanOrEqual(5)
  for (const one of asked) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})

test('errors of browsers go after a month, figures after two weeks, without reading whole tables', async () => {
  const told = { message: 'x', path: '/', release: '1', online: true }
  expect((await admin.post('/api/client-errors', told)).status).toBe(204)
  await count([['GET /', 200, 1, clock.now()]])
  const { ctx } = testContext({ DB: db })
  pass(14 * DAY)
  expect(await cleanMonitoring(ctx)).toBe(0)
  pass(2 * HOUR)
  expect(await cleanMonitoring(ctx)).toBe(1)
  pass(17 * DAY)
  asked.length = 0
  expect(await cleanMonitoring(ctx)).toBe(1)
  expect(await env.DB.prepare('select 1 from request_flushes').all()).toMatchObject({ results: [] })
  expect(asked).toHaveLength(3)
  for (const one of asked) expect([one.sql, await flawsOf(env.DB, one)]).toEqual([one.sql, []])
})
