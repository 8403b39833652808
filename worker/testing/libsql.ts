/** For tests in Node: a context over a migrated libSQL file, the other engine that stores run on. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createClient } from '@libsql/client'
import { overLibsql } from '../db/connect.ts'
import { type Bindings, readSettings } from '../env.ts'
import { clock } from '../http/clock.ts'
import type { Ctx } from '../http/context.ts'
import { newCost } from '../http/log.ts'
import { random } from '../http/random.ts'

const MIGRATIONS = resolve(import.meta.dirname, '../../migrations')

/** The bytes of a migrated file. In one transaction: a statement that is written to the disk alone costs more than all of them together. */
async function migrate(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-migrated-'))
  const file = join(folder, 'migrated.db')
  const client = createClient({ url: `file:${file}` })
  const all = readdirSync(MIGRATIONS).sort()
  const sql = all.map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
  await client.executeMultiple(['BEGIN;', ...sql, 'COMMIT;'].join('\n'))
  client.close()
  const bytes = readFileSync(file)
  rmSync(folder, { recursive: true, force: true })
  return bytes
}

/** The first of a test file migrates; the others begin with the same bytes. */
let migrated: Promise<Buffer> | undefined

const NOTHING = {
  list: async () => ({ objects: [], truncated: false }),
  head: async () => null,
}

/** `settled` waits for what actions left for after the answer. */
export async function libsqlContext(
  given: Record<string, string> = {},
  env: Partial<Bindings> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-libsql-'))
  const file = join(folder, 'test.db')
  migrated ??= migrate()
  writeFileSync(file, await migrated)
  const client = createClient({ url: `file:${file}` })
  const pending: Promise<unknown>[] = []
  const settings = readSettings({ ENVIRONMENT: 'local', ...given })
  const cost = newCost()
  const ctx: Ctx = {
    db: overLibsql(client, cost),
    settings,
    // Most actions under test reach the database and the mail service; of the buckets, that nothing is in them.
    env: { PHOTOS: NOTHING, PRIVATE: NOTHING, ...env } as unknown as Bindings,
    clock,
    random,
    language: 'es',
    baseUrl: 'http://localhost',
    address: '127.0.0.1',
    later: (work) => pending.push(work(ctx)),
  }
  const settled = () => Promise.all(pending)
  return {
    ctx,
    cost,
    client,
    settled,
    close: async () => {
      await settled()
      client.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
