/** What a home costs: rows and statements, with all that there may be in it. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { cellOf } from '../places/grid.ts'
import type { Browser } from '../testing/app.ts'
import { fill } from '../testing/makers/fill.ts'
import { fillWishes } from '../testing/makers/fill-wishes.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeProposal } from '../testing/makers/trade-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import type { Home } from './contract.ts'

const { db, asked } = recording(env.DB)
const HERE = '/api/home?userLatitude=-25.29&userLongitude=-57.65'
let owner: Browser

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

/** The trade, again and again, in other people's names. */
const copies = (columns: Record<string, string>, count: number, id: number) => {
  const names =
    `from_user_id to_user_id requested_item_id status seq offer_type message created_at updated_at active_at expires_at
    completed_at`.split(/\s+/)
  return run(
    `insert into trades (${names.join()}) select ${names.map((name) => columns[name] ?? name).join()}
     from trades cross join (select id as copy, row_number() over (order by id) as n from users where id like 'filled%' limit ${count})
     where trades.id = ${id}`,
  )
}

beforeAll(async () => {
  const filling = (sql: string, values: unknown[]) => run(sql, ...values)
  const now = Date.now()
  await fill(filling, { seed: 9, items: 600, people: 60, now, cellOf })
  await fillWishes(filling, { wishes: 3_000, now })
  const account = await makeAccount({}, { DB: db })
  owner = account.browser
  const mine = []
  for (let n = 0; n < 24; n += 1) {
    mine.push(await makeItem(owner, { categoryId: 1 + (n % 6), title: `Cosa ${n}` }))
  }
  const proposer = await makeAccount()
  const { id } = await makeProposal({ owner: account, proposer }, { requestedItemId: mine[0]?.id })
  await run('update trades set client_id = null')
  await copies({ from_user_id: 'copy' }, 40, id)
  const done = { from_user_id: 'copy', status: "'completed'", completed_at: `${now} - n` }
  await copies(done, 20, id)
  // Everybody likes what I have, and tells so.
  await run("insert into interest_consents select id, 1, 1 from users where id like 'filled%'")
  for (const thing of mine.slice(0, 3)) {
    await run(
      "insert into favorites select id, ?, 5, 1 from users where id like 'filled%'",
      thing.id,
    )
  }
  await run(
    `insert into interests (owner_id, giver_id, item_ids, liked_at, rank)
     select ?, id, ?, 5, 5 from users where id like 'filled%'`,
    ...[account.id, JSON.stringify(mine.slice(0, 3).map((thing) => thing.id))],
  )
}, 60_000)

test('with all there may be it reads 300 rows at most, in five statements beside who asks, and sorts nothing', async () => {
  asked.length = 0
  const home: Home = await (await owner.get(HERE)).json()
  expect([home.waiting.length, home.wishes?.length, home.match?.others]).toEqual([3, 3, 3])
  expect(home.count).toBeGreaterThan(8)
  const cost = await costOf(() => owner.get(HERE))
  const user = await costOf(() => owner.get('/api/auth/user'))
  console.log('a full home:', cost.rowsRead, 'rows; who one is:', user.rowsRead)
  expect(cost.rowsRead).toBeLessThanOrEqual(300)
  expect(cost.queries).toBeLessThanOrEqual(6)
  expect(user.rowsRead).toBeLessThanOrEqual(150)
  expect(user.queries).toBeLessThanOrEqual(6)
  const flaws = []
  const own = asked.filter(({ sql }) => /trades|wishes|interests|items/.test(sql))
  expect(own.length).toBeGreaterThan(4)
  for (const one of new Map(own.map((a) => [a.sql, a])).values()) {
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  expect(flaws).toEqual([])
})

test('who has nothing reads next to nothing, here and as who they are', async () => {
  const { browser } = await makeAccount({}, { DB: db })
  const home = await costOf(() => browser.get(HERE))
  const user = await costOf(() => browser.get('/api/auth/user'))
  expect(home.rowsRead).toBeLessThanOrEqual(10)
  console.log('who one is, with nothing:', user.rowsRead)
  expect(user.rowsRead).toBeLessThanOrEqual(10)
})
