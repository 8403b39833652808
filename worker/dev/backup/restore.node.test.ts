/** What a restore does not take, and what is left of one that was cut. On libSQL, which opens in a moment. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../db/migrations.ts'
import { type Contents, contentsOf } from '../../testing/contents.ts'
import { rowsUpTo } from '../../testing/every-table.ts'
import type { Db } from '../database/databases.ts'
import { libsql } from '../database/databases.ts'
import { migrated } from '../database/migrated.ts'
import { writeBackup } from './backup.ts'
import { restoreRows } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'jopoi-restore-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pathOf = (name: string) => join(folder, name)
const newLibsql = (name: string) => libsql(`file:${pathOf(name)}.db`)
const NOW = Date.parse('2026-11-20T12:00:00.000Z')
const backUp = (db: Db, name: string) =>
  writeBackup({ db, path: pathOf(name), withRooms: null, now: NOW })

const source = newLibsql('source')
const FIRST = pathOf('first.jopoi')
let stored: Contents

beforeAll(async () => {
  await source.migrate()
  await source.load(rowsUpTo())
  stored = await contentsOf(source)
  await backUp(source, 'first.jopoi')
})
afterAll(() => source.close())

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

const fileOf = (name: string, content: Buffer | string[]) => {
  const path = pathOf(name)
  writeFileSync(path, Array.isArray(content) ? gzipSync(`${content.join('\n')}\n`) : content)
  return path
}

describe('a restore is refused in words and writes nothing', () => {
  const refused = async (db: Db, path: string, words: string) => {
    await expect(restoreRows({ db, path })).rejects.toThrow(words)
  }
  const bytes = () => readFileSync(FIRST)
  const lines = () => gunzipSync(bytes()).toString().trimEnd().split('\n')
  test('when the file was cut, damaged or changed, or is none', async () => {
    const db = newLibsql('untouched')
    const flipped = bytes()
    // Within what is packed: the heads of its parts have bytes that mean nothing.
    flipped[40] = 255 - (flipped[40] ?? 0)
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
    loadBytes: 1_000,
    load: (list: string[]) => {
      calls += 1
      if (calls === 4) throw new Error('the line went dead')
      return db.load(list)
    },
  }
  await expect(restoreRows({ db: failing, path: FIRST })).rejects.toThrow('the line went dead')
  expect(await db.query('SELECT count(*) AS people FROM users')).not.toEqual([{ people: 0 }])
  await expect(migrated(db)).rejects.toThrow('was cut short: run npm run restore again')
  await expect(backUp(db, 'of-half.jopoi')).rejects.toThrow('was cut short: nothing to back up')
  const applied = `SELECT count(*) AS count FROM d1_migrations WHERE name = '${MIGRATIONS.at(-1)}'`
  expect(await db.query(applied)).toMatchObject([{ count: 0 }])
  await restoreRows({ db, path: FIRST })
  expect(await contentsOf(db)).toEqual(stored)
  expect(await db.query(applied)).toMatchObject([{ count: 1 }])
  await db.close()
})

test('what is no whole backup is not overwritten by one', async () => {
  const path = fileOf('half-a-backup', readFileSync(FIRST).subarray(0, 5_000))
  await expect(backUp(source, 'half-a-backup')).rejects.toThrow('It is not overwritten')
  expect(readFileSync(path)).toHaveLength(5_000)
})

test('a backup that fails leaves the file of before and nothing beside it', async () => {
  const before = readFileSync(FIRST)
  const failing: Db = {
    ...source,
    query: async (sql) => {
      if (sql.includes('FROM "items"')) throw new Error('the line went dead')
      return source.query(sql)
    },
  }
  await expect(backUp(failing, 'first.jopoi')).rejects.toThrow('the line went dead')
  expect(readFileSync(FIRST)).toEqual(before)
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
})
