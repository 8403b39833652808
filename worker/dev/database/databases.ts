/** The three places where a database of ours can be, behind one shape. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { createClient } from '@libsql/client'
import { getPlatformProxy, unstable_splitSqlQuery as splitSql, unstable_readConfig } from 'wrangler'
import { must, ROOT } from '../tools/tools.ts'

const FOLDER = join(ROOT, 'migrations')
/** wrangler's own bookkeeping, to the letter: /api/health reads it on both engines. */
const BOOK = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

export type Db = {
  /** Rows of the shape that the SQL says. */
  query: <Row = Record<string, unknown>>(sql: string) => Promise<Row[]>
  /** Writes all or none. */
  load: (statements: string[]) => Promise<unknown>
  /** How much of that a call takes, where it is not the usual. */
  loadBytes?: number
  /** Applies migrations/, to the one that is named, if any. */
  migrate: (last?: string) => Promise<unknown>
  /** Lets go. */
  close: () => Promise<unknown>
}
/** With values, for filling it by the thousand. */
export type LocalDb = Db & { run: (sql: string, values: Value[]) => Promise<unknown> }
export type Value = string | number | null

const ownConfig = () => unstable_readConfig({ config: join(ROOT, 'wrangler.toml') })

export function databaseConfig() {
  const [config] = ownConfig().d1_databases
  if (!config?.database_name) throw new Error('wrangler.toml names no database')
  return { ...config, database_name: config.database_name }
}

function tempFolder() {
  const path = mkdtempSync(join(tmpdir(), 'jopoi-sql-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Only the database: the worker's other bindings would warn that they have no worker here. */
function writeConfig(folder: string, more = {}): string {
  const { binding, database_name, database_id } = databaseConfig()
  const path = join(folder, 'wrangler.json')
  const only = { d1_databases: [{ binding, database_name, database_id, ...more }] }
  const { account_id } = ownConfig()
  const config = { name: database_name, account_id, compatibility_date: '2026-11-01', ...only }
  writeFileSync(path, JSON.stringify(config))
  return path
}

/** The binding itself, of what `wrangler dev` keeps below `folder`: as the worker has it. */
export async function openD1(folder: string) {
  const temp = tempFolder()
  const persist = { path: join(folder, 'v3') }
  const configPath = writeConfig(temp.path)
  const proxy = await getPlatformProxy<Record<string, D1Database>>({
    configPath,
    persist,
    envFiles: [],
  })
  const close = () => proxy.dispose().finally(temp.remove)
  const db = proxy.env[databaseConfig().binding]
  if (!db) throw new Error('the database is not bound')
  return { db, close }
}

const filesUpTo = (last?: string) =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && (last === undefined || name <= last))
    .sort()

const noted = (name: string) => `INSERT INTO d1_migrations (name) VALUES ('${name}')`

/** Those that are missing, one after the other: `apply(sql)` takes one whole or not at all. */
async function migrateBy(
  { query, apply }: Pick<Db, 'query'> & { apply: (sql: string) => Promise<unknown> },
  last: string | undefined,
): Promise<void> {
  await apply(BOOK)
  const known = new Set(
    (await query<{ name: string }>('SELECT name FROM d1_migrations')).map((row) => row.name),
  )
  for (const name of filesUpTo(last).filter((file) => !known.has(file))) {
    await apply(`${readFileSync(join(FOLDER, name), 'utf8')}\n${noted(name)}`)
  }
}

/** By the binding itself: `d1()` answers it. */
export function boundD1(d1: () => Promise<D1Database>): LocalDb {
  const query = async <Row>(sql: string) => (await (await d1()).prepare(sql).all<Row>()).results
  const load = async (list: string[]) => {
    const db = await d1()
    await db.batch(list.map((sql) => db.prepare(sql)))
  }
  return {
    query,
    load,
    run: async (sql, values) =>
      (await d1())
        .prepare(sql)
        .bind(...values)
        .run(),
    migrate: (last) => migrateBy({ query, apply: (sql) => load(splitSql(sql)) }, last),
    close: async () => undefined,
  }
}

/** D1 as `wrangler dev` keeps it below `folder`. No server may have it open. */
export function localD1(folder: string): LocalDb {
  let opened: ReturnType<typeof openD1> | undefined
  const d1 = async () => {
    opened ??= openD1(folder)
    return (await opened).db
  }
  const close = async () => {
    const last = await opened
    opened = undefined
    await last?.close()
  }
  return { ...boundD1(d1), close }
}

/** Each call is a program of its own and seconds of waiting: few and large ones. */
const LOAD_BYTES = 16_000_000

/** D1 by wrangler's commands, where `place` says. */
export function wranglerD1(place: string[]): Db {
  const { database_name } = databaseConfig()
  const execute = (args: string[]) =>
    wrangler(['execute', database_name, ...place, '--yes', ...args])
  const applied = (more: string[]) =>
    wrangler(['migrations', 'apply', database_name, ...place, ...more])
  return {
    loadBytes: LOAD_BYTES,
    query: async <Row>(sql: string) => {
      const { stdout } = await execute(['--json', '--command', sql])
      const parts = JSON.parse(stdout.slice(stdout.indexOf('['))) as { results: Row[] }[]
      return parts.flatMap((part) => part.results)
    },
    load: async (list) => {
      const temp = tempFolder()
      const file = join(temp.path, 'load.sql')
      writeFileSync(file, `${list.join(';\n')};\n`, { mode: 0o600 })
      await execute(['--file', file]).finally(temp.remove)
    },
    migrate: async (last) => {
      if (last === undefined) return applied([])
      const temp = tempFolder()
      for (const name of filesUpTo(last)) cpSync(join(FOLDER, name), join(temp.path, 'sql', name))
      const config = writeConfig(temp.path, { migrations_dir: 'sql' })
      await applied(['--config', config]).finally(temp.remove)
    },
    close: async () => undefined,
  }
}

/** D1 in the account that wrangler is signed in to. */
export const remoteD1 = () => wranglerD1(['--remote'])

function wrangler(args: string[]) {
  return must('The database command', 'wrangler', ['d1', ...args])
}

/** libSQL / Turso, or a file of it (`file:` is for scripts and tests). */
export function libsql(url: string, authToken?: string): Db {
  const client = createClient({ url, authToken })
  const query = async <Row>(sql: string) => (await client.execute(sql)).rows as Row[]
  return {
    query,
    load: (list) => client.batch(list, 'write'),
    close: async () => client.close(),
    migrate: (last) =>
      migrateBy(
        { query, apply: (sql) => client.executeMultiple(`BEGIN;\n${sql};\nCOMMIT;`) },
        last,
      ),
  }
}
