/** Every way in which a long-running command is told to end: signals, a closed terminal, npm gone. */
import { readFileSync } from 'node:fs'

const PARENT_CHECK_MS = 500

/** Between npm and us stands a shell, which outlives it. Undefined where there is no /proc. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]
  } catch {
    return undefined
  }
}

/** Calls `end` once. npm can be killed without passing anything on: then our parent changes. */
export function onEnd(end) {
  let ended = false
  const once = (reason) => {
    if (ended) return
    ended = true
    end(reason)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => once(signal))
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => once('output closed'))
  }
  // Started by hand in the background a parent may leave; under npm it may not.
  if (!process.env.npm_lifecycle_event) return
  const [parent, npm] = [process.ppid, parentOf(process.ppid)]
  const watch = setInterval(() => {
    if (process.ppid !== parent || parentOf(parent) !== npm) once('parent gone')
  }, PARENT_CHECK_MS)
  watch.unref()
}
