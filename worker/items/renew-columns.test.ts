/** Items of before, brought up to the columns of today by the cron job, a little at a time. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { categoryName } from '../categories/terms.ts'
import { foldText } from '../db/fold.ts'
import { cellOf } from '../places/grid.ts'
import { places } from '../places/tables.ts'
import { Browser, testContext } from '../testing/app.ts'
import { fill } from '../testing/makers/fill.ts'
import { listOf, makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { renewColumns } from './renew-columns.ts'

const NO_POINT = { latitude: undefined, longitude: undefined }
const { ctx } = testContext()
const ago = (id: number, set: string) =>
  env.DB.prepare(`UPDATE items SET ${set} WHERE id = ${id}`).run()

beforeAll(async () => {
  const at = { latitude: -25.27, longitude: -57.487 }
  await ctx.db.insert(places).values({
    ...{ id: 1, name: 'Luque', folded: foldText('Luque'), country: 'PY', population: 270_000 },
    ...{ ...at, cell: cellOf(at.latitude, at.longitude) },
  })
})

test('the job goes through all items once, at most 200 a run, and then rests', async () => {
  const run = (statement: string, values: unknown[]) =>
    env.DB.prepare(statement)
      .bind(...values)
      .run()
  await fill(run, { seed: 4, items: 450, people: 3, now: ctx.clock.now(), cellOf })
  await env.DB.prepare(`UPDATE items SET title_sort = 'old'`).run()
  const { browser } = await makeAccount()
  const nandu = await makeItem(browser, { title: 'Ñandutí de mesa' })
  await ago(nandu.id, `title_sort = 'nanduti de mesa'`)
  const lost = await makeItem(browser, { ...NO_POINT, location: 'Luque zona aeropuerto' })
  await ago(lost.id, 'latitude = null, longitude = null, cell = null, city = null, country = null')
  const elsewhere = await makeItem(browser, { ...NO_POINT, location: 'por ahí' })

  const runs = []
  for (let i = 0; i < 5; i += 1) runs.push(await renewColumns(ctx))
  expect(runs.slice(0, 2).every((changed) => changed > 0 && changed <= 200)).toBe(true)
  expect(runs.slice(-2)).toEqual([0, 0])
  const sorts = 'SELECT count(*) AS n FROM items WHERE title_sort = ? AND deleted_at IS NULL'
  expect(await env.DB.prepare(sorts).bind('old').first('n')).toBe(0)
  const rowOf = (id: number) => env.DB.prepare('SELECT * FROM items WHERE id = ?').bind(id).first()
  expect(await rowOf(nandu.id)).toMatchObject({ title_sort: 'n~anduti de mesa' })
  expect(await rowOf(lost.id)).toMatchObject({ latitude: -25.27, city: 'Luque' })
  expect(await rowOf(elsewhere.id)).toMatchObject({ latitude: null, city: null })
  const found = await listOf(new Browser(), { location: 'luque', search: 'aeropuerto' })
  expect(found.map(({ id }) => id)).toEqual([lost.id])
})

test('what was stored before texts were cleaned is cleaned, and counts as no edit', async () => {
  await env.DB.prepare(`DELETE FROM counters WHERE name LIKE 'item_columns_%'`).run()
  const { browser } = await makeAccount()
  const [dirty, blank] = [await makeItem(browser), await makeItem(browser, { categoryId: 3 })]
  await env.DB.prepare(
    'UPDATE items SET title = ?, description = ?, location = ?, tags = ? WHERE id = ?',
  )
    .bind(
      'Me\u200bsa \u202ede luz',
      'Uno\r\n\u0007dos',
      'Luque\u00ad',
      '["ma\u200bdera","madera","\u3164"]',
      dirty.id,
    )
    .run()
  await env.DB.prepare('UPDATE items SET title = ?, tags = ? WHERE id = ?')
    .bind('\u2800\u200b', '[]', blank.id)
    .run()
  const rowOf = (id: number) => env.DB.prepare('SELECT * FROM items WHERE id = ?').bind(id).first()
  const before = await rowOf(dirty.id)
  for (let i = 0; i < 4; i += 1) await renewColumns(ctx)
  const after = await rowOf(dirty.id)
  expect(after).toMatchObject({
    ...{ title: 'Mesa de luz', description: 'Uno\ndos', location: 'Luque', tags: '["madera"]' },
    ...{ title_sort: 'mesa de luz', revision: before?.revision, updated_at: before?.updated_at },
  })
  expect(await rowOf(blank.id)).toMatchObject({ title: categoryName(3, 'es') })
  const found = await listOf(new Browser(), { search: 'mesa luz madera' })
  expect(found.map(({ id }) => id)).toContain(dirty.id)
})
