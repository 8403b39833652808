/** server.log of a data folder: what the server of this run says, with the log of the run before kept beside it. */
import { createWriteStream, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { toldOf } from './tools.ts'

/** A run may serve twice (the demo data come in first): its second server goes on in the same log. */
const begun = new Set<string>()

/** What cannot be written is told once, in one line; the server goes on without. */
function warn(error: unknown): void {
  const [why] = toldOf(error).split('\n')
  process.stderr.write(`server.log is not written: ${why}\n`)
}

function keepLast(path: string, folder: string): void {
  try {
    if (existsSync(path)) renameSync(path, join(folder, 'server-last.log'))
  } catch (error) {
    warn(error)
  }
}

export function openLog(folder: string) {
  const path = join(folder, 'server.log')
  const isFirst = !begun.has(path)
  if (isFirst) keepLast(path, folder)
  begun.add(path)
  const stream = createWriteStream(path, { flags: isFirst ? 'w' : 'a' })
  let isLost = false
  stream.on('error', (error) => {
    if (!isLost) warn(error)
    isLost = true
  })
  return {
    write: (data: Buffer): void => {
      if (!isLost) stream.write(data)
    },
    /** Once all of it is written. */
    end: (): Promise<void> =>
      new Promise((done) => {
        if (isLost) done()
        else stream.end(() => done())
      }),
  }
}
