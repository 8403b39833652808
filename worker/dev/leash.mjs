/**
 * Holds a program and all it starts in one process group, and ends the whole group when the program ends, when it is
 * told to, or when whoever started it is gone in whatever way: the channel between them closes. (wrangler killed with -9
 * leaves workerd answering.) Answers the program's exit code through that channel.
 * Usage: leash.mjs SIGNAL GRACE_MS COMMAND ARGS…: SIGNAL asks the program to end, after GRACE_MS it has to.
 */
import { spawn } from 'node:child_process'

const [signal, graceMs, name, ...args] = process.argv.slice(2)

function killAll() {
  process.kill(-process.pid, 'SIGKILL')
}

let ending = false
function endOnce() {
  if (ending) return
  ending = true
  process.kill(-process.pid, signal)
  setTimeout(killAll, Number(graceMs))
}

function answer(told) {
  if (process.connected) process.send(told, killAll)
  else killAll()
}

for (const one of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(one, endOnce)
const program = spawn(name, args, { stdio: ['ignore', 'inherit', 'inherit'] })
program.on('exit', (code) => answer({ code: code ?? 1 }))
program.on('error', (error) => answer({ problem: error.message }))
