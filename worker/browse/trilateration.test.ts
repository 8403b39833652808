/**
 * Who asks from everywhere, with every radius, learns in which cell a thing is and nothing finer (D61). 88 questions found a house
 * to 500 m before; here are 88 from close by and 400 from far around, the same for a block, a town and a wide cell.
 */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { foldText } from '../db/fold.ts'
import type { Item } from '../items/contract.ts'
import { items } from '../items/tables.ts'
import { cellOf, kilometresTo, spotOf, toldDistance } from '../places/grid.ts'
import { homeOf, type Known, ownOf } from '../places/home.ts'
import { blockOf, blocksIn, type Point, wideCellOf } from '../places/rules.ts'
import { places } from '../places/tables.ts'
import type { PartPage } from '../privacy/contract.ts'
import { Browser, testContext } from '../testing/app.ts'
import { ASSETS } from '../testing/assets.ts'
import { listQuery } from '../testing/list-queries.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeKnown } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { PASSWORD } from '../testing/services/mailbox.ts'
import { browseItems } from './actions.ts'
import { RADIUS } from './terms.ts'

const GAZETTEER = [
  ['Asunción', -25.286, -57.647, 1_482_200],
  ['Villa Hayes', -24.939, -57.631, 8_000],
] as const
const KNOWN: Known[] = GAZETTEER.map(([, latitude, longitude, population]) => ({
  ...{ latitude, longitude, population },
}))
const RADII = Array.from(
  { length: (RADIUS.max - RADIUS.min) / RADIUS.step + 1 },
  (_, i) => RADIUS.min + i * RADIUS.step,
)
/** The middle, and just within the edges, as a cell may be told apart from its neighbour there. */
const corners = ({ latitude, longitude }: Point, half: number): Point[] => [
  { latitude, longitude },
  ...[-half, half].flatMap((north) =>
    [-half, half].map((east) => ({ latitude: latitude + north, longitude: longitude + east })),
  ),
]
/** What cannot be told apart, and the blocks that it is at least. */
const CELLS: [string, Point[], number][] = [
  ['a block of Asunción', corners({ latitude: -25.29, longitude: -57.61 }, 0.0099), 1],
  ['Villa Hayes and around', corners({ latitude: -24.941, longitude: -57.631 }, 0.03), 9],
  ['a wide cell of the Chaco', corners({ latitude: -25.15, longitude: -58.15 }, 0.0499), 25],
]
const NAMES = 'kayak bandoneón telescopio gramófono violín'.split(' ')

let owner: Awaited<ReturnType<typeof makeKnown>>
let member: Browser
const idsOf = new Map<string, number[]>()

beforeAll(async () => {
  const rows = GAZETTEER.map(([name, latitude, longitude, population], i) => ({
    ...{ id: i + 1, name, folded: foldText(name), country: 'PY', latitude, longitude, population },
    cell: cellOf(latitude, longitude),
  }))
  await testContext().ctx.db.insert(places).values(rows)
  owner = await makeKnown()
  member = (await makeAccount()).browser
  for (const [cell, homes] of CELLS) {
    const ids: number[] = []
    for (const [i, home] of homes.entries()) {
      const thing = { ...home, location: 'Por acá', categoryId: 1 + i }
      ids.push((await makeItem(owner.browser, { ...thing, title: `${NAMES[i]} de ${cell}` })).id)
    }
    idsOf.set(cell, ids)
  }
})

type Question = { from: Point; radius: number }
const digits = (degrees: number) => Number(degrees.toFixed(4))
const question = (latitude: number, longitude: number, n: number): Question => ({
  from: { latitude: digits(latitude), longitude: digits(longitude) },
  radius: RADII[n % RADII.length] ?? 5,
})
/** Twenty by twenty points around all three, unevenly. */
const FAR = Array.from({ length: 400 }, (_, i) =>
  question(-25.6 + (i % 20) * 0.049, -58.6 + Math.floor(i / 20) * 0.069 + i * 0.0003, i * 7),
)
/** In two rings and at the edges of where it is: who knows the cell goes on from there. */
const close = ({ latitude, longitude }: Point) =>
  Array.from({ length: 88 }, (_, i) => {
    const [turn, reach] = [(i * 2 * Math.PI) / 44, i < 44 ? 0.045 : 0.011]
    return question(latitude + reach * Math.sin(turn), longitude + reach * Math.cos(turn), i % 3)
  })
const asking = ({ latitude, longitude }: Point) => ({
  userLatitude: String(latitude),
  userLongitude: String(longitude),
})

/** Of each thing what a visitor is told, undefined where it is not listed. */
async function asked({ from, radius }: Question, ids: number[]) {
  const query = { ...asking(from), radius: String(radius), limit: '60' }
  const seen = await listOf(new Browser(), query)
  return ids.map((id) => seen.find((one) => one.id === id)?.distanceKm)
}
let far: Promise<Map<number, number | undefined>[]>
const askedFromFar = () => {
  far ??= (async () => {
    const answers: Map<number, number | undefined>[] = []
    for (const { from, radius } of FAR) {
      const query = listQuery({ ...asking(from), radius: String(radius), limit: '60' })
      const { rows } = await browseItems(testContext().ctx, query)
      answers.push(new Map(rows.map((row) => [row.id, row.distanceKm])))
    }
    return answers
  })()
  return far
}

/** What whoever knows the rule reckons with for a thing at a home. */
function answerOf(home: Point, { from, radius }: Question): number | null | undefined {
  const own = ownOf(from, KNOWN).map((one) => spotOf(one.latitude, one.longitude))
  const asker = { ...from, own }
  const spot = spotOf(home.latitude, home.longitude)
  if (!own.includes(spot) && kilometresTo(spot, asker) > radius) return undefined
  return toldDistance(asker, spot)
}

describe.each(CELLS)('%s', (cell, homes, least) => {
  const middle = homes[0] ?? { latitude: 0, longitude: 0 }
  const ids = () => idsOf.get(cell) ?? []

  test('answers alike wherever in it a thing is, and leaves all of itself possible', async () => {
    const heard: [Question, (number | undefined)[]][] = []
    for (const one of close(middle)) heard.push([one, await asked(one, ids())])
    for (const [i, answer] of (await askedFromFar()).entries()) {
      const one = FAR[i]
      if (one) heard.push([one, ids().map((id) => answer.get(id))])
    }
    expect(heard).toHaveLength(488)
    const blocks = blocksAround(middle)
    let possible = blocks.map((block) => ({ block, home: homeOf(block, KNOWN) }))
    for (const [one, answers] of heard) {
      expect([one, new Set(answers).size]).toEqual([one, 1])
      possible = possible.filter(({ home }) => answerOf(home, one) === answers[0])
    }
    // The questions do find the cell: of 625 blocks hardly more are left.
    const seen = heard.filter(([, [answer]]) => answer !== undefined)
    expect(seen.length).toBeGreaterThan(88)
    expect(seen.length).toBeLessThan(488)
    expect(possible.length).toBeLessThan(least + 50)
    expect(possible.length).toBeGreaterThanOrEqual(least)
    for (const home of homes) {
      expect(possible.map(({ block }) => block)).toContainEqual(blockOf(home))
    }
  }, 60_000)

  test('is in one order, has one count and one page, for a visitor and a member', async () => {
    const newest = ids().toReversed()
    for (const { from } of close(middle).filter((_, i) => i % 29 === 0)) {
      for (const browser of [new Browser(), member]) {
        const query = { ...asking(from), radius: '100', sortBy: 'distance' }
        const listed = (await listOf(browser, query)).map(({ id }) => id)
        expect(listed.filter((id) => newest.includes(id))).toEqual(newest)
        const counts: string[] = []
        for (const search of NAMES) {
          const words = new URLSearchParams({ ...query, radius: '5', search })
          counts.push((await browser.get(`/api/items?${words}`)).headers.get('x-total-count') ?? '')
        }
        expect(new Set(counts).size).toBe(1)
        const told: unknown[] = []
        for (const id of newest) {
          const answer = await browser.get(`/api/items/${id}?${new URLSearchParams(asking(from))}`)
          told.push((await answer.json<Item>()).distanceKm)
        }
        expect(new Set(told).size).toBe(1)
      }
    }
  }, 60_000)

  test('is all that is stored, its town’s name too', async () => {
    const rows = await testContext().ctx.db.select().from(items)
    const stored = rows.filter(({ id }) => ids().includes(id))
    const said = stored.map(({ latitude, longitude, city, country, location }) => ({
      ...{ latitude, longitude, city, country, location },
    }))
    expect(stored).toHaveLength(homes.length)
    const city = GAZETTEER.find(([name]) => cell.includes(name))?.[0] ?? null
    const words = { city, country: city && 'Paraguay', location: 'Por acá' }
    for (const one of said) expect(one).toEqual({ ...homeOf(middle, KNOWN), ...words })
  })
})

/** Names of fields, and the degrees themselves, in what a page or an answer says. */
const A_PLACE = /latitude|longitude|"geo"|GeoCoord|"cell"|"spot"|settled|distanceKm/i
const DEGREES = /-?\b(?:2[45]|5[78])\.\d{1,4}\b/

test('no answer, first page, structured data or sitemap that asks from nowhere says where', async () => {
  const visitor = new Browser({ ASSETS })
  const every = [...idsOf.values()].flat()
  const paths = [
    '/api/items?limit=60',
    ...every.slice(0, 2).flatMap((id) => [`/api/items/${id}`, `/api/items/${id}/similar`]),
    ...['/', `/items/${every[0]}`, `/items/${every.at(-1)}`, `/user/${owner.id}`],
    ...[`/api/users/${owner.id}`, `/api/users/${owner.id}/activity`],
    ...['/sitemap.xml', '/sitemaps/items-0.xml', '/sitemaps/pages.xml'],
  ]
  for (const path of paths) {
    const answer = await visitor.get(path)
    const text = await answer.text()
    expect([path, answer.status, A_PLACE.exec(text)?.[0], DEGREES.exec(text)?.[0]]).toEqual([
      ...[path, 200, undefined, undefined],
    ])
  }
  const page = await (await visitor.get(`/items/${every[0]}`)).text()
  expect(page).toContain('application/ld+json')
})

test('the export of the owner has the cell and nothing finer', async () => {
  const opened = await owner.browser.post('/api/privacy/export', { password: PASSWORD })
  const { token } = await opened.json<{ token: string }>()
  const answer = await owner.browser.post('/api/privacy/export/part', { token, part: 'items' })
  const { rows } = await answer.json<PartPage>()
  for (const [cell, [middle]] of CELLS) {
    const own = rows.filter((row) => idsOf.get(cell)?.includes(Number(row.id)))
    expect(own).toHaveLength(NAMES.length)
    for (const row of own) expect(row).toMatchObject(middle ? homeOf(middle, KNOWN) : {})
  }
})

test('no line of the log says from where was asked or published', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const at = { latitude: -25.1234, longitude: -57.9876 }
  await makeItem(owner.browser, { ...at, title: 'Trompeta' })
  await listOf(new Browser(), { ...asking(at), sortBy: 'distance' })
  await new Browser().get(`/api/places/near?latitude=${at.latitude}&longitude=${at.longitude}`)
  const lines = log.mock.calls.map(([line]) => String(line)).join('\n')
  log.mockRestore()
  expect(lines).toContain('/api/places/near')
  expect(lines).not.toMatch(/25\.1|57\.9/)
})

/** Blocks within about 22 km. */
function blocksAround(at: Point): Point[] {
  const ways = [-0.2, -0.1, 0, 0.1, 0.2]
  return ways.flatMap((north) =>
    ways.flatMap((east) =>
      blocksIn(wideCellOf({ latitude: at.latitude + north, longitude: at.longitude + east })),
    ),
  )
}
