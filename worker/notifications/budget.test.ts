/** What notifications and unread messages cost the database. */
import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { DAY } from '../http/clock.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal, type Pair } from '../testing/makers/trade-maker.ts'
import { costOf } from '../testing/services/mailbox.ts'
import { tellDatabase } from '../trades/room/unread.ts'

/** Of the session and its person. */
const WHO_ASKS = 2

test('the badge reads ten rows at most, however much is unread', async () => {
  for (const count of [0, 3, 9, 40]) {
    const { id, browser } = await makeAccount()
    for (let n = 1; n <= count; n += 1) {
      await env.DB.prepare(
        "insert into notifications (user_id, id, type, created_at) values (?, ?, 'trade_accepted', 0)",
      )
        .bind(id, n)
        .run()
    }
    const cost = await costOf(() => browser.get('/api/notifications?unread=true&limit=10'))
    expect(cost).toMatchObject({ queries: 2, rowsWritten: 0 })
    expect(cost.rowsRead - WHO_ASKS).toBeLessThanOrEqual(10)
  }
})

let pair: Pair
let id: number
beforeEach(async () => {
  pair = await makePair()
  id = (await makeProposal(pair)).id
})

/** Rows that the room wrote into the database for `unread` messages up to `number`. */
async function rowsOf(unread: number, number: number, at = Date.now()): Promise<number> {
  let rows = 0
  const DB = {
    prepare: env.DB.prepare.bind(env.DB),
    batch: async (statements: Parameters<typeof env.DB.batch>[0]) => {
      const results = await env.DB.batch(statements)
      rows += results.reduce((sum, { meta }) => sum + meta.rows_written, 0)
      return results
    },
  }
  const told = { user_id: pair.owner.id, unread, number, at }
  await tellDatabase({ ...env, DB: DB as typeof env.DB }, id, told, () => undefined)
  return rows
}

test('a streak of unread messages writes four rows, however long it is, and reading it two', async () => {
  for (let streak = 0; streak < 2; streak += 1) {
    let rows = 0
    for (const unread of [1, 2, 3]) rows += await rowsOf(unread, streak * 3 + unread)
    expect(rows).toBeLessThanOrEqual(4)
    expect(await rowsOf(0, streak * 3 + 3)).toBeLessThanOrEqual(2)
  }
})

// D30.
test('that people still write is known to the day, though nobody reads it', async () => {
  const { DB } = env
  const lastAt = () =>
    DB.prepare('select last_at from trade_unread where trade_id = ?').bind(id).first('last_at')
  const began = Date.now()
  await rowsOf(1, 1, began)
  await rowsOf(2, 2, began + DAY - 1)
  expect(await lastAt()).toBe(began)
  await rowsOf(3, 3, began + DAY)
  expect(await lastAt()).toBe(began + DAY)
})
