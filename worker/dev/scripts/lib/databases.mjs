/**
 * The three places where a database of ours can be, behind one shape:
 * `query(sql)` answers rows, `load(statements)` writes them all or none, `migrate()` applies migrations/, `close()` lets go.
 * The local one also has `run(sql, values)`, for filling it by the thousand.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { must, ROOT } from './tools.mjs'

const FOLDER = join(ROOT, 'migrations')
/** wrangler's own bookkeeping, to the letter: /api/health reads it on both engines. */
const BOOK = `CREATE TABLE IF NOT EXISTS d1_migrations(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`

export function databaseConfig() {
  return unstable_readConfig({ config: join(ROOT, 'wrangler.toml') }).d1_databases[0]
}

function tempFolder() {
  return mkdtempSync(join(tmpdir(), 'jopoi-sql-'))
}

/** Only the database: the worker's other bindings would warn that they have no worker here. */
async function openD1(folder) {
  const { binding, database_name, database_id } = databaseConfig()
  const temp = tempFolder()
  const configPath = join(temp, 'wrangler.json')
  const only = { d1_databases: [{ binding, database_name, database_id }] }
  const config = { name: database_name, compatibility_date: '2026-11-01', ...only }
  writeFileSync(configPath, JSON.stringify(config))
  const persist = { path: join(folder, 'v3') }
  const proxy = await getPlatformProxy({ configPath, persist, envFiles: [] })
  const close = () => proxy.dispose().finally(() => rmSync(temp, { recursive: true, force: true }))
  return { db: proxy.env[binding], close }
}

/** D1 as `wrangler dev` keeps it below `folder`. No server may have it open. */
export function localD1(folder) {
  const { database_name } = databaseConfig()
  let opened
  const db = async () => {
    opened ??= openD1(folder)
    return (await opened).db
  }
  const close = async () => {
    const last = await opened
    opened = undefined
    await last?.close()
  }
  return {
    query: async (sql) => (await (await db()).prepare(sql).all()).results,
    run: async (sql, values) =>
      (await db())
        .prepare(sql)
        .bind(...values)
        .run(),
    load: async (list) => {
      const d1 = await db()
      await d1.batch(list.map((sql) => d1.prepare(sql)))
    },
    migrate: async () => {
      await close()
      await wrangler(['migrations', 'apply', database_name, '--local', '--persist-to', folder])
    },
    close,
  }
}

/** D1 in the account that wrangler is signed in to. */
export function remoteD1() {
  const { database_name } = databaseConfig()
  const execute = (args) => wrangler(['execute', database_name, '--remote', '--yes', ...args])
  return {
    query: async (sql) => {
      const { stdout } = await execute(['--json', '--command', sql])
      return JSON.parse(stdout.slice(stdout.indexOf('['))).flatMap((part) => part.results)
    },
    load: async (list) => {
      const temp = tempFolder()
      const file = join(temp, 'load.sql')
      writeFileSync(file, `${list.join(';\n')};\n`)
      await execute(['--file', file]).finally(() => rmSync(temp, { recursive: true, force: true }))
    },
    migrate: () => wrangler(['migrations', 'apply', database_name, '--remote']),
    close: async () => undefined,
  }
}

function wrangler(args) {
  return must('The database command', 'wrangler', ['d1', ...args])
}

/** libSQL / Turso, or a file of it (`file:` is for scripts and tests). */
export function libsql(url, authToken) {
  const client = createClient({ url, authToken })
  return {
    query: async (sql) => (await client.execute(sql)).rows,
    load: (list) => client.batch(list, 'write'),
    close: async () => client.close(),
    migrate: async () => {
      await client.execute(BOOK)
      const { rows } = await client.execute('SELECT name FROM d1_migrations')
      const known = new Set(rows.map((row) => row.name))
      const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && !known.has(name))
      for (const name of files.sort()) {
        const sql = readFileSync(join(FOLDER, name), 'utf8')
        const noted = `INSERT INTO d1_migrations (name) VALUES ('${name}');`
        await client.executeMultiple(`BEGIN;\n${sql}\n${noted}\nCOMMIT;`)
      }
    },
  }
}
