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
import { findGroups } from './finding.ts'
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
