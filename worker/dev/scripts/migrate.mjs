/** `npm run db:migrate -- --local|--remote`: migrations and places, over D1 or, with DATABASE_URL, libSQL. */
import { mkdirSync } from 'node:fs'
import { install, underProjectNode } from './lib/install.mjs'
import { command, ROOT, Stop, say } from './lib/tools.mjs'

const USAGE = `Say which database: npm run db:migrate -- --local (this machine) or -- --remote (deployed).
With DATABASE_URL set it is that one.`

async function chosen(remote) {
  const { libsql, localD1, remoteD1 } = await import('./lib/databases.mjs')
  const { dataFolder, devVars } = await import('./lib/settings.mjs')
  // .dev.vars describes this machine's product, never the deployed one.
  const given = remote ? process.env : { ...devVars(), ...process.env }
  if (given.DATABASE_URL) {
    return { name: 'libSQL', db: libsql(given.DATABASE_URL, given.DATABASE_AUTH_TOKEN) }
  }
  if (remote) return { name: 'D1 (deployed)', db: remoteD1() }
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  const { lockData } = await import('./lib/lock.mjs')
  return { name: `D1 in ${folder}`, db: localD1(folder), release: await lockData(folder) }
}

await command(async () => {
  process.chdir(ROOT)
  await install()
  if (!(await underProjectNode())) return process.exitCode
  const [flag] = process.argv.slice(2)
  if (flag !== '--local' && flag !== '--remote' && !process.env.DATABASE_URL) throw new Stop(USAGE)
  const { name, db, release } = await chosen(flag === '--remote')
  try {
    const { migrated } = await import('./lib/migrated.mjs')
    const { applied, places, users, items } = await migrated(db)
    say(
      `${name}: ${applied} migrations applied; ${places} places, ${users} people, ${items} items.`,
    )
  } finally {
    await db.close()
    release?.()
  }
})
