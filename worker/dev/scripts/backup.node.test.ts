/** A filled database goes from D1 to libSQL and back by the same two commands, and every table's rows are the same. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../db/migrations.ts'
import { cellOf } from '../../places/grid.ts'
import { type Contents, contentsOf, emptyIn, type ScriptDb } from '../../testing/contents.ts'
import { rowsUpTo } from '../../testing/every-table.ts'
import { fill } from '../../testing/fill.ts'

// Scripts are plain JavaScript: imported by a computed path, so that no declaration is asked for.
const script = (name: string) => import(join(import.meta.dirname, 'lib', `${name}.mjs`))
const { libsql, localD1 } = await script('databases')
const { migrated } = await script('migrated')
const { writeBackup } = await script('backup/write')
const { restoreRows } = await script('backup/restore')

type Row = Record<string, unknown>

const folder = mkdtempSync(join(tmpdir(), 'jopoi-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pathOf = (name: string) => join(folder, name)
const newLibsql = (name: string): ScriptDb => libsql(`file:${pathOf(name)}.db`)
const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const backUp = (db: ScriptDb, name: string) =>
  writeBackup({ db, path: pathOf(name), withRooms: null, now: NOW })

const triggers = (db: ScriptDb) =>
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
    expect((await db.query(found)).map((row: Row) => row.rowid)).toEqual(
      words.map((row: Row) => row.rowid),
    )
    const [{ value: before }] = await db.query(
      "SELECT value FROM counters WHERE name = 'items_offer'",
    )
    const [{ last }] = await db.query(
      "SELECT seq AS last FROM sqlite_sequence WHERE name = 'outbox'",
    )
    await db.load([
      "UPDATE items SET trade_status = 'available', deleted_at = NULL WHERE id = 4",
      `INSERT INTO outbox (kind, recipient, subject, text_body, html_body, next_at, created_at)
       VALUES ('verify', 'x@example.com', 's', 't', 'h', 1, 1)`,
    ])
    const [{ value: after }] = await db.query(
      "SELECT value FROM counters WHERE name = 'items_offer'",
    )
    expect(after).toBe(before + 1)
    expect(await db.query('SELECT max(id) AS id FROM outbox')).toMatchObject([{ id: last + 1 }])
  }
})

test('a text with a zero letter in it is not cut there', async () => {
  const [db, other] = [newLibsql('zero'), newLibsql('zero-copy')]
  await db.migrate()
  await db.load([...rowsUpTo(MIGRATIONS[0]), "UPDATE users SET bio = 'a' || char(0) || 'b'"])
  await backUp(db, 'zero.jopoi')
  await restoreRows({ db: other, path: pathOf('zero.jopoi') })
  expect(await other.query('SELECT DISTINCT hex(bio) AS bytes FROM users')).toMatchObject([
    { bytes: '610062' },
  ])
  await Promise.all([db, other].map((one) => one.close()))
})

test('the file is its owner’s only, and nothing else is left beside it', () => {
  expect(statSync(FIRST).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
})

describe('a restore is refused in words and writes nothing', () => {
  const refused = async (db: ScriptDb, path: string, words: string) => {
    await expect(restoreRows({ db, path })).rejects.toThrow(words)
  }
  const bytes = () => readFileSync(FIRST)
  const lines = () => gunzipSync(bytes()).toString().trimEnd().split('\n')
  const fileOf = (name: string, content: Buffer | string[]) => {
    const path = pathOf(name)
    writeFileSync(path, Array.isArray(content) ? gzipSync(`${content.join('\n')}\n`) : content)
    return path
  }

  test('when the file was cut, damaged or changed, or is none', async () => {
    const db = newLibsql('untouched')
    const flipped = bytes()
    flipped[flipped.length >> 1] = 255 - (flipped[flipped.length >> 1] ?? 0)
    const other = lines().map((line) => line.replace('beto@example.com', 'otro@example.com'))
    await refused(db, fileOf('half', bytes().subarray(0, bytes().length >> 1)), 'was cut short')
    await refused(db, fileOf('endless', lines().slice(0, -1)), 'its end is missing')
    await refused(db, fileOf('flipped', flipped), 'damaged')
    await refused(db, fileOf('changed', other), 'its rows are not those that were written')
    await refused(db, fileOf('doubled', [...lines(), ...lines()]), 'goes on behind its end')
    await refused(db, fileOf('text', Buffer.from('no gzip at all')), 'damaged')
    await refused(db, fileOf('json', ['{"a":1}']), 'no backup of Jopói')
    await refused(db, fileOf('empty', Buffer.alloc(0)), 'was cut short')
    await refused(db, pathOf('absent'), 'There is no file')
    expect(await db.query('SELECT name FROM sqlite_schema')).toEqual([])
    await db.close()
  })

  test('when the database holds something', async () => {
    const before = await contentsOf(source)
    await refused(source, FIRST, 'The database is not empty (')
    expect(await contentsOf(source)).toEqual(before)
  })

  test('when the backup is of a later schema, or the database is', async () => {
    const [old, db] = [newLibsql('old'), newLibsql('migrated')]
    await old.migrate(MIGRATIONS[8])
    await backUp(old, 'old.jopoi')
    await db.migrate()
    await refused(
      db,
      pathOf('old.jopoi'),
      'has migrations that the backup has not (0010_safety.sql',
    )
    await old.load(["INSERT INTO d1_migrations (name) VALUES ('9999_later.sql')"])
    await expect(backUp(old, 'later.jopoi')).rejects.toThrow('of a later version (9999_later.sql)')
    const [header = '', ...rest] = lines()
    const later = header.replace('0013_people.sql"', '0013_people.sql","9999_later.sql"')
    await refused(
      db,
      fileOf('later', resealed([later, ...rest])),
      'of a later version (9999_later.sql)',
    )
    await Promise.all([old, db].map((one) => one.close()))
  })
})

/** A file as a later version would write it: its own seal. */
function resealed(all: string[]): string[] {
  const { createHash } = process.getBuiltinModule('node:crypto')
  const { end } = JSON.parse(all.at(-1) ?? '')
  const text = JSON.stringify([JSON.parse(all[0] ?? ''), end.tables])
  end.sha256 = createHash('sha256').update(text).digest('hex')
  return [...all.slice(0, -1), JSON.stringify({ end })]
}

test('a backup of an earlier version comes back as it was and is then brought to today’s', async () => {
  const [old, fresh] = [newLibsql('earlier'), newLibsql('fresh')]
  await old.migrate(MIGRATIONS[6])
  await old.load(rowsUpTo(MIGRATIONS[6]))
  await backUp(old, 'earlier.jopoi')
  await restoreRows({ db: fresh, path: pathOf('earlier.jopoi') })
  expect(await contentsOf(fresh)).toEqual(await contentsOf(old))
  for (const db of [old, fresh]) await db.migrate()
  expect(await contentsOf(fresh)).toEqual(await contentsOf(old))
  await Promise.all([old, fresh].map((one) => one.close()))
})

test('a restore that was cut leaves a database that nobody takes for whole, and is done again', async () => {
  const db = newLibsql('cut')
  let calls = 0
  const failing = {
    ...db,
    loadBytes: 50_000,
    load: (list: string[]) => {
      calls += 1
      if (calls === 6) throw new Error('the line went dead')
      return db.load(list)
    },
  }
  await expect(restoreRows({ db: failing, path: FIRST })).rejects.toThrow('the line went dead')
  expect(await db.query('SELECT count(*) AS people FROM users')).not.toEqual([{ people: 0 }])
  await expect(migrated(db)).rejects.toThrow('was cut short: run npm run restore again')
  await expect(backUp(db, 'of-half.jopoi')).rejects.toThrow('was cut short: nothing to back up')
  const applied = await db.query('SELECT name FROM d1_migrations')
  expect(applied.map(({ name }) => name)).not.toContain(MIGRATIONS.at(-1))
  await restoreRows({ db, path: FIRST })
  expect(await contentsOf(db)).toEqual(stored)
  expect(await migrated(db)).toMatchObject({ applied: 0 })
  await db.close()
})

test('a backup that fails leaves the file of before and nothing beside it', async () => {
  const before = readFileSync(FIRST)
  const failing = {
    ...source,
    query: (sql: string) => {
      if (sql.includes('FROM "items"')) throw new Error('the line went dead')
      return source.query(sql)
    },
  }
  await expect(backUp(failing, 'first.jopoi')).rejects.toThrow('the line went dead')
  expect(readFileSync(FIRST)).toEqual(before)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
})
