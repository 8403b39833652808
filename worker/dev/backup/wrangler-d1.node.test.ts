/** D1 by wrangler's commands, which is how the deployed one is reached: here over a database on this machine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../db/migrations.ts'
import { localD1, wranglerD1 } from '../database/databases.ts'
import { insertsOf, pagesOf } from './tables.ts'

const CODES = {
  name: 'codes',
  columns: ['purpose', 'email', 'code_hash', 'tries', 'expires_at'],
  key: ['purpose', 'email'],
}

test('odd texts, triggers and migrations up to one go through as they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-wrangler-'))
  const place = ['--local', '--persist-to', folder]
  const [far, near] = [wranglerD1(place), localD1(folder)]
  await far.migrate(MIGRATIONS[0])
  const odd = `O'Higgins; -- "ñandú" 😀\r\n\t/* ; */ CREATE TRIGGER x BEGIN`
  const rows = Array.from({ length: 900 }, (_, i) => [
    'verify',
    `ñ😀${1000 + i}`,
    `${odd} ${i}`,
    0,
    i,
  ])
  const trigger = `CREATE TRIGGER codes_told AFTER INSERT ON codes BEGIN
    INSERT INTO counters (name, value) VALUES ('told', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1;
    UPDATE counters SET value = value + 0 WHERE name = 'told';
  END`
  await far.load([
    ...insertsOf(CODES, rows),
    trigger,
    ...insertsOf(CODES, [['reset', 'a', 'b', 1, 2]]),
  ])
  const read: unknown[][] = []
  for await (const page of pagesOf(far, CODES)) read.push(...page)
  expect(read).toEqual([['reset', 'a', 'b', 1, 2], ...rows])
  expect(await near.query("SELECT value FROM counters WHERE name = 'told'")).toEqual([{ value: 1 }])
  expect(await near.query('SELECT name FROM d1_migrations')).toEqual([{ name: MIGRATIONS[0] }])
  // What wrangler applied, we know as applied.
  await near.migrate(MIGRATIONS[2])
  expect(await near.query('SELECT count(*) AS count FROM d1_migrations')).toEqual([{ count: 3 }])
  await near.close()
  rmSync(folder, { recursive: true, force: true })
})
