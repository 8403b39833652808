/** What `npm run backup` and `npm run restore` share: their arguments, the database, the product with the chats. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenDatabase } from '../chosen-database.mjs'
import { Stop } from '../tools.mjs'
import { roomsOf } from './product.mjs'

const OPTIONS = {
  local: { type: 'boolean' },
  remote: { type: 'boolean' },
  'without-chats': { type: 'boolean' },
}

function argumentsOf(fileOption, usage) {
  try {
    const options = { ...OPTIONS, [fileOption]: { type: 'string' } }
    const { values } = parseArgs({ args: process.argv.slice(2), options })
    if (values[fileOption] && !(values.local && values.remote)) return values
  } catch (error) {
    if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error
  }
  throw new Stop(usage)
}

/** Whoever presses Ctrl-C need not wait for the last table. */
function untilEnded(db, running) {
  const checked = (call) => (given) => {
    if (running.ended) throw new Stop('Stopped before it was done.')
    return call(given)
  }
  return { ...db, query: checked(db.query), load: checked(db.load), migrate: checked(db.migrate) }
}

/** Runs `work({ name, db, path, withRooms })`; `withRooms` is null where chats are left out. */
export async function onDatabase({ fileOption, usage, running }, work) {
  const values = argumentsOf(fileOption, usage)
  const isRemote = values.remote === true
  const rooms = values['without-chats'] ? null : roomsOf(isRemote, running)
  const { name, db, release } = await chosenDatabase({ isRemote, alone: rooms !== null })
  // A product on this machine needs the database for itself.
  const withRooms = rooms && ((ask) => db.close().then(() => rooms(ask)))
  const path = resolve(process.env.INIT_CWD, values[fileOption])
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

export const counted = (end, name) => end.tables.find((table) => table.name === name)?.rows ?? 0
