/** What favourites cost, with as many as there may be. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { refreshPopularity } from '../browse/popularity.ts'
import { DAY } from '../http/clock.ts'
import { cellOf } from '../places/grid.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { fill } from '../testing/makers/fill.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { cleanFavorites } from './cleaning.ts'
import { FAVORITES_MAX } from './terms.ts'

const { db, asked } = recording(env.DB)
let person: Browser

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .run()
  await fill(run, { seed: 8, items: 1500, people: 5, now: 1_800_000_000_000, cellOf })
  const account = await makeAccount({}, { DB: db })
  person = account.browser
  // All but one of those that there may be; they are items 501 and further.
  await run(
    'insert into favorites select ?, id, 1000 + id % 50, 0 from items where id > 500 and deleted_at is null limit ?',
    [account.id, FAVORITES_MAX - 1],
  )
}, 60_000)

test('saving and removing write six rows at most, again none', async () => {
  const { ctx } = testContext()
  for (const id of [1, 2]) {
    // Seen by nobody since the last refresh, or by somebody.
    if (id === 2) await env.DB.prepare('insert or ignore into item_views values (2, 10)').run()
    const saved = await costOf(() => person.post(`/api/favorites/${id}`))
    const again = await costOf(() => person.post(`/api/favorites/${id}`))
    const removed = await costOf(() => person.send('DELETE', `/api/favorites/${id}`))
    const nothing = await costOf(() => person.send('DELETE', `/api/favorites/${id}`))
    console.log('rows written:', saved.rowsWritten, removed.rowsWritten, 'read:', saved.rowsRead)
    for (const line of [saved, removed]) {
      expect(line.rowsWritten).toBeGreaterThan(0)
      expect(line.rowsWritten).toBeLessThanOrEqual(6)
      expect(line.queries).toBeLessThanOrEqual(4)
    }
    expect([again.rowsWritten, nothing.rowsWritten]).toEqual([0, 0])
    expect(saved.rowsRead).toBeLessThanOrEqual(30)
  }
  expect(await refreshPopularity(ctx)).toBeGreaterThan(0)
})

test('a page reads three rows a favourite; the first one and the ids two more for each there is', async () => {
  const counted = 2 * FAVORITES_MAX
  const first = await costOf(() => person.get('/api/favorites?limit=24'))
  expect(first.rowsRead).toBeLessThanOrEqual(3 * 25 + counted + 10)
  const answer = await person.get('/api/favorites?limit=24')
  expect(answer.headers.get('x-total-count')).toBe(String(FAVORITES_MAX - 1))
  const next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  const second = await costOf(() => person.get(next))
  expect(second.rowsRead).toBeLessThanOrEqual(3 * 25 + 10)
  const ids = await costOf(() => person.get('/api/favorites?ids=1'))
  expect(ids.rowsRead).toBeLessThanOrEqual(counted + 10)
  for (const line of [first, second, ids]) expect(line.queries).toBeLessThanOrEqual(5)
  console.log('rows read:', first.rowsRead, second.rowsRead, ids.rowsRead)
})

test('a person with few favourites reads few rows', async () => {
  const { browser } = await makeAccount({}, { DB: db })
  for (const id of [1, 2, 3]) await browser.post(`/api/favorites/${id}`)
  for (const path of ['/api/favorites', '/api/favorites?ids=1', '/api/auth/user']) {
    const line = await costOf(() => browser.get(path))
    expect(line.rowsRead).toBeLessThanOrEqual(3 * 3 + 10)
  }
})

test('a run of ageing and of cleaning stays within its bounds', async () => {
  const { ctx, cost } = testContext({ DB: db })
  const later = { ...ctx, clock: { now: () => ctx.clock.now() + 31 * DAY } }
  expect(await refreshPopularity(later)).toBeLessThanOrEqual(500)
  expect(cost.rowsRead).toBeLessThanOrEqual(16 * 500)
  await env.DB.prepare(
    'update items set deleted_at = 1000 where id > 500 and deleted_at is null',
  ).run()
  cost.rowsRead = 0
  cost.rowsWritten = 0
  expect(await cleanFavorites(ctx)).toBeGreaterThan(0)
  expect(cost.rowsWritten).toBeLessThanOrEqual(8 * 200)
})

test('no statement of favourites scans a table or sorts rows', async () => {
  const { ctx } = testContext({ DB: db })
  asked.length = 0
  await person.post('/api/favorites/3')
  await person.send('DELETE', '/api/favorites/3')
  await person.get('/api/favorites?ids=1')
  const page = await person.get('/api/favorites?limit=1')
  await person.get(/<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '')
  await person.get('/api/auth/user')
  await refreshPopularity({ ...ctx, clock: { now: () => ctx.clock.now() + 365 * DAY } })
  await cleanFavorites(ctx)
  const own = asked.filter(({ sql }) => /favorites|user_counters/.test(sql))
  expect(own.length).toBeGreaterThan(8)
  const flaws = []
  for (const one of new Map(own.map((a) => [a.sql, a])).values()) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  expect(flaws).toEqual([])
})
