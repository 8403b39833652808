/**
 * Holds a server and all it starts in one process group, and ends the whole group when the server
 * ends, when it is told to, or when whoever holds our standard input dies in whatever way.
 * (wrangler killed with -9 leaves workerd answering.) Usage: leash.mjs COMMAND ARGS…
 */
import { spawn } from 'node:child_process'

const GRACE_MS = 3_000
const [name, ...args] = process.argv.slice(2)
const server = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'] })

function killAll() {
  process.kill(-process.pid, 'SIGKILL')
}

function end() {
  process.kill(-process.pid, 'SIGTERM')
  setTimeout(killAll, GRACE_MS)
}

let ending = false
function endOnce() {
  if (ending) return
  ending = true
  end()
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, endOnce)
for (const event of ['end', 'close', 'error']) process.stdin.on(event, endOnce)
process.stdin.resume()
server.on('exit', killAll)
server.on('error', killAll)
