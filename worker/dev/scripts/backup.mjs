/** `npm run backup -- --to FILE`: the database and the chats of its trades, into one file. */
import { counted, onDatabase } from './lib/backup/command.mjs'
import { writeBackup } from './lib/backup/write.mjs'
import { command, say } from './lib/tools.mjs'

const USAGE = `Say where to: npm run backup -- --to FILE
  --remote          the deployed database; its chats are read with BASE_URL and OPS_TOKEN of the environment
  --without-chats   only the database
With DATABASE_URL set it is that one, else D1.`
const SECRETS = `The file holds password hashes, sessions, keys of push devices and everything people wrote to one another: only you
may read it (mode 0600); keep it as you keep the database. Pictures and documents are in it by name only: their buckets
(jopoi-photos, jopoi-private) are copied apart.`

await command((running) =>
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
  }),
)
