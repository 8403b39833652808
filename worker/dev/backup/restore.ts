/** `npm run restore -- --from FILE`: a backup into an empty database, its chats into empty rooms. */
import type { Db } from '../database/databases.ts'
import { isKnown, migrated, stateOf, UNFINISHED } from '../database/migrated.ts'
import { command, type Running, Stop, say } from '../tools/tools.ts'
import { counted, onDatabase } from './command.ts'
import {
  type Backup,
  chatsIn,
  type End,
  type Header,
  ROOM_TABLES,
  readBackup,
  tally,
} from './file.ts'
import type { WithRooms } from './product.ts'
import { type Chat, fillRoom, inTurn } from './rooms.ts'
import {
  type Columns,
  countsOf,
  insertsOf,
  literal,
  pagesOf,
  quoted,
  type Row,
  type Table,
  tablesOf,
} from './tables.ts'

/** What migrations and the gazetteer put into an empty database. */
const FILLED_BY_US = new Set([
  ...[
    'counters',
    'places',
    'place_starts',
    'meeting_places',
    'interest_reached',
    'sqlite_sequence',
  ],
])
const LOAD_BYTES = 1_000_000

const TRIGGERS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid"
const FULL_TEXT =
  "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%USING fts5 (%'"

const isRoom = ({ name }: { name: string }) =>
  Object.values(ROOM_TABLES).some((room) => room.name === name)
const emptied = ({ name, where }: Table) =>
  `DELETE FROM ${quoted(name)}${where ? ` WHERE ${where}` : ''}`

function requireKnown({ migrations }: Header): void {
  const later = migrations.filter((name) => !isKnown(name))
  if (later.length === 0) return
  throw new Stop(`The backup is of a later version (${later.join(', ')}): update the code first.`)
}

async function requireEmpty(db: Db, tables: Table[]): Promise<void> {
  const theirs = tables.filter(({ name }) => !FILLED_BY_US.has(name))
  if (theirs.length === 0) return
  const full = [...(await countsOf(db, theirs))].filter(([, rows]) => rows > 0)
  if (full.length === 0) return
  const told = full.map(([name, rows]) => `${name} ${rows}`).join(', ')
  throw new Stop(`The database is not empty (${told}): nothing was restored. Make a new one.`)
}

/** Brings an empty database to the schema of the backup. */
async function migrateTo(db: Db, header: Header, applied: string[]): Promise<void> {
  const later = applied.filter((name) => !header.migrations.includes(name))
  if (later.length > 0) {
    throw new Stop(
      `The database has migrations that the backup has not (${later.join(', ')}). Make a new one and do not ` +
        'migrate it: the restore does, behind the rows.',
    )
  }
  if (applied.length < header.migrations.length) await db.migrate(header.migrations.at(-1))
}

/**
 * From here to `finish` the database is marked, healthy for nobody, and without triggers: what they count comes with the
 * rows and is not to be counted again. They wait in the mark.
 */
async function begin(db: Db, tables: Table[], { header, end }: Backup): Promise<void> {
  const triggers = await db.query<{ name: string; sql: string }>(TRIGGERS)
  await db.load([
    `CREATE TABLE ${UNFINISHED} (backup TEXT NOT NULL, sql TEXT)`,
    ...[null, ...triggers.map(({ sql }) => sql)].map(
      (sql) => `INSERT INTO ${UNFINISHED} VALUES (${literal(end.sha256)}, ${literal(sql)})`,
    ),
    ...triggers.map(({ name }) => `DROP TRIGGER ${quoted(name)}`),
    `DELETE FROM d1_migrations WHERE name = ${literal(header.migrations.at(-1) ?? null)}`,
    ...tables.toReversed().map(emptied),
  ])
}

/** Another try with the same backup begins anew. */
async function beginAgain(db: Db, tables: Table[], { end }: Backup): Promise<void> {
  const begun = `SELECT backup FROM ${UNFINISHED} LIMIT 1`
  const [mark] = await db.query<{ backup: string }>(begun)
  if (mark?.backup !== end.sha256) {
    throw new Stop('A restore of another backup into this database was cut short. Make a new one.')
  }
  await db.load(tables.toReversed().map(emptied))
}

async function finish(db: Db, { header }: Backup): Promise<void> {
  const waiting = await db.query<{ sql: string }>(
    `SELECT sql FROM ${UNFINISHED} WHERE sql IS NOT NULL ORDER BY rowid`,
  )
  const indexes = (await db.query<{ name: string }>(FULL_TEXT)).map(({ name }) => name)
  await db.load([
    ...indexes.map((name) => `INSERT INTO ${name} (${name}) VALUES ('rebuild')`),
    ...waiting.map(({ sql }) => sql),
    `DROP TABLE ${UNFINISHED}`,
    `INSERT INTO d1_migrations (name) VALUES (${literal(header.migrations.at(-1) ?? null)})`,
  ])
}

/** Rows as the file has them, many a call. */
function loader(db: Db, tables: Table[]) {
  const own = new Map(tables.map((table) => [table.name, table]))
  const most = db.loadBytes ?? LOAD_BYTES
  let waiting: string[] = []
  let bytes = 0
  let current: string | undefined
  const flush = async () => {
    if (waiting.length > 0) await db.load(waiting)
    waiting = []
    bytes = 0
  }
  const push = async (sql: string) => {
    waiting.push(sql)
    bytes += sql.length
    if (bytes > most) await flush()
  }
  const add = async (table: Columns, rows: Row[]) => {
    if (isRoom(table)) return
    const target = own.get(table.name)
    if (!target) throw new Stop(`The database has no table ${table.name}.`)
    // What the engine has noted of the rows before.
    if (target.where && current !== table.name) await push(emptied(target))
    current = table.name
    for (const sql of insertsOf(table, rows)) await push(sql)
  }
  return { add, flush }
}

/** The names of tables that are not, row for row, what the backup says. */
export async function differences(db: Db, tables: Table[], end: End): Promise<string[]> {
  const wanted = end.tables.filter((table) => !isRoom(table))
  const counts = await countsOf(db, tables)
  const found: End['tables'] = []
  for (const table of tables) {
    const counting = tally(table)
    if ((counts.get(table.name) ?? 0) > 0) {
      for await (const rows of pagesOf(db, table)) counting.add(rows)
    }
    found.push(counting.sum())
  }
  const textOf = (sum: (typeof found)[number]) => JSON.stringify(sum)
  const [theirs, ours] = [new Set(wanted.map(textOf)), new Set(found.map(textOf))]
  return [...wanted, ...found]
    .filter((sum) => !theirs.has(textOf(sum)) || !ours.has(textOf(sum)))
    .map(({ name }) => name)
}

/** The rows of the database. Throws a Stop, before anything is written, when the two do not go together. */
export async function restoreRows({ db, path }: { db: Db; path: string }): Promise<Backup> {
  const backup = await readBackup(path)
  requireKnown(backup.header)
  const { applied, isUnfinished } = await stateOf(db)
  if (!isUnfinished) {
    await requireEmpty(db, await tablesOf(db))
    await migrateTo(db, backup.header, applied)
  }
  const tables = await tablesOf(db)
  await (isUnfinished ? beginAgain : begin)(db, tables, backup)
  const { add, flush } = loader(db, tables)
  await readBackup(path, add)
  await flush()
  const different = [...new Set(await differences(db, tables, backup.end))]
  if (different.length > 0) {
    throw new Stop(`What was restored is not what the backup says: ${different.join(', ')}.`)
  }
  await finish(db, backup)
  return backup
}

type Done = { filled: number; there: number; other: number[] }

/** Answers how many rooms were `filled`, were `there` already, and the trades whose rooms hold something else. */
export async function restoreRooms({
  path,
  withRooms,
}: {
  path: string
  withRooms: WithRooms
}): Promise<Done> {
  const chats = [...(await chatsIn(path))]
  const done: Done = { filled: 0, there: 0, other: [] }
  if (chats.length === 0) return done
  await withRooms(async (client) => {
    const fill = async ([id, chat]: [number, Chat]) => ({
      id,
      outcome: await fillRoom(client, id, chat),
    })
    for await (const { id, outcome } of inTurn(chats, fill)) {
      if (outcome === 'other') done.other.push(id)
      else done[outcome] += 1
    }
  })
  return done
}

const USAGE = `Say what: npm run restore -- --from FILE
  --remote          into the deployed database; its chats are filled with BASE_URL and OPS_TOKEN of the environment
  --without-chats   only the database
With DATABASE_URL set it is that one, else D1. It must be empty.`
const SHOWN = 10

async function chats(path: string, withRooms: WithRooms): Promise<void> {
  const { filled, there, other } = await restoreRooms({ path, withRooms })
  say(`Chats: ${filled} filled, ${there} there already.`)
  if (other.length === 0) return
  const some = other.slice(0, SHOWN).join(', ')
  throw new Stop(
    `${other.length} chats hold something else and were left as they are: trades ${some}.`,
  )
}

const restore = (running: Running) =>
  onDatabase({ fileOption: 'from', usage: USAGE, running }, async (chosen) => {
    const { name, db, withRooms } = chosen
    const { header, end } = await restoreRows(chosen)
    const [people, items, trades] = ['users', 'items', 'trades'].map((one) => counted(end, one))
    say(
      `${name}: ${people} people, ${items} items, ${trades} trades as of ${header.madeAt}; every table is row for row ` +
        'what the backup says.',
    )
    const { applied } = await migrated(db)
    if (applied > 0) say(`${applied} newer migrations applied.`)
    if (withRooms) await chats(chosen.path, withRooms)
  })

if (import.meta.main) await command(restore)
