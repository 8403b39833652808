/** Telling and the lists on the other engine: libSQL on a file. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveItem, unsaveItem } from '../favorites/actions.ts'
import { favoriteCount } from '../favorites/store.ts'
import { MINUTE } from '../http/clock.ts'
import { openSettings, pageOfNotifications } from '../notifications/actions.ts'
import { cellOf } from '../places/grid.ts'
import { libsqlContext } from '../testing/libsql.ts'
import { fill } from '../testing/makers/fill.ts'
import { chooseTelling, glanceAt, openTelling, pageOfMatches } from './actions.ts'
import { tellInterests } from './telling.ts'

const { ctx: made, client, close } = await libsqlContext()
let time = made.clock.now()
const ctx = { ...made, clock: { now: () => time } }
const viewerOf = (n: number) => ({ id: `filled-6-${n}`, email: '', sessionHash: '' })
const [ana, olga] = [viewerOf(0), viewerOf(1)]
const things: Record<string, number[]> = {}

beforeAll(async () => {
  const run = (sql: string, values: unknown[]) => client.execute({ sql, args: values.map(String) })
  const given = { seed: 6, items: 120, people: 3, now: time, cellOf }
  const rows = await fill(run, given)
  for (const [i, row] of rows.entries()) {
    if (row.deletedAt !== null || row.tradeStatus !== 'available') continue
    things[row.ownerId] = [...(things[row.ownerId] ?? []), i + 1]
  }
  await client.execute('update users set successful_trades = 1, created_at = 1')
})
afterAll(close)

const heard = async (viewer: typeof ana) =>
  (
    await pageOfNotifications(ctx, viewer, { limit: 9, cursor: undefined, unread: undefined })
  ).rows.map(({ type }) => type)

test('a heart is told once it is a minute old, a heart in return makes it mutual, taken back it is neither', async () => {
  const [hers = 0] = things[olga.id] ?? []
  const [mine = 0] = things[ana.id] ?? []
  expect(await saveItem(ctx, ana, hers, true)).toMatchObject({ isUntold: true })
  await unsaveItem(ctx, ana, hers)
  expect(await openTelling(ctx, ana)).toEqual({ isSeen: false, tells: false })
  for (const viewer of [ana, olga]) await chooseTelling(ctx, viewer, true)
  expect(await favoriteCount(ctx.db, ana.id)).toEqual([{ count: 0, knows: 1 }])
  await saveItem(ctx, ana, hers, true)
  expect(await tellInterests(ctx)).toBe(0)
  time += 2 * MINUTE
  expect(await tellInterests(ctx)).toBe(1)
  const { rows } = await pageOfMatches(ctx, olga, { part: 'likers', cursor: undefined })
  expect(rows).toMatchObject([{ person: { id: ana.id }, mine: { id: hers }, isMutual: false }])
  expect(rows[0]?.things.length).toBe(3)
  await saveItem(ctx, olga, mine, true)
  time += 2 * MINUTE
  expect(await tellInterests(ctx)).toBe(2)
  expect([await heard(ana), await heard(olga)]).toEqual([
    ['interest_mutual'],
    ['interest_mutual', 'interest_told'],
  ])
  expect(await glanceAt(ctx, ana)).toMatchObject({ theirs: expect.any(String), others: 0 })
  await unsaveItem(ctx, olga, mine)
  expect(await glanceAt(ctx, ana)).toBeNull()
  expect((await openSettings(ctx, ana)).interest).toBe(true)
})
