/** `npm run restore -- --from FILE`: a backup into an empty database, its chats into empty rooms. */
import { counted, onDatabase } from './lib/backup/command.mjs'
import { restoreRooms, restoreRows } from './lib/backup/restore.mjs'
import { migrated } from './lib/migrated.mjs'
import { command, Stop, say } from './lib/tools.mjs'

const USAGE = `Say what: npm run restore -- --from FILE
  --remote          into the deployed database; its chats are filled with BASE_URL and OPS_TOKEN of the environment
  --without-chats   only the database
With DATABASE_URL set it is that one, else D1. It must be empty.`
const SHOWN = 10

async function chats({ path, withRooms }) {
  const { filled, there, other } = await restoreRooms({ path, withRooms })
  say(`Chats: ${filled} filled, ${there} there already.`)
  if (other.length === 0) return
  const some = other.slice(0, SHOWN).join(', ')
  throw new Stop(
    `${other.length} chats hold something else and were left as they are: trades ${some}.`,
  )
}

await command((running) =>
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
    if (withRooms) await chats(chosen)
  }),
)
