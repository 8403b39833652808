/** Puts a backup into an empty database, and its chats into empty rooms. */
import { MIGRATIONS } from '../../../../db/migrations.ts'
import { stateOf } from '../migrated.mjs'
import { Stop } from '../tools.mjs'
import { chatsIn, ROOM_TABLES, readBackup, tally } from './file.mjs'
import { fillRoom, inTurn } from './rooms.mjs'
import { countsOf, insertsOf, literal, pagesOf, quoted, tablesOf, UNFINISHED } from './tables.mjs'

/** What migrations and the gazetteer put into an empty database. */
const FILLED_BY_US = new Set(['counters', 'places', 'place_starts', 'sqlite_sequence'])
const LOAD_BYTES = 1_000_000

const TRIGGERS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid"
const FULL_TEXT = "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE VIRTUAL TABLE%USING fts5%'"

const isRoom = ({ name }) => Object.values(ROOM_TABLES).some((room) => room.name === name)
const emptied = ({ name, where }) => `DELETE FROM ${quoted(name)}${where ? ` WHERE ${where}` : ''}`

function requireKnown({ migrations }) {
  const later = migrations.filter((name) => !MIGRATIONS.includes(name))
  if (later.length === 0) return
  throw new Stop(`The backup is of a later version (${later.join(', ')}): update the code first.`)
}

async function requireEmpty(db, tables) {
  const theirs = tables.filter(({ name }) => !FILLED_BY_US.has(name))
  if (theirs.length === 0) return
  const full = [...(await countsOf(db, theirs))].filter(([, rows]) => rows > 0)
  if (full.length === 0) return
  const told = full.map(([name, rows]) => `${name} ${rows}`).join(', ')
  throw new Stop(`The database is not empty (${told}): nothing was restored. Make a new one.`)
}

/** Brings an empty database to the schema of the backup. */
async function migrateTo(db, header, applied) {
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
async function begin(db, tables, { header, end }) {
  const triggers = await db.query(TRIGGERS)
  await db.load([
    `CREATE TABLE ${UNFINISHED} (backup TEXT NOT NULL, sql TEXT)`,
    ...[null, ...triggers.map(({ sql }) => sql)].map(
      (sql) => `INSERT INTO ${UNFINISHED} VALUES (${literal(end.sha256)}, ${literal(sql)})`,
    ),
    ...triggers.map(({ name }) => `DROP TRIGGER ${quoted(name)}`),
    `DELETE FROM d1_migrations WHERE name = ${literal(header.migrations.at(-1))}`,
    ...tables.toReversed().map(emptied),
  ])
}

/** Another try with the same backup begins anew. */
async function beginAgain(db, tables, { end }) {
  const [{ backup }] = await db.query(`SELECT backup FROM ${UNFINISHED} LIMIT 1`)
  if (backup !== end.sha256) {
    throw new Stop('A restore of another backup into this database was cut short. Make a new one.')
  }
  await db.load(tables.toReversed().map(emptied))
}

async function finish(db, { header }) {
  const waiting = await db.query(
    `SELECT sql FROM ${UNFINISHED} WHERE sql IS NOT NULL ORDER BY rowid`,
  )
  const indexes = (await db.query(FULL_TEXT)).map(({ name }) => name)
  await db.load([
    ...indexes.map((name) => `INSERT INTO ${name} (${name}) VALUES ('rebuild')`),
    ...waiting.map(({ sql }) => sql),
    `DROP TABLE ${UNFINISHED}`,
    `INSERT INTO d1_migrations (name) VALUES (${literal(header.migrations.at(-1))})`,
  ])
}

/** Rows as the file has them, many a call. */
function loader(db, tables) {
  const own = new Map(tables.map((table) => [table.name, table]))
  const most = db.loadBytes ?? LOAD_BYTES
  let waiting = []
  let bytes = 0
  let current
  const flush = async () => {
    if (waiting.length > 0) await db.load(waiting)
    waiting = []
    bytes = 0
  }
  const push = async (sql) => {
    waiting.push(sql)
    bytes += sql.length
    if (bytes > most) await flush()
  }
  const add = async (table, rows) => {
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
export async function differences(db, tables, end) {
  const wanted = end.tables.filter((table) => !isRoom(table))
  const counts = await countsOf(db, tables)
  const found = []
  for (const table of tables) {
    const counting = tally(table)
    if (counts.get(table.name) > 0) {
      for await (const rows of pagesOf(db, table)) counting.add(rows)
    }
    found.push(counting.sum())
  }
  const texts = [wanted, found].map((list) => new Set(list.map((sum) => JSON.stringify(sum))))
  return [...texts[0].symmetricDifference(texts[1])].map((text) => JSON.parse(text).name)
}

/** The rows of the database. Throws a Stop, before anything is written, when the two do not go together. */
export async function restoreRows({ db, path }) {
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

/** Answers how many rooms were `filled`, were `there` already, and the trades whose rooms hold something else. */
export async function restoreRooms({ path, withRooms }) {
  const chats = [...(await chatsIn(path))]
  const done = { filled: 0, there: 0, other: [] }
  if (chats.length === 0) return done
  await withRooms(async (client) => {
    const fill = async ([id, chat]) => ({ id, outcome: await fillRoom(client, id, chat) })
    for await (const { id, outcome } of inTurn(chats, fill)) {
      if (outcome === 'other') done.other.push(id)
      else done[outcome] += 1
    }
  })
  return done
}
