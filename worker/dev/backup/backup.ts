/** `npm run backup -- --to FILE`: a database and the chats of its trades, into a file that is whole or not there. */
import { existsSync } from 'node:fs'
import type { Db } from '../database/databases.ts'
import { isKnown, stateOf } from '../database/migrated.ts'
import { command, type Running, Stop, say } from '../tools/tools.ts'
import { counted, onDatabase } from './command.ts'
import { chatsIn, type End, headerOf, type NewBackup, newBackup, ROOM_TABLES } from './file.ts'
import type { WithRooms } from './product.ts'
import { type Chat, inTurn, type RoomClient, readRoom } from './rooms.ts'
import { countsOf, pagesOf, type Row, type Table, tablesOf } from './tables.ts'

const CHATS = { name: 'trades', columns: ['id', 'from_user_id', 'to_user_id'], key: ['id'] }
/** What people who left had said is taken out of rooms: what was read before is not to be believed. */
const CLOSED = 'SELECT user_id FROM departures WHERE closed_at IS NOT NULL'

type Opened = { id: number; isChanged: boolean }

/** Every trade: people talk from the first word on (D48). */
async function chatsOf(db: Db, tables: Table[]): Promise<Opened[]> {
  const has = (wanted: string) => tables.some(({ name }) => name === wanted)
  const chats: Opened[] = []
  if (!has('trades')) return chats
  const left = has('departures') ? await db.query<{ user_id: string }>(CLOSED) : []
  const closed = new Set(left.map((row) => row.user_id))
  for await (const rows of pagesOf(db, CHATS)) {
    for (const [id, ...parties] of rows) {
      chats.push({ id: Number(id), isChanged: parties.some((party) => closed.has(String(party))) })
    }
  }
  return chats
}

/** Of the backup that is to be replaced. Nothing else is. */
async function chatsOfBefore(path: string): Promise<Map<number, Chat>> {
  if (!existsSync(path)) return new Map()
  try {
    return await chatsIn(path)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    throw new Stop(`${error.message} It is not overwritten: choose another name.`)
  }
}

async function addRooms(
  file: NewBackup,
  client: RoomClient,
  chats: Opened[],
  known: Map<number, Chat>,
): Promise<void> {
  const read = async ({ id, isChanged }: Opened) => {
    const room = await readRoom(client, id, isChanged ? [] : known.get(id)?.messages)
    return { id, ...room }
  }
  const { reads: marks, messages: said } = ROOM_TABLES
  for await (const { id, messages, reads } of inTurn(chats, read)) {
    const fields = said.columns.slice(1)
    if (messages.length > 0) {
      file.add(
        said,
        messages.map(
          (message): Row => [id, ...fields.map((field) => message[field] as Row[number])],
        ),
      )
    }
    const read = Object.entries(reads).map(([user, number]): Row => [id, user, number])
    if (read.length > 0) file.add(marks, read)
  }
}

function requireOurs(applied: string[]): void {
  if (applied.length === 0) throw new Stop('This database was never migrated: nothing to back up.')
  const later = applied.filter((name) => !isKnown(name))
  if (later.length === 0) return
  throw new Stop(`The database is of a later version (${later.join(', ')}): update the code first.`)
}

/**
 * `withRooms(work)` hands `work` a room client, or nothing is read of rooms (null). A file that is there already must be
 * a whole backup: what it knows of chats is not read again, and it stays until the new one is whole.
 * Answers `{end, changed}`: what was written, and the tables that got or lost rows meanwhile.
 */
export async function writeBackup({
  db,
  path,
  withRooms,
  now,
}: {
  db: Db
  path: string
  withRooms: WithRooms | null
  now: number
}): Promise<{ end: End; changed: string[] }> {
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
    for (const table of tables.toReversed().filter(({ name }) => (before.get(name) ?? 0) > 0)) {
      for await (const rows of pagesOf(db, table)) file.add(table, rows)
    }
    const after = await countsOf(db, tables)
    const changed = tables.map(({ name }) => name).filter((n) => before.get(n) !== after.get(n))
    const chats = withRooms ? await chatsOf(db, tables) : []
    if (chats.length > 0) await withRooms?.((client) => addRooms(file, client, chats, known))
    return { end: file.finish(), changed }
  } catch (error) {
    file.drop()
    throw error
  }
}

const USAGE = `Say where to: npm run backup -- --to FILE
  --remote          the deployed database; its chats are read with BASE_URL and OPS_TOKEN of the environment
  --without-chats   only the database
With DATABASE_URL set it is that one, else D1.`
const SECRETS = `The file holds password hashes, sessions, keys of push devices and everything people wrote to one another: only you
may read it (mode 0600); keep it as you keep the database. Pictures and documents are in it by name only: their buckets
(jopoi-photos, jopoi-private) are copied apart.`

const backup = (running: Running) =>
  onDatabase({ fileOption: 'to', usage: USAGE, running }, async (chosen) => {
    const { name, path, withRooms } = chosen
    const { end, changed } = await writeBackup({ ...chosen, now: Date.now() })
    const [people, items, trades] = ['users', 'items', 'trades'].map((one) => counted(end, one))
    const chats = withRooms ? `${counted(end, 'rooms.messages')} messages` : 'chats left out'
    say(`${name}: ${people} people, ${items} items, ${trades} trades, ${chats} in ${path}`)
    if (changed.length > 0) {
      say(`It was written to meanwhile (${changed.join(', ')}): rows may be some moments apart.`)
    }
    say(SECRETS)
  })

if (import.meta.main) await command(backup)
