/** The sitemap's queries on the other engine: libSQL on a file. */
import { afterAll, expect, test } from 'vitest'
import { isGone } from '../../items/store.ts'
import { cellOf } from '../../places/grid.ts'
import { libsqlContext } from '../../testing/libsql.ts'
import { fill } from '../../testing/makers/fill.ts'
import { IDS_A_PART, itemsOfPart, partsOnOffer } from './sitemap-store.ts'

const { ctx, client, close } = await libsqlContext()
afterAll(close)

test('names every item on offer, part by part, and knows what is gone', async () => {
  expect(await partsOnOffer(ctx.db)).toEqual([])
  const run = (sql: string, values: unknown[]) => client.execute({ sql, args: values.map(String) })
  const given = { seed: 4, items: IDS_A_PART + 10, people: 3, now: ctx.clock.now(), cellOf }
  const rows = (await fill(run, given)).map((row, i) => ({ ...row, id: i + 1 }))
  expect(await partsOnOffer(ctx.db)).toEqual([0, 1])
  const listed = [...(await itemsOfPart(ctx.db, 0)), ...(await itemsOfPart(ctx.db, 1))]
  const shown = rows.filter((row) => row.deletedAt === null && row.tradeStatus === 'available')
  expect(listed).toEqual(shown.map(({ id, updatedAt }) => ({ id, updatedAt })))
  const gone = rows.find((row) => row.deletedAt !== null)
  expect(await isGone(ctx.db, gone?.id ?? 0)).toBe(true)
  expect(await isGone(ctx.db, shown[0]?.id ?? 0)).toBe(false)
  expect(await isGone(ctx.db, rows.length + 1)).toBe(false)
})
