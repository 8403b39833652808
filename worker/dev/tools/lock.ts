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
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf, Stop, say } from './tools.ts'

const FILE = 'jopoi.lock'
const KILL_WAIT_MS = 200

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

type Pid = number | string

/** What /proc says of a process; empty where it is gone, or there is no /proc. */
function statOf(pid: Pid) {
  const text = readText(`/proc/${pid}/stat`)
  const [state, parent, group, ...more] = text.slice(text.lastIndexOf(') ') + 2).split(' ')
  return { state, parent, group, born: more[16] ?? '' }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // A dead one that nobody has collected holds nothing.
    return statOf(pid).state !== 'Z'
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** `born` tells a process from a later one with the same number. */
type Lock = { pid?: number; born?: string; port?: number }

function readLock(path: string): Lock {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Lock
  } catch {
    // Cut in the middle of its writing: nobody's.
    return {}
  }
}

const holds = ({ pid, born }: Lock) =>
  pid !== undefined && isAlive(pid) && statOf(pid).born === born

/** All but us, where there is /proc; elsewhere none are known. */
function processes(): string[] {
  try {
    return readdirSync('/proc').filter((n) => /^\d+$/.test(n) && Number(n) !== process.pid)
  } catch {
    return []
  }
}

/** Processes that have files of the folder open. */
function holdersOf(folder: string): string[] {
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
function isLeftBehind(pid: Pid): boolean {
  if (readText(`/proc/${pid}/comm`).trim() !== 'workerd') return false
  const { parent } = statOf(pid)
  return parent === '1' || !readText(`/proc/${parent}/cmdline`).includes('node')
}

/** What nobody holds on to is ended. Any other program keeps the data. */
async function clearHolders(folder: string): Promise<void> {
  for (const pid of holdersOf(folder)) {
    const name = readText(`/proc/${pid}/comm`).trim()
    if (!isLeftBehind(pid)) {
      throw new Stop(
        `The data in ${folder} is in use by another program (${name}, process ${pid}).`,
      )
    }
    say(`Ending a server that was left behind (process ${pid})…`)
    // One holds the data, a second one of the same group the port.
    const { group } = statOf(pid)
    const left = processes().filter((other) => statOf(other).group === group && isLeftBehind(other))
    for (const one of left) process.kill(Number(one), 'SIGKILL')
    await wait(KILL_WAIT_MS)
  }
}

/**
 * Throws a Stop when somebody else holds the folder. Answers how to let go. Not proper-lockfile: its lock lives by the
 * clock of a file, so a stopped holder (a closed laptop) loses it to a second one after seconds, and a killed one keeps
 * it for as long; and it does not say who holds it.
 */
export async function lockData(folder: string, port?: number): Promise<() => void> {
  const path = join(folder, FILE)
  const mine = JSON.stringify({ pid: process.pid, born: statOf(process.pid).born, port })
  for (let tries = 0; ; tries += 1) {
    try {
      writeFileSync(path, mine, { flag: 'wx' })
      break
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const lock = readLock(path)
      if (holds(lock) || tries > 2) {
        const where = lock.port ? `, http://localhost:${lock.port}` : ''
        throw new Stop(
          `Already running on the data in ${folder} (process ${lock.pid}${where}). ` +
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
