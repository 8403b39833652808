/** A filled database goes from D1 to libSQL and back by the same two commands, and every table's rows are the same. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cellOf } from '../../places/grid.ts'
import { type Contents, contentsOf, emptyIn } from '../../testing/contents.ts'
import { rowsUpTo } from '../../testing/every-table.ts'
import { fill } from '../../testing/makers/fill.ts'
import type { Db } from '../database/databases.ts'
import { libsql, localD1 } from '../database/databases.ts'
import { writeBackup } from './backup.ts'
import { restoreRows } from './restore.ts'

/** In place of a row that is not there. */
const NOTHING = { value: Number.NaN, last: Number.NaN }

const folder = mkdtempSync(join(tmpdir(), 'jopoi-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pathOf = (name: string) => join(folder, name)
const newLibsql = (name: string): Db => libsql(`file:${pathOf(name)}.db`)
const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const backUp = (db: Db, name: string) =>
  writeBackup({ db, path: pathOf(name), withRooms: null, now: NOW })

const triggers = (db: Db) =>
  db.query("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name")

const [source, moved, back] = [
  localD1(mkdtempSync(pathOf('source-'))),
  newLibsql('moved'),
  localD1(mkdtempSync(pathOf('back-'))),
]
const FIRST = pathOf('first.jopoi')
let stored: Contents

beforeAll(async () => {
  await source.migrate()
  await source.load(rowsUpTo())
  await fill(source.run, { seed: 11, items: 500, people: 30, now: NOW, cellOf })
  stored = await contentsOf(source)
  await backUp(source, 'first.jopoi')
})
afterAll(() => Promise.all([source, moved, back].map((db) => db.close())))

test('there is something in every table', () => {
  expect(emptyIn(stored)).toEqual([])
})

test('from D1 to libSQL and back: every table’s rows and every trigger, and the same file', async () => {
  await restoreRows({ db: moved, path: FIRST })
  expect(await contentsOf(moved)).toEqual(stored)
  const { end } = await backUp(moved, 'second.jopoi')
  await restoreRows({ db: back, path: pathOf('second.jopoi') })
  expect(await contentsOf(back)).toEqual(stored)
  expect(await triggers(back)).toEqual(await triggers(source))
  expect((await backUp(back, 'third.jopoi')).end).toEqual(end)
  expect(readFileSync(pathOf('third.jopoi'))).toEqual(readFileSync(FIRST))
})

test('what was restored is found by its words, is counted on, and gives no number twice', async () => {
  const found = "SELECT rowid FROM items_fts WHERE items_fts MATCH 'lapacho' ORDER BY rowid"
  const words = await source.query(found)
  expect(words.length).toBeGreaterThan(2)
  for (const db of [moved, back]) {
    expect((await db.query(found)).map((row) => row.rowid)).toEqual(words.map((row) => row.rowid))
    const [{ value: before } = NOTHING] = await db.query<typeof NOTHING>(
      "SELECT value FROM counters WHERE name = 'items_offer'",
    )
    const [{ last } = NOTHING] = await db.query<typeof NOTHING>(
      "SELECT seq AS last FROM sqlite_sequence WHERE name = 'outbox'",
    )
    await db.load([
      "UPDATE items SET trade_status = 'available', deleted_at = NULL WHERE id = 4",
      `INSERT INTO outbox (kind, recipient, subject, text_body, html_body, next_at, created_at)
       VALUES ('verify', 'x@example.com', 's', 't', 'h', 1, 1)`,
    ])
    const [{ value: after } = NOTHING] = await db.query<typeof NOTHING>(
      "SELECT value FROM counters WHERE name = 'items_offer'",
    )
    expect(after).toBe(before + 1)
    expect(await db.query('SELECT max(id) AS id FROM outbox')).toMatchObject([{ id: last + 1 }])
  }
})

test('the file is its owner’s only, and nothing else is left beside it', () => {
  expect(statSync(FIRST).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
})
