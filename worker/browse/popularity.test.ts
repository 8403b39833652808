import { beforeAll, expect, test } from 'vitest'
import { HOUR, MINUTE } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { countView, openItem } from '../items/actions.ts'
import type { Item } from '../items/contract.ts'
import { addViews } from '../items/store.ts'
import { items } from '../items/tables.ts'
import { Browser, testContext } from '../testing/app.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { refreshPopularity } from './popularity.ts'

const made = testContext().ctx
let time = made.clock.now()
const pending: Promise<unknown>[] = []
const later: Ctx['later'] = (work) => pending.push(work(ctx))
/** Every visit is the tenth. */
const random = { ...made.random, digits: () => '0' }
const ctx: Ctx = { ...made, later, random, clock: { now: () => time } }
const visitor = new Browser()
const list: Item[] = []
let ownerId = ''

beforeAll(async () => {
  const { browser, id } = await makeAccount()
  ownerId = id
  for (const title of ['Primero', 'Segundo', 'Tercero'])
    list.push(await makeItem(browser, { title }))
})

const popular = async () => (await listOf(visitor, { sortBy: 'popularity' })).map((i) => i.title)

test('views reach the order hourly, and only once', async () => {
  expect(await popular()).toEqual(['Tercero', 'Segundo', 'Primero'])
  await addViews(ctx.db, list[0]?.id ?? 0, 10)
  await addViews(ctx.db, list[0]?.id ?? 0, 10)
  await addViews(ctx.db, list[1]?.id ?? 0, 10)
  expect(await refreshPopularity(ctx)).toBe(2)
  expect(await popular()).toEqual(['Primero', 'Segundo', 'Tercero'])

  await addViews(ctx.db, list[2]?.id ?? 0, 100)
  time += HOUR - MINUTE
  expect(await refreshPopularity(ctx)).toBe(0)
  expect(await popular()).toEqual(['Primero', 'Segundo', 'Tercero'])
  time += MINUTE
  expect(await refreshPopularity(ctx)).toBe(1)
  expect(await popular()).toEqual(['Tercero', 'Primero', 'Segundo'])
  time += HOUR
  expect(await refreshPopularity(ctx)).toBe(0)
})

test("a visit counts in batches of ten, one's own not at all", async () => {
  const card = await openItem(ctx, list[1]?.id ?? 0)
  countView(ctx, card, { id: ownerId, sessionHash: '' })
  expect(pending).toHaveLength(0)
  countView({ ...ctx, random: { ...random, digits: () => '3' } }, card, null)
  expect(pending).toHaveLength(0)
  for (let i = 0; i < 20; i += 1) countView(ctx, card, null)
  await Promise.all(pending)
  time += HOUR
  expect(await refreshPopularity(ctx)).toBe(1)
  expect((await popular())[0]).toBe('Segundo')
})

test('two runs at once add what was looked at once, and a clock set back keeps nobody waiting', async () => {
  const id = list[0]?.id ?? 0
  const views = async () => {
    const all = await ctx.db.select().from(items)
    return all.find((item) => item.id === id)?.views ?? Number.NaN
  }
  const before = await views()
  await addViews(ctx.db, id, 10)
  time += HOUR
  await Promise.all([1, 2, 3].map(() => refreshPopularity(ctx)))
  expect(await views()).toBe(before + 10)
  await addViews(ctx.db, id, 10)
  time -= 30 * 24 * HOUR
  expect(await refreshPopularity(ctx)).toBe(1)
  expect(await views()).toBe(before + 20)
})
