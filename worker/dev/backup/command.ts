/** What `npm run backup` and `npm run restore` share: their arguments, the database, the product with the chats. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Chosen, chosenDatabase } from '../database/chosen-database.ts'
import type { Db } from '../database/databases.ts'
import { codeOf, type Running, Stop } from '../tools/tools.ts'
import type { End } from './file.ts'
import { roomsOf, type WithRooms } from './product.ts'

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  local: { type: 'boolean' },
  remote: { type: 'boolean' },
  'without-chats': { type: 'boolean' },
} as const

type FileOption = 'from' | 'to'

function argumentsOf(fileOption: FileOption, usage: string) {
  try {
    const { values } = parseArgs({ args: process.argv.slice(2), options: OPTIONS })
    const file = values[fileOption]
    const isOther = values[fileOption === 'from' ? 'to' : 'from'] !== undefined
    if (file && !isOther && !(values.local && values.remote)) return { ...values, file }
  } catch (error) {
    if (!String(codeOf(error)).startsWith('ERR_PARSE_ARGS')) throw error
  }
  throw new Stop(usage)
}

/** Whoever presses Ctrl-C need not wait for the last table. */
function untilEnded(db: Db, running: Running): Db {
  const check = () => {
    if (running.ended) throw new Stop('Stopped before it was done.')
  }
  return {
    ...db,
    query: async (sql) => {
      check()
      return db.query(sql)
    },
    load: async (statements) => {
      check()
      return db.load(statements)
    },
    migrate: async (last) => {
      check()
      return db.migrate(last)
    },
  }
}

/** `withRooms` is null where chats are left out. */
export type Given = Omit<Chosen, 'release'> & { path: string; withRooms: WithRooms | null }
type Asked = { fileOption: FileOption; usage: string; running: Running }

export async function onDatabase(
  { fileOption, usage, running }: Asked,
  work: (given: Given) => Promise<void>,
): Promise<void> {
  const values = argumentsOf(fileOption, usage)
  const isRemote = values.remote === true
  const rooms = values['without-chats'] ? null : roomsOf(isRemote, running)
  const { name, db, release } = await chosenDatabase({ isRemote, alone: rooms !== null })
  // A product on this machine needs the database for itself.
  const withRooms: WithRooms | null = rooms && ((ask) => db.close().then(() => rooms(ask)))
  const path = resolve(process.env.INIT_CWD ?? '', values.file)
  try {
    return await work({ name, db: untilEnded(db, running), withRooms, path })
  } catch (error) {
    // Nobody who goes on after this takes it for done.
    if (running.ended) {
      process.stderr.write('Stopped before it was done.\n')
      process.exitCode = 1
    }
    throw error
  } finally {
    await db.close()
    release()
  }
}

export const counted = (end: End, name: string) =>
  end.tables.find((table) => table.name === name)?.rows ?? 0
