/** What wishes cost: rows and statements, with many of them. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { Browser } from '../testing/app.ts'
import { fillWishes } from '../testing/makers/fill-wishes.ts'
import { newItem } from '../testing/makers/item-maker.ts'
import { makeAccount, provePhone } from '../testing/makers/makers.ts'
import { makeWish, newWish } from '../testing/makers/wish-maker.ts'
import { flawsOf, recording } from '../testing/recorder.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { MATCH_ROWS_MAX, TOLD_MAX, TOLD_ROWS } from './terms.ts'

const WISHES = 3_000
const { db, asked } = recording(env.DB)
let ana: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  await fillWishes(
    (sql, values) =>
      env.DB.prepare(sql)
        .bind(...values)
        .run(),
    {
      wishes: WISHES,
      now: Date.now(),
    },
  )
  ana = await makeAccount({}, { DB: db })
  await provePhone(ana.id)
}, 60_000)

test('the list reads two rows a wish and ten, a page further on as well', async () => {
  const visitor = new Browser({ DB: db })
  const first = await costOf(() => visitor.get('/api/wishes?limit=24'))
  expect(first.rowsRead).toBeLessThanOrEqual(2 * 25 + 10)
  const answer = await visitor.get('/api/wishes?limit=24')
  expect(answer.headers.get('x-total-count')).toBe('1000+')
  const next = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? ''
  const second = await costOf(() => visitor.get(next))
  expect(second.rowsRead).toBeLessThanOrEqual(2 * 25 + 10)
})

test.each([
  ['words', { search: 'bicicleta' }],
  ['rare words', { search: 'unicornio' }],
  ['a category', { categoryIds: '9' }],
  ['two of them', { categoryIds: '9,3' }],
  ['a price', { minPrice: '100000', maxPrice: '300000' }],
  ['a circle', { userLatitude: '-25.3', userLongitude: '-57.6', radius: '25' }],
  ['days', { datePosted: 'week' }],
  ['a place', { location: 'Luque' }],
])('filtered by %s it reads 3,000 rows at most, in five statements', async (_, query) => {
  const visitor = new Browser({ DB: db })
  const cost = await costOf(() => visitor.get(`/api/wishes?${new URLSearchParams(query)}`))
  expect(cost.rowsRead).toBeLessThanOrEqual(3_000)
  expect(cost.queries).toBeLessThanOrEqual(5)
})

test('making one writes 25 rows at most, opening one reads five', async () => {
  const made = await costOf(() => ana.browser.post('/api/wishes', newWish()))
  const { id } = await makeWish(ana.browser, { words: 'Otra' })
  const opened = await costOf(() => new Browser({ DB: db }).get(`/api/wishes/${id}`))
  console.log('rows written:', made.rowsWritten, 'read by a page:', opened.rowsRead)
  expect(made.rowsWritten).toBeLessThanOrEqual(25)
  expect(opened.rowsRead).toBeLessThanOrEqual(5)
})

test('publishing costs one row more, and what follows the answer 600 read at most, however many look for it', async () => {
  const publish = (title: string) =>
    costOf(() =>
      ana.browser.post('/api/items', newItem({ title, latitude: -25.3, longitude: -57.6 })),
    )
  const nobody = await publish('Xilofón')
  const many = await publish('Bicicleta')
  console.log('after the answer:', nobody, many)
  for (const { rowsWritten } of [nobody, many]) expect(rowsWritten).toBeLessThanOrEqual(30)
  expect(nobody.after.rowsWritten).toBeLessThanOrEqual(6)
  expect(many.after.rowsRead).toBeLessThanOrEqual(MATCH_ROWS_MAX + TOLD_MAX * TOLD_ROWS)
  expect(many.after.queries).toBeLessThanOrEqual(12)
})

test('no statement of wishes scans a table or sorts rows', async () => {
  const flaws = []
  for (const one of new Map(asked.map((a) => [a.sql, a])).values()) {
    if (!one.sql.includes('wish')) continue
    for (const flaw of await flawsOf(env.DB, one)) flaws.push({ flaw, sql: one.sql })
  }
  expect(flaws).toEqual([])
})
