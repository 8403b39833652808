/** What migration 0027 does with anonymous reviews that have no trade (D58), on a database from before. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { libsql } from '../dev/database/databases.ts'
import { rowsUpTo } from '../testing/every-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'jopoi-reviews-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const BEFORE = '0025_meeting_places.sql'
const review = (id: number, by: string, about: string, trade: string, isAnonymous: number) =>
  `INSERT INTO reviews (id, reviewer_id, reviewed_id, trade_id, rating, review_type, comment, is_anonymous, created_at, reveal_due,
   revealed_at) VALUES (${id}, '${by}', '${about}', ${trade}, 1, 'general', 'No vayan', ${isAnonymous}, 3300, 3300, 3300)`

test('they are hidden and leave the counts, their writers are told once, and may write under their name', async () => {
  const db = libsql(`file:${join(folder, 'before.db')}`)
  await db.migrate(BEFORE)
  await db.load([
    ...rowsUpTo(BEFORE),
    review(10, 'beto', 'ana', 'NULL', 1),
    review(11, 'beto', 'caro', 'NULL', 1),
    review(12, 'ana', 'beto', '2', 1),
    review(13, 'ana', 'caro', 'NULL', 0),
  ])
  await db.migrate()
  const hidden = await db.query('SELECT id FROM reviews WHERE hidden_at IS NOT NULL ORDER BY id')
  expect(hidden.map(({ id }) => id)).toEqual([10, 11])
  const sums = await db.query(
    'SELECT user_id, unverified FROM rating_summaries WHERE unverified > 0 ORDER BY user_id',
  )
  expect(sums).toEqual([
    { user_id: 'ana', unverified: 1 },
    { user_id: 'caro', unverified: 1 },
  ])
  const told = await db.query(
    "SELECT user_id, id, trade_id, params, read_at FROM notifications WHERE type = 'review_hidden'",
  )
  expect(told).toEqual([{ user_id: 'beto', id: 1, trade_id: null, params: '{}', read_at: null }])
  await db.load([review(20, 'beto', 'ana', 'NULL', 0)])
  await expect(db.load([review(21, 'beto', 'ana', 'NULL', 0)])).rejects.toThrow()
  await db.close()
})
