/** Writes a database and the chats of its trades into a file that is whole or not there. */
import { existsSync } from 'node:fs'
import { MIGRATIONS } from '../../../../db/migrations.ts'
import { stateOf } from '../migrated.mjs'
import { Stop } from '../tools.mjs'
import { chatsIn, headerOf, newBackup, ROOM_TABLES } from './file.mjs'
import { inTurn, readRoom } from './rooms.mjs'
import { countsOf, pagesOf, tablesOf } from './tables.mjs'

const CHATS = { name: 'trades', columns: ['id', 'from_user_id', 'to_user_id'], key: ['id'] }
const OPENED = 'accepted_at IS NOT NULL'
/** What people who left had said is taken out of rooms: what was read before is not to be believed. */
const CLOSED = 'SELECT user_id FROM departures WHERE closed_at IS NOT NULL'

/** `{id, isChanged}` of each trade whose chat was opened. */
async function chatsOf(db, tables) {
  const has = (wanted) => tables.some(({ name }) => name === wanted)
  const chats = []
  if (!has('trades')) return chats
  const closed = new Set(
    has('departures') ? (await db.query(CLOSED)).map((row) => row.user_id) : [],
  )
  for await (const rows of pagesOf(db, { ...CHATS, where: OPENED })) {
    for (const [id, ...parties] of rows) {
      chats.push({ id, isChanged: parties.some((party) => closed.has(party)) })
    }
  }
  return chats
}

/** Of the backup that is to be replaced. Nothing else is. */
async function chatsOfBefore(path) {
  if (!existsSync(path)) return new Map()
  try {
    return await chatsIn(path)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    throw new Stop(`${error.message} It is not overwritten: choose another name.`)
  }
}

async function addRooms(file, client, chats, known) {
  const read = async ({ id, isChanged }) => {
    const room = await readRoom(client, id, isChanged ? [] : known.get(id)?.messages)
    return { id, ...room }
  }
  const { reads: marks, messages: said } = ROOM_TABLES
  for await (const { id, messages, reads } of inTurn(chats, read)) {
    const fields = said.columns.slice(1)
    if (messages.length > 0) {
      file.add(
        said,
        messages.map((message) => [id, ...fields.map((field) => message[field])]),
      )
    }
    const read = Object.entries(reads).map(([user, number]) => [id, user, number])
    if (read.length > 0) file.add(marks, read)
  }
}

function requireOurs(applied) {
  if (applied.length === 0) throw new Stop('This database was never migrated: nothing to back up.')
  const later = applied.filter((name) => !MIGRATIONS.includes(name))
  if (later.length === 0) return
  throw new Stop(`The database is of a later version (${later.join(', ')}): update the code first.`)
}

/**
 * `withRooms(work)` hands `work` a room client, or nothing is read of rooms (null). A file that is there already must be
 * a whole backup: what it knows of chats is not read again, and it stays until the new one is whole.
 * Answers `{end, changed}`: what was written, and the tables that got or lost rows meanwhile.
 */
export async function writeBackup({ db, path, withRooms, now }) {
  const { applied, isUnfinished } = await stateOf(db)
  if (isUnfinished)
    throw new Stop('A restore into this database was cut short: nothing to back up.')
  requireOurs(applied)
  const known = await chatsOfBefore(path)
  const tables = await tablesOf(db)
  const rooms = withRooms ? Object.values(ROOM_TABLES) : []
  const file = newBackup(path, headerOf(applied, now), [...tables, ...rooms])
  try {
    const before = await countsOf(db, tables)
    // Backwards: what a row refers to is there longer than the row.
    for (const table of tables.toReversed().filter(({ name }) => before.get(name) > 0)) {
      for await (const rows of pagesOf(db, table)) file.add(table, rows)
    }
    const after = await countsOf(db, tables)
    const changed = tables.map(({ name }) => name).filter((n) => before.get(n) !== after.get(n))
    const chats = withRooms ? await chatsOf(db, tables) : []
    if (chats.length > 0) await withRooms((client) => addRooms(file, client, chats, known))
    return { end: file.finish(), changed }
  } catch (error) {
    file.drop()
    throw error
  }
}
