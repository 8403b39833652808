/**
 * Every command of package.json: `node worker/dev/run.mjs FOLDER/NAME …` installs what package-lock.json asks for and goes
 * on with that file beside this one under the project's own Node, holding it until it ends. Plain JavaScript without packages: for whatever Node
 * the machine has.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const BIN = join(ROOT, 'node_modules/.bin')
const [name, ...args] = process.argv.slice(2)
/** For a command to put everything in order; npm finishes what it is at, and would write into the next install. */
const GRACE_MS = 20_000
const NPM_GRACE_MS = 2_000
const WATCH_MS = 500

let child
let isEnding = false

/** However we end, the channel to the child closes, and it ends. Here it is closed by hand. */
function end() {
  if (isEnding) return
  isEnding = true
  if (!child) return
  if (child.connected) child.disconnect()
  const { pid } = child
  setTimeout(() => process.kill(-pid, 'SIGKILL'), GRACE_MS).unref()
}

/** What /proc says of a process: its name and its parent. Nothing where it is gone, or there is no /proc. */
function processOf(pid) {
  try {
    const [, comm, state, parent] = /\((.*)\) (\w) (\d+)/s.exec(
      readFileSync(`/proc/${pid}/stat`, 'utf8'),
    )
    // A dead one that nobody has collected.
    return state === 'Z' ? {} : { comm, parent }
  } catch {
    return {}
  }
}

function isGone(pid) {
  try {
    process.kill(pid, 0)
    return existsSync('/proc/self/stat') && processOf(pid).parent === undefined
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/**
 * Whether those with whom we end are gone: under npm, npm itself, which can be killed without passing anything on and
 * leaves the shell that stands between us; and the process that ENDS_WITH names. Started by hand in the background, a
 * parent may leave.
 */
function watched() {
  const { npm_lifecycle_event, ENDS_WITH } = process.env
  const { ppid } = process
  const { comm, parent } = processOf(ppid)
  const above = comm === 'sh' ? [ppid, Number(parent)] : [ppid]
  const all = [...(npm_lifecycle_event ? above : []), ...(ENDS_WITH ? [Number(ENDS_WITH)] : [])]
  return () => all.some(isGone)
}

/** Runs to its end what ends with us; answers its exit code and what it told through the channel. */
async function held(program, options) {
  // A group of its own: what a terminal sends to all reaches us alone, and we pass it on once.
  child = spawn(program[0], program.slice(1), { ...options, cwd: ROOT, detached: true })
  let told
  child.on('message', (message) => {
    told = message
  })
  // Once the channel was closed by hand, there is no 'close' of all.
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null)
  const [[code]] = await Promise.all([
    once(child, 'exit'),
    ...streams.map((stream) => once(stream, 'close')),
  ])
  child = undefined
  return { code: code ?? 1, told }
}

const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** npm's own record of what it installed, held against the lock: also true after a hand-made `npm ci`. */
function isInstalled() {
  const record = join(ROOT, 'node_modules/.package-lock.json')
  if (!existsSync(record) || !existsSync(join(BIN, 'node'))) return false
  const installed = packages(record)
  return Object.entries(packages(join(ROOT, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || wanted.optional || installed[path]?.version === wanted.version,
  )
}

/** Answers what went wrong, if anything. */
async function problemOfInstall() {
  if (isInstalled()) return undefined
  process.stdout.write('Installing packages (npm ci, a minute or two)…\n')
  const leash = [join(import.meta.dirname, 'leash.mjs'), 'SIGTERM', String(NPM_GRACE_MS)]
  const npm = ['npm', 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const began = performance.now()
  let said = ''
  const ran = held([process.execPath, ...leash, ...npm], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (data) => {
      said += data
    })
  }
  const { told } = await ran
  if (told?.code === 0) {
    process.stdout.write(`Installed in ${Math.round((performance.now() - began) / 1000)} s.\n`)
    return undefined
  }
  return `The install failed (npm ci):\n${told?.problem ?? said}`
}

async function run() {
  const problem = await problemOfInstall()
  if (problem || isEnding) {
    process.stderr.write(`${problem ?? 'Stopped.'}\n`)
    // Whoever counts reads the last line, also when nothing could be tried.
    if (name === 'test/test') process.stdout.write('\n0 passed, 1 failed\n')
    return 1
  }
  // As npm does: where the command was given.
  process.env.INIT_CWD ??= process.cwd()
  const command = join(import.meta.dirname, `${name}.ts`)
  const { code } = await held([join(BIN, 'node'), command, ...args], {
    env: { ...process.env, PATH: BIN + delimiter + process.env.PATH },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  return code
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
for (const stream of [process.stdout, process.stderr]) stream.on('error', end)
const areGone = watched()
setInterval(() => areGone() && end(), WATCH_MS).unref()
process.exitCode = await run()
