/** What coincidences cost: a page with all that there may be in it, and a run of cron. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { cellOf } from '../places/grid.ts'
import { type Browser, testContext } from '../testing/app.ts'
import { pass } from '../testing/clock.ts'
import { fill } from '../testing/makers/fill.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { tellInterests } from './telling.ts'

const { db, asked } = recording(env.DB)
const PEOPLE = 60
let owner: Browser
let ownerId = ''

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

beforeAll(async () => {
  const filling = (sql: string, values: unknown[]) => run(sql, ...values)
  await fill(filling, { seed: 9, items: 3000, people: PEOPLE, now: 1_800_000_000_000, cellOf })
  const account = await makeAccount({}, { DB: db })
  owner = account.browser
  ownerId = account.id
  const mine = [await makeItem(owner), await makeItem(owner), await makeItem(owner)]
  // Everybody likes all of mine and tells so; I like as much as anybody looks at.
  await run("insert into interest_consents select id, 1, 1 from users where id like 'filled%'")
  await run("update users set successful_trades = 1, created_at = 1 where id like 'filled%'")
  for (const { id } of mine) {
    await run(
      "insert into favorites select id, ?, ? - rowid % 1000, 1 from users where id like 'filled%'",
      id,
      testContext().ctx.clock.now(),
    )
  }
  await run(
    'insert into favorites select ?, id, 1000 + id % 50, 0 from items where owner_id <> ? and deleted_at is null limit 400',
    ...[ownerId, ownerId],
  )
}, 60_000)

test('a run of cron looks at so many hearts and scans no table; a heart reads 120 rows at most', async () => {
  pass(120_000)
  const { ctx, cost } = testContext({ DB: db })
  asked.length = 0
  await tellInterests(ctx)
  console.log('cron of 180 hearts:', cost.rowsRead, 'rows read,', cost.rowsWritten, 'written')
  expect(cost.rowsRead).toBeLessThanOrEqual(180 * 120)
  expect(cost.rowsWritten).toBeLessThanOrEqual(180 * 6)
  const listed = await env.DB.prepare('select count(*) as n from interests where owner_id = ?')
    .bind(ownerId)
    .first<{ n: number }>()
  expect(listed?.n).toBe(PEOPLE)
  expect(await flawsIn(/interest|favorites/)).toEqual([])
  // Nothing to do costs two reads.
  cost.rowsRead = 0
  await tellInterests(ctx)
  expect(cost.rowsRead).toBeLessThanOrEqual(5)
})

test('a page of either part reads 300 rows at most, in four statements, and sorts nothing', async () => {
  asked.length = 0
  const likers = await costOf(() => owner.get('/api/matches?part=likers'))
  const answer = await owner.get('/api/matches?part=likers')
  expect(((await answer.json()) as unknown[]).length).toBeGreaterThanOrEqual(6)
  // All of them are liked in turn.
  await run('update favorites set tells = 1 where user_id = ?', ownerId)
  await run(
    `insert into interests (owner_id, giver_id, item_ids, liked_at, rank, mutual_at)
     select giver_id, owner_id, (select json_group_array(id) from (select items.id from items
         join favorites on favorites.item_id = items.id and favorites.user_id = ?
         where items.owner_id = interests.giver_id and trade_status = 'available' limit 3)), 5, 5, 5
     from interests where owner_id = ?`,
    ...[ownerId, ownerId],
  )
  await run('update interests set mutual_at = rank where owner_id = ?', ownerId)
  const mutual = await costOf(() => owner.get('/api/matches?part=mutual'))
  const pairs: unknown[] = await (await owner.get('/api/matches?part=mutual')).json()
  expect(pairs.length).toBeGreaterThanOrEqual(6)
  const skipping = await costOf(() => owner.get('/api/matches?part=likers'))
  console.log('rows read:', likers.rowsRead, mutual.rowsRead, skipping.rowsRead)
  for (const line of [likers, mutual, skipping]) {
    expect(line.rowsRead).toBeLessThanOrEqual(300)
    expect(line.queries).toBeLessThanOrEqual(6)
  }
  expect(await flawsIn(/interests/)).toEqual([])
})

async function flawsIn(which: RegExp) {
  const own = asked.filter(({ sql }) => which.test(sql))
  expect(own.length).toBeGreaterThan(1)
  const flaws = []
  for (const one of new Map(own.map((a) => [a.sql, a])).values()) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  return flaws
}
