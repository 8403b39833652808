/** A database of a size, written into the file itself: through the binding a million items would take hours. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { hashPassword } from '../../accounts/passwords.ts'
import { random } from '../../http/random.ts'
import { cellOf } from '../../places/grid.ts'
import { pour } from '../../testing/makers/fill.ts'
import { fillTrades } from '../../testing/makers/fill-trades.ts'
import { fillWishes } from '../../testing/makers/fill-wishes.ts'
import type { Value } from '../database/databases.ts'

const SEED = 7
/** As in a million items of 100,000 people with 500,000 trades. */
const THINGS_A_PERSON = 10
const TRADES_A_THING = 0.5
/** 100,000 beside a million things (D64). */
const WISHES_A_THING = 0.1
/** Of all items so many are promised or traded, each in a trade of its own. */
const PROMISED = 0.15
const MINE = 1_000
const ME = 'mide'
export const ACCOUNT = { email: 'mide@jopoi.example', password: 'medir-sin-apuro' }
const INSERT_ME = `INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number,
  date_of_birth, gender, country, city, email_verified_at, created_at, updated_at)
  VALUES (?, ?, ?, 'Mide', 'Benítez', '0981123456', '1990-05-04', 'female', 'Paraguay', 'Asunción', 1, 1, 1)`

/** Where `wrangler dev` keeps the one database below a folder. No server may have it open. */
export function fileOf(folder: string): string {
  const path = join(folder, 'v3', 'd1', 'miniflare-D1DatabaseObject')
  const files = readdirSync(path).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
  const [file] = files
  if (!file || files.length > 1) throw new Error(`${path}: ${files.length} databases`)
  return join(path, file)
}

/** Answers the bytes of the file. `isEnded` is asked now and then. */
export async function fillScale(
  folder: string,
  items: number,
  isEnded: () => boolean,
): Promise<number> {
  const db = new DatabaseSync(fileOf(folder))
  // The data are thrown away: what a crash would lose does not matter.
  db.exec('PRAGMA journal_mode = off; PRAGMA synchronous = off; PRAGMA cache_size = -400000')
  const statements = new Map<string, StatementSync>()
  const run = async (sql: string, values: Value[]) => {
    if (isEnded()) throw new Error('stopped')
    const known = statements.get(sql) ?? db.prepare(sql)
    if (values.length > 0) statements.set(sql, known)
    known.run(...values)
  }
  const people = Math.ceil(items / THINGS_A_PERSON)
  const now = Date.now()
  try {
    db.exec('BEGIN')
    await run(INSERT_ME, [ME, ACCOUNT.email, await hashPassword(random, ACCOUNT.password)])
    await pour(run, { seed: SEED, items, people, now, cellOf })
    const proposals = Math.floor(items * (TRADES_A_THING - PROMISED))
    const mine = { id: ME, count: MINE }
    await fillTrades(run, { seed: SEED, people, items, proposals, mine, now })
    await fillWishes(run, { wishes: Math.floor(items * WISHES_A_THING), now })
    // Of all that was filled at once: nobody is told of what was there before.
    await run('DELETE FROM wish_checks', [])
    db.exec('COMMIT')
    db.exec('PRAGMA journal_mode = wal')
    const size = 'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size'
    return Number(db.prepare(size).get()?.bytes)
  } finally {
    db.close()
  }
}
