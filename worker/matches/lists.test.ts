/** The lists of coincidences: who stands where, with what, and what is never in them (D65). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import type { Home } from '../home/contract.ts'
import { HOUR } from '../http/clock.ts'
import { testContext } from '../testing/app.ts'
import { pass } from '../testing/clock.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeWish } from '../testing/makers/wish-maker.ts'
import type { Glance, Match } from './contract.ts'
import {
  choose,
  forgetReached,
  type Known,
  like,
  listOf,
  makeKnown,
  makeTwo,
  namesIn,
  tell,
  unlike,
} from './testing.ts'

afterEach(forgetReached)

const glance = async ({ browser }: Known): Promise<Glance | null> =>
  (await (await browser.get('/api/home')).json<Home>()).match

test('who likes mine stands there with what they have, of most worth to me first; their giver’s own is empty', async () => {
  const olga = await makeKnown('Olga', ['Mesa'])
  const ana = await makeKnown('Ana', [])
  for (const [title, estimatedValue] of [
    ['Casa', 900_000_000],
    ['Banco', 140_000],
    ['Sillón', 155_000],
    ['Llavero', 5_000],
  ] as const) {
    await makeItem(ana.browser, { title, estimatedValue })
  }
  await like(ana.browser, olga.items[0]?.id)
  await tell()
  const list = await listOf(olga)
  expect(namesIn(list)).toEqual([['Ana', 'Mesa', ['Sillón', 'Banco', 'Llavero']]])
  expect(list[0]).toMatchObject({ isMutual: false, mine: { id: olga.items[0]?.id } })
  expect(await listOf(ana)).toEqual([])
})

test('what I look for comes first among things of like worth: a public wish before a saved search', async () => {
  const olga = await makeKnown('Olga', ['Mesa'])
  const ana = await makeKnown('Ana', [])
  const worth = { estimatedValue: 150_000 }
  await makeItem(ana.browser, { title: 'Cuna', categoryId: 7, ...worth })
  await makeItem(ana.browser, { title: 'Libro', categoryId: 10, ...worth })
  await makeItem(ana.browser, { title: 'Planta', categoryId: 13, ...worth })
  await like(ana.browser, olga.items[0]?.id)
  await tell()
  const things = async () => namesIn(await listOf(olga))[0]?.[2]
  await makeWish(olga.browser, { words: 'algo para leer', categoryIds: [10], isPublic: false })
  expect((await things())?.[0]).toBe('Libro')
  await makeWish(olga.browser, { words: 'una cuna', categoryIds: [7] })
  expect((await things())?.slice(0, 2)).toEqual(['Cuna', 'Libro'])
})

test('mutual interest stands in its own part with what I like first, and nowhere twice', async () => {
  const { ana, olga } = await makeTwo()
  await like(ana.browser, olga.items[0]?.id)
  await tell()
  await like(olga.browser, ana.items[0]?.id)
  await tell()
  expect(namesIn(await listOf(olga, 'mutual'))).toEqual([['Ana', 'Mesa', ['Silla', 'Radio']]])
  expect(namesIn(await listOf(ana, 'mutual'))).toEqual([['Olga', 'Silla', ['Mesa']]])
  expect([await listOf(olga), await listOf(ana)]).toEqual([[], []])
  expect(await glance(ana)).toEqual({ name: 'Olga', mine: 'Silla', theirs: 'Mesa', others: 0 })
  // Mine taken back: theirs is still interest in mine, and mine is none any more.
  await unlike(olga.browser, ana.items[0]?.id)
  expect(await listOf(olga, 'mutual')).toEqual([])
  expect(namesIn(await listOf(olga))).toEqual([['Ana', 'Mesa', ['Radio', 'Silla']]])
  expect([await listOf(ana, 'mutual'), await listOf(ana)]).toEqual([[], []])
})

test('a heart that was taken back, a switch that was turned off, a thing or a person that is gone leave the list', async () => {
  const ends: ((ana: Known, olga: Known) => Promise<unknown>)[] = [
    (ana, olga) => unlike(ana.browser, olga.items[0]?.id),
    (ana) => choose(ana.browser, false),
    (_, olga) => olga.browser.send('DELETE', `/api/items/${olga.items[0]?.id}`),
    async (ana) => {
      for (const { id } of ana.items) await ana.browser.send('DELETE', `/api/items/${id}`)
    },
    (ana) => env.DB.prepare('update users set suspended_at = 1 where id = ?').bind(ana.id).run(),
    (ana) => env.DB.prepare('update users set left_at = 1 where id = ?').bind(ana.id).run(),
    (ana, olga) => ana.browser.post('/api/blocks', { userId: olga.id }),
  ]
  for (const end of ends) {
    const { ana, olga } = await makeTwo()
    await like(ana.browser, olga.items[0]?.id)
    await tell()
    expect(await listOf(olga)).toHaveLength(1)
    await end(ana, olga)
    expect([await listOf(olga), await glance(olga)], String(end)).toEqual([[], null])
  }
})

test('of several hearts one that holds is enough', async () => {
  const { ana, olga } = await makeTwo()
  const lamp = await makeItem(olga.browser, { title: 'Lámpara' })
  await like(ana.browser, olga.items[0]?.id)
  await tell()
  await like(ana.browser, lamp.id)
  await tell()
  expect(namesIn(await listOf(olga))[0]?.[1]).toBe('Lámpara')
  await unlike(ana.browser, lamp.id)
  expect(namesIn(await listOf(olga))[0]?.[1]).toBe('Mesa')
})

test('pages hold whole people and twenty things, lose nobody and double nobody', async () => {
  const olga = await makeKnown('Olga', ['Mesa'])
  for (let n = 0; n < 23; n += 1) {
    const giver = await makeKnown(`Ana ${'abcdefghijklmnopqrstuvw'[n]}`, ['Silla', 'Radio', 'Taza'])
    await like(giver.browser, olga.items[0]?.id)
    if (n % 5 === 0) await tell(HOUR)
  }
  await tell()
  const seen: string[] = []
  let path = '/api/matches?part=likers'
  while (path) {
    const answer = await olga.browser.get(path)
    const list: Match[] = await answer.json()
    expect(list.flatMap(({ things }) => things).length).toBeLessThanOrEqual(20)
    seen.push(...list.map(({ person }) => person.id))
    path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  }
  expect(seen).toHaveLength(23)
  expect(new Set(seen).size).toBe(23)
  // Three were told, and no more: the others were found here.
  const told = await env.DB.prepare(
    'select count(*) as told from interests where owner_id = ? and told_at is not null',
  )
    .bind(olga.id)
    .first()
  expect(told).toEqual({ told: 3 })
  for (const path of ['/api/matches?cursor=x', '/api/matches?part=mutual&cursor=eyJsIjoiIn0']) {
    expect((await olga.browser.get(path)).status).toBe(400)
  }
  expect(await glance(olga)).toMatchObject({ mine: 'Mesa', theirs: null, others: 3 })
}, 60_000)

test('what time does to the order is the same for all: a page stays as it was', async () => {
  const olga = await makeKnown('Olga', ['Mesa'])
  for (const name of ['Ana', 'Beto', 'Caro']) {
    await like((await makeKnown(name)).browser, olga.items[0]?.id)
    await tell(HOUR)
  }
  const before = namesIn(await listOf(olga))
  pass(20 * 24 * HOUR)
  expect(namesIn(await listOf(olga))).toEqual(before)
  expect(before.map(([name]) => name)).toEqual(['Caro', 'Beto', 'Ana'])
  expect(testContext().ctx.clock.now()).toBeGreaterThan(0)
})
