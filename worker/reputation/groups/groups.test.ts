/** Who trades almost only among themselves is put before administrators (D57). */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY } from '../../http/clock.ts'
import { testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { makeAdmin } from '../../testing/makers/proofs.ts'
import { completedRow } from '../../testing/makers/review-maker.ts'
import type { TradeGroup } from './contract.ts'
import { findGroups, QUERIES_MAX } from './finding.ts'
import { circleOf, isGroup } from './rules.ts'

const { ctx } = testContext()
afterEach(setClockBack)
beforeEach(() =>
  env.DB.exec(
    "delete from trade_group_members; delete from trade_groups; delete from counters where name like 'groups%'",
  ),
)

const people = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => makeAccount()))).map(({ id }) => id)
const trade = (from: string, to: string) =>
  completedRow({ from, to, at: ctx.clock.now(), hasMet: false })
async function eachWithEach(ring: readonly string[]): Promise<void> {
  for (const [i, one] of ring.entries())
    for (const other of ring.slice(i + 1)) await trade(one, other)
}
/** The walk of a whole day. */
async function walk(): Promise<void> {
  pass(DAY)
  for (let run = 0; run < 20; run += 1) await findGroups(ctx)
}
const list = async (browser: Awaited<ReturnType<typeof makeAdmin>>['browser']) =>
  (await browser.get('/api/admin/groups')).json<TradeGroup[]>()
const idsOf = (group: TradeGroup | undefined) => group?.members.map(({ id }) => id).toSorted()

test('a ring is found, also when one of it traded with somebody else; who trades here and there is not', async () => {
  const { browser } = await makeAdmin()
  const ring = await people(5)
  await eachWithEach(ring)
  await eachWithEach(ring)
  const [stranger = '', ...others] = await people(12)
  await trade(ring[0] ?? '', stranger)
  // An open circle: everybody with the next two, once each.
  for (const [n, one] of others.entries()) await trade(one, stranger || String(n))
  await walk()
  const groups = await list(browser)
  expect(groups).toHaveLength(1)
  expect(idsOf(groups[0])).toEqual(ring.toSorted())
  expect(groups[0]).toMatchObject({ tradesInside: 20, tradesAll: 21, seenAt: null })
})

test('one that an administrator found to be fine stays so until it has grown by half', async () => {
  const { browser } = await makeAdmin()
  const [last = '', beforeLast = '', ...ring] = await people(6)
  await eachWithEach(ring)
  await eachWithEach(ring)
  await walk()
  // Those of the other tests are there as well.
  const own = async () =>
    (await list(browser)).filter(({ members }) => members.some(({ id }) => id === ring[0]))
  const state = async () =>
    (await own()).map(({ id, seenAt, members }) => [id, seenAt !== null, members.length])
  const [found] = await own()
  const answer = await browser.post(`/api/admin/groups/${found?.id}/fine`, {})
  expect(answer.status).toBe(200)
  expect(await own()).toMatchObject([{ id: found?.id, seenAt: expect.any(String) }])
  await eachWithEach([beforeLast, ...ring])
  await walk()
  expect(await state()).toEqual([[found?.id, true, 5]])
  await eachWithEach([last, beforeLast, ...ring])
  await walk()
  expect(await state()).toEqual([[found?.id, false, 6]])
  const done = await env.DB.prepare(
    "select target from admin_actions where action = 'group_fine' order by id desc",
  ).first('target')
  expect(done).toBe(`group:${found?.id}`)
})

test('of two circles that became one a single row is left, and it waits while one of them did', async () => {
  const { browser } = await makeAdmin()
  const [one, other] = [await people(4), await people(4)]
  for (const ring of [one, one, other, other]) await eachWithEach(ring)
  await walk()
  const own = async () =>
    (await list(browser)).filter(({ members }) =>
      members.some(({ id }) => [...one, ...other].includes(id)),
    )
  const [first, second, ...more] = await own()
  expect([first?.members.length, second?.members.length, more]).toEqual([4, 4, []])
  expect((await browser.post(`/api/admin/groups/${first?.id}/fine`, {})).status).toBe(200)
  await eachWithEach([...one, ...other])
  await walk()
  const groups = await own()
  expect(groups).toMatchObject([{ id: second?.id, seenAt: null }])
  expect(idsOf(groups[0])).toEqual([...one, ...other].toSorted())
  // Nobody's row waits for an administrator.
  const nobodys = await env.DB.prepare(
    'select id from trade_groups where id not in (select group_id from trade_group_members)',
  ).all()
  expect(nobodys.results).toEqual([])
})

test('a run asks for a bounded number of queries, and the next goes on where it was cut', async () => {
  const { ctx: counted, cost } = testContext()
  const chain = await people(50)
  const ring = await people(5)
  for (const [n, one] of chain.entries()) {
    for (const other of chain.slice(n + 1, n + 2)) {
      await trade(one, other)
      await trade(one, other)
    }
  }
  await eachWithEach(ring)
  await eachWithEach(ring)
  const first = await env.DB.prepare('select rowid as row from users where id = ?')
    .bind(chain[0])
    .first<number>('row')
  await env.DB.prepare("insert into counters (name, value) values ('groups_walked_user', ?)")
    .bind((first ?? 0) - 1)
    .run()
  const reached: number[] = []
  for (let found = 0; found === 0 && reached.length < 20; ) {
    cost.queries = 0
    found = await findGroups(counted)
    expect(cost.queries).toBeLessThanOrEqual(QUERIES_MAX)
    const row = await env.DB.prepare(
      "select value from counters where name = 'groups_walked_user'",
    ).first<number>('value')
    if (row) reached.push(row)
  }
  // Cut, and never begun anew.
  expect(reached.length).toBeGreaterThan(3)
  expect(reached).toEqual([...new Set(reached)].toSorted((a, b) => a - b))
  const groups = await env.DB.prepare('select members from trade_groups').all()
  expect(groups.results).toEqual([{ members: 5 }])
})

test('two who traded once or twice are no group, nor are thirty-one, nor who trades as much elsewhere', () => {
  const both = (person: string, partner: string, trades: number) => [
    { person, partner, trades },
    { person: partner, partner: person, trades },
  ]
  expect(isGroup(circleOf(['a', 'b'], both('a', 'b', 2)))).toBe(false)
  expect(isGroup(circleOf(['a', 'b'], both('a', 'b', 8)))).toBe(true)
  const elsewhere = [...both('a', 'b', 8), { person: 'a', partner: 'c', trades: 3 }]
  expect(circleOf(['a', 'b'], elsewhere)).toMatchObject({ inside: 8, all: 11 })
  expect(isGroup(circleOf(['a', 'b'], elsewhere))).toBe(false)
  const many = Array.from({ length: 31 }, (_, n) => `p${n}`)
  const ring = many.flatMap((one, n) => both(one, many[(n + 1) % 31] ?? '', 5))
  expect(isGroup(circleOf(many, ring))).toBe(false)
})
