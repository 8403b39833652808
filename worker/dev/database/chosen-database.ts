/** Which database a command is about: D1 on this machine, D1 deployed, or libSQL where DATABASE_URL says so. */
import { mkdirSync } from 'node:fs'
import { libsql, localD1, remoteD1 } from './databases.mjs'
import { lockData } from './lock.mjs'
import { dataFolder, devVars } from './settings.mjs'

/** .dev.vars describes this machine's product, never the deployed one. */
export const settingsOf = (isRemote) => (isRemote ? process.env : { ...devVars(), ...process.env })

async function lockedFolder() {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  return { folder, release: await lockData(folder) }
}

/**
 * `isRemote`: the deployed one. `alone`: whatever the engine, no product of this machine may run meanwhile.
 * Answers `name` for people, `db`, and `release`, to be called once all is done.
 */
export async function chosenDatabase({ isRemote, alone = false }) {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = settingsOf(isRemote)
  if (isRemote) {
    const [name, db] = url ? ['libSQL', libsql(url, token)] : ['D1 (deployed)', remoteD1()]
    return { name, db, release: () => undefined }
  }
  if (url && !alone) return { name: 'libSQL', db: libsql(url, token), release: () => undefined }
  const { folder, release } = await lockedFolder()
  if (url) return { name: 'libSQL', db: libsql(url, token), release }
  return { name: `D1 in ${folder}`, db: localD1(folder), release }
}
