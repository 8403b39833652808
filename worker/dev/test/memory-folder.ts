/** Where tests put what they throw away: in memory, where there is enough. */
import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const IN_MEMORY = '/dev/shm'
/** In bytes, several times what all tests of a runner leave there at once; Docker's own has 64 MB. */
const ROOM = 4 * 1024 ** 3
const isLinux = process.platform === 'linux'

/** TMPDIR of a runner; undefined where the machine's own has to do. SQLite waits for a disk at every write, and tests write by the ten thousand. */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    const hasRoom = bavail * bsize > ROOM && freemem() > 2 * ROOM
    return isLinux && hasRoom ? IN_MEMORY : process.env.TMPDIR
  } catch {
    // There is none.
    return process.env.TMPDIR
  }
}
