/** Wishes on the other engine: libSQL on a file. */

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellOf } from '../places/grid.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { fill } from '../testing/makers/fill.ts'
import { fillWishes } from '../testing/makers/fill-wishes.ts'
import { ownWishes } from './actions.ts'
import { endWishes } from './cron.ts'
import { browseWishes } from './list/actions.ts'
import { WishQuerySchema } from './list/contract.ts'
import { matchDue } from './matching/matching.ts'
import { mailWishes } from './news/mails.ts'

const { ctx, client, close } = await libsqlContext()
afterAll(close)

const run = (sql: string, values: unknown[]) =>
  client.execute({ sql, args: values.map((value) => value as string) })
const one = async (sql: string) => Number((await client.execute(sql)).rows[0]?.n)

beforeAll(async () => {
  const now = ctx.clock.now()
  await fill(run, { seed: 3, items: 300, people: 4, now, cellOf })
  await client.execute('delete from wish_checks')
  await fillWishes(run, { wishes: 120, now })
})

const list = (query: Record<string, string>) =>
  browseWishes(ctx, v.parse(WishQuerySchema, query), null)

test('the list, by words, category, place and circle', async () => {
  expect((await list({})).rows.length).toBe(24)
  expect((await list({ search: 'bicicletas' })).rows.length).toBeGreaterThan(0)
  expect((await list({ search: 'unicornio' })).rows).toEqual([])
  expect(
    (await list({ categoryIds: '4' })).rows.every(({ categories }) => categories[0]?.id === 4),
  ).toBe(true)
  expect((await list({ location: 'Luque' })).rows.length).toBeGreaterThan(0)
  const near = { userLatitude: '-25.29', userLongitude: '-57.65', radius: '50' }
  expect((await list(near)).rows.length).toBeGreaterThan(0)
  expect(await list({ sortBy: 'oldest', limit: '60' })).toMatchObject({ next: expect.any(String) })
})

test('what is marked is told once, and mailed', async () => {
  const item = `update items set title = 'Bicicleta', search_folded = 'bicicleta', latitude = -25.29, longitude = -57.65,
    cell = ${cellOf(-25.29, -57.65)}, trade_status = 'available', estimated_value = 60000, revision = revision + 1
    where id = (select min(id) from items where deleted_at is null)`
  await client.execute(item)
  expect(await one('select count(*) as n from wish_checks')).toBe(1)
  expect(await matchDue(ctx)).toBe(1)
  const told = await one("select count(*) as n from notifications where type = 'wish_found'")
  expect(told).toBeGreaterThan(0)
  expect(await one('select count(*) as n from wish_finds')).toBeGreaterThanOrEqual(told)
  await client.execute(item)
  expect(await matchDue(ctx)).toBe(1)
  expect(await one("select count(*) as n from notifications where type = 'wish_found'")).toBe(told)
  await client.execute('update wish_news set mail_due = 1')
  expect(await mailWishes(ctx)).toBe(told)
  expect(await one("select count(*) as n from outbox where kind = 'wish_found'")).toBe(told)
})

test('what is over ends, and is forgotten', async () => {
  const viewer = { id: 'wishing-0', sessionHash: '', email: '' }
  const before = (await ownWishes(ctx, viewer)).length
  await client.execute("update wishes set expires_at = 5 where owner_id = 'wishing-0'")
  expect(await endWishes(ctx)).toBe(2 * before)
  expect(await ownWishes(ctx, viewer)).toEqual([])
})
