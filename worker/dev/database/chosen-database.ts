/** Which database a command is about: D1 on this machine, D1 deployed, or libSQL where DATABASE_URL says so. */
import { mkdirSync } from 'node:fs'
import { lockData } from '../tools/lock.ts'
import { dataFolder, devVars } from '../tools/settings.ts'
import { type Db, libsql, localD1, remoteD1 } from './databases.ts'

/** .dev.vars describes this machine's product, never the deployed one. */
const settingsOf = (isRemote: boolean): NodeJS.Dict<string> =>
  isRemote ? process.env : { ...devVars(), ...process.env }

async function lockedFolder() {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  return { folder, release: await lockData(folder) }
}

export type Chosen = { name: string; db: Db; release: () => void }

/**
 * `isRemote`: the deployed one. `alone`: whatever the engine, no product of this machine may run meanwhile.
 * Answers `name` for people, `db`, and `release`, to be called once all is done.
 */
export async function chosenDatabase({
  isRemote,
  alone = false,
}: {
  isRemote: boolean
  alone?: boolean
}): Promise<Chosen> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = settingsOf(isRemote)
  if (isRemote) {
    const release = () => undefined
    if (url) return { name: 'libSQL', db: libsql(url, token), release }
    return { name: 'D1 (deployed)', db: remoteD1(), release }
  }
  if (url && !alone) return { name: 'libSQL', db: libsql(url, token), release: () => undefined }
  const { folder, release } = await lockedFolder()
  if (url) return { name: 'libSQL', db: libsql(url, token), release }
  return { name: `D1 in ${folder}`, db: localD1(folder), release }
}
