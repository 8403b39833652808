/** One product a data folder: a lock file that survives its holder's violent death. */
import {
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Stop, say } from './tools.mjs'

const FILE = 'jopoi.lock'
const KILL_WAIT_MS = 200

const readText = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Where /proc exists: tells a process from a later one with the same number. */
const bornAt = (pid) => readText(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[19] ?? ''

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const holds = (lock) => Boolean(lock?.pid) && isAlive(lock.pid) && bornAt(lock.pid) === lock.born

/** All but us, where there is /proc; elsewhere none are known. */
function processes() {
  try {
    return readdirSync('/proc').filter((n) => /^\d+$/.test(n) && Number(n) !== process.pid)
  } catch {
    return []
  }
}

/** Fields of a process: parent and group. */
function familyOf(pid) {
  const [, parent, group] = readText(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return { parent, group }
}

/** Processes that have files of the folder open. */
function holdersOf(folder) {
  const inside = `${realpathSync(folder)}/`
  return processes().filter((pid) => {
    try {
      return readdirSync(`/proc/${pid}/fd`).some((fd) =>
        readlinkSync(`/proc/${pid}/fd/${fd}`).startsWith(inside),
      )
    } catch {
      return false
    }
  })
}

/** A workerd whose starter died was given to process 1 or to a shell's keeper. */
function isLeftBehind(pid) {
  if (readText(`/proc/${pid}/comm`).trim() !== 'workerd') return false
  const { parent } = familyOf(pid)
  return parent === '1' || !readText(`/proc/${parent}/cmdline`).includes('node')
}

/** What nobody holds on to is ended. Any other program keeps the data. */
async function clearHolders(folder) {
  for (const pid of holdersOf(folder)) {
    const name = readText(`/proc/${pid}/comm`).trim()
    if (!isLeftBehind(pid)) {
      throw new Stop(
        `The data in ${folder} is in use by another program (${name}, process ${pid}).`,
      )
    }
    say(`Ending a server that was left behind (process ${pid})…`)
    // One holds the data, a second one of the same group the port.
    const { group } = familyOf(pid)
    const left = processes().filter(
      (other) => familyOf(other).group === group && isLeftBehind(other),
    )
    for (const one of left) process.kill(Number(one), 'SIGKILL')
    await new Promise((done) => setTimeout(done, KILL_WAIT_MS))
  }
}

/** Throws a Stop when somebody else holds the folder. Answers how to let go. */
export async function lockData(folder, port) {
  const path = join(folder, FILE)
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid), port })
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(path, mine, { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      const lock = readLock(path)
      if (holds(lock) || tries > 2) {
        const where = lock?.port ? `, http://localhost:${lock.port}` : ''
        throw new Stop(
          `Already running on the data in ${folder} (process ${lock?.pid}${where}). ` +
            'Stop it first, or choose another folder: DATA_DIR=… npm start',
        )
      }
      rmSync(path, { force: true })
    }
  }
  const release = () => {
    if (readText(path) === mine) rmSync(path, { force: true })
  }
  // A library may end the process at a signal before we get to it.
  process.on('exit', release)
  try {
    await clearHolders(folder)
  } catch (error) {
    release()
    throw error
  }
  return release
}
