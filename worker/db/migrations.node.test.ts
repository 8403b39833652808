/** A database of each earlier version, with rows in every table, is brought to today's: nothing is lost or counted anew. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Db } from '../dev/database/databases.ts'
import { boundD1, libsql } from '../dev/database/databases.ts'
import { contentsOf, emptyIn } from '../testing/contents.ts'
import { ROWS, rowsUpTo } from '../testing/every-table.ts'
import { manyD1 } from '../testing/many-d1.ts'
import { MIGRATIONS } from './migrations.ts'

const EARLIER = MIGRATIONS.slice(0, -1)
/** Rows that a later migration adds to: counters of what there is more to count. */
const GROWS = ['counters', 'sqlite_sequence']
/** Numbers itself without a row there since then: nothing of it is ever deleted. */
const UNNUMBERED: Record<string, string> = { reports: '0034_reports.sql' }
/** What became rows of another table, and since when. */
const MOVED: Record<string, string> = { deposit_claims: '0031_problems.sql' }
/** What a later migration counts out of the rows of before, tested below. */
const COUNTED = ['token_balance', 'verified_kinds']

const folder = mkdtempSync(join(tmpdir(), 'jopoi-migrations-'))
const d1 = manyD1(EARLIER)
afterAll(async () => {
  await d1.close()
  rmSync(folder, { recursive: true, force: true })
})

const ENGINES: Record<string, (name: string) => Db> = {
  D1: (name) => boundD1(async () => d1.database(name)),
  libSQL: (name) => libsql(`file:${join(folder, `${name}.db`)}`),
}

/** Pairs that must be equal: what is kept in a column, and what it counts. */
const COUNTS = `SELECT
  (SELECT value FROM counters WHERE name = 'items_offer') AS offer,
  (SELECT count(*) FROM items WHERE deleted_at IS NULL AND trade_status = 'available') AS offered,
  (SELECT sum(token_balance) FROM users) AS balances,
  (SELECT sum(amount) FROM token_transactions) AS paid,
  (SELECT sum(verified_kinds) FROM users) AS kinds,
  (SELECT count(*) FROM verifications WHERE status = 'approved') AS approved,
  (SELECT ifnull(sum(published_items), 0) FROM user_counters) AS published,
  (SELECT count(*) FROM items WHERE deleted_at IS NULL) AS shown`

test('there are rows of every migration', () => {
  expect(Object.keys(ROWS)).toEqual([...MIGRATIONS])
})

describe.each(Object.keys(ENGINES))('%s', (engine) => {
  test.each(EARLIER)('with all that was there at %s', async (version) => {
    const db = ENGINES[engine]?.(version) as Db
    await db.migrate(version)
    await db.load(rowsUpTo(version))
    const before = await contentsOf(db, { without: COUNTED })
    expect(emptyIn(before)).toEqual([])

    await db.migrate()
    const after = await contentsOf(db, { like: before })
    const gone = Object.entries(UNNUMBERED).filter(([name, at]) => before.has(name) && version < at)
    const least = (name: string) =>
      (before.get(name)?.rows.length ?? 0) - (name === 'sqlite_sequence' ? gone.length : 0)
    for (const [name, { rows }] of before) {
      const now = after.get(name)?.rows ?? []
      const isMoved = version < (MOVED[name] ?? '')
      if (isMoved) expect(now, name).toEqual([])
      else if (GROWS.includes(name)) expect(now.length, name).toBeGreaterThanOrEqual(least(name))
      else expect(now, name).toEqual(rows)
    }
    const applied = await db.query('SELECT name FROM d1_migrations ORDER BY id')
    expect(applied.map((row) => row.name)).toEqual([...MIGRATIONS])
    const [counts = {}] = await db.query(COUNTS)
    expect([counts.offer, counts.balances, counts.kinds, counts.published]).toEqual([
      counts.offered,
      counts.paid,
      counts.approved,
      counts.shown,
    ])
    // From where there were claims on deposits on.
    if (version >= '0009_payments.sql') {
      const claim = "SELECT words, kind FROM problems WHERE trade_id = 2 AND reporter_id = 'ana'"
      const isBefore = version < '0031_problems.sql'
      const moved = isBefore ? [{ words: 'No vino', kind: 'no_show' }] : []
      expect(await db.query(claim)).toEqual(moved)
    }
    expect(await db.query('PRAGMA foreign_key_check')).toEqual([])
    await db.query("INSERT INTO items_fts (items_fts, rank) VALUES ('integrity-check', 1)")
    await db.close()
  })
})
