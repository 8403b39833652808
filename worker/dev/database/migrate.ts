/** `npm run db:migrate -- --local|--remote`: migrations and places, over D1 or, with DATABASE_URL, libSQL. */

import { command, Stop, say } from '../tools/tools.ts'
import { chosenDatabase } from './chosen-database.ts'
import { migrated } from './migrated.ts'

const USAGE = `Say which database: npm run db:migrate -- --local (this machine) or -- --remote (deployed).
With DATABASE_URL set it is that one.`

async function migrate(): Promise<void> {
  const [flag] = process.argv.slice(2)
  if (flag !== '--local' && flag !== '--remote' && !process.env.DATABASE_URL) throw new Stop(USAGE)
  const { name, db, release } = await chosenDatabase({ isRemote: flag === '--remote' })
  try {
    const { applied, places, users, items } = await migrated(db)
    say(
      `${name}: ${applied} migrations applied; ${places} places, ${users} people, ${items} items.`,
    )
  } finally {
    await db.close()
    release()
  }
}

if (import.meta.main) await command(migrate)
