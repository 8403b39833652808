/** Where the project's tools are and how they are run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join, resolve } from 'node:path'
import { onEnd } from './ending.mjs'

export const ROOT = resolve(import.meta.dirname, '../../../..')
export const BIN = join(ROOT, 'node_modules/.bin')
const LEASH = join(ROOT, 'worker/dev/leash.mjs')
const TAIL = 8_000
const GRACE_MS = 2_000
/** What was told to end and still goes on may hold the data. */
const END_MS = 15_000

/** Whether a person reads our output and wants it coloured (NO_COLOR, FORCE_COLOR, TERM count). */
export const isColoured = process.stdout.isTTY === true && process.stdout.hasColors()

/**
 * Environment of every tool: the project's own Node first, no calls home, and no colours, whatever we were given: what
 * a program prints may be read by another one.
 */
export function toolEnv(extra = {}) {
  const { FORCE_COLOR, ENDS_WITH, ...env } = process.env
  return {
    ...env,
    PATH: BIN + delimiter + env.PATH,
    NO_COLOR: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    ...extra,
  }
}

/** A sentence for the person, and exit code 1: no stack. */
export class Stop extends Error {}

export function say(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * Runs the body of a command: a Stop ends it plainly, anything else with its stack; what it answers is the exit code.
 * It is given `running`: `stop` is called when the end is told, after which `ended` is true and every tool ends.
 */
export async function command(work) {
  const running = { ended: false, stop: undefined }
  onEnd(() => {
    running.ended = true
    endTools()
    running.stop?.()
    setTimeout(() => process.exit(1), END_MS)
  })
  process.chdir(ROOT)
  try {
    process.exitCode = (await work(running)) ?? 0
  } catch (error) {
    process.exitCode = 1
    if (!running.ended) {
      process.stderr.write(`${error instanceof Stop ? error.message : error.stack}\n`)
    }
  }
  process.exit()
}

const leashes = new Set()

function endTools() {
  for (const leash of leashes) if (leash.connected) leash.disconnect()
}

/** The leash itself may have been killed: the rest of its group must not go on. */
function endGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/**
 * Starts a program that ends with us, however we end, and takes all that it started along. `exited` answers its exit
 * code; a program that is not there is an error.
 */
export function onLeash(
  [name, ...args],
  { signal = 'SIGTERM', graceMs = GRACE_MS, ...options } = {},
) {
  const leash = spawn(process.execPath, [LEASH, signal, String(graceMs), name, ...args], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  leashes.add(leash)
  let told
  leash.on('message', (message) => {
    told = message
  })
  leash.on('exit', () => {
    leashes.delete(leash)
    endGroup(leash.pid)
  })
  // Once the channel was closed by hand, there is no 'close' of all.
  const ends = [once(leash, 'exit'), once(leash.stdout, 'close'), once(leash.stderr, 'close')]
  const exited = Promise.all(ends).then(() => {
    if (told?.problem) throw new Error(`${name}: ${told.problem}`)
    return told?.code ?? 1
  })
  return { leash, exited }
}

/** Runs a tool to its end. Answers its exit code and what it wrote (of `output`, which is both, the last part). */
export async function run(name, args, { env = {}, cwd = ROOT } = {}) {
  const { leash, exited } = onLeash([name, ...args], { cwd, env: toolEnv(env) })
  let output = ''
  let stdout = ''
  // A letter of several bytes may come in two pieces.
  for (const stream of [leash.stdout, leash.stderr]) stream.setEncoding('utf8')
  leash.stdout.on('data', (data) => {
    stdout += data
  })
  for (const stream of [leash.stdout, leash.stderr]) {
    stream.on('data', (data) => {
      output = (output + data).slice(-TAIL)
    })
  }
  return { code: await exited, output, stdout }
}

/** Runs a tool to its end for a person to see, and answers its exit code alone: what it prints may be coloured. */
export async function show(name, args, { env = {}, ...options } = {}) {
  const { NO_COLOR, ...coloured } = toolEnv(env)
  const ours = isColoured ? coloured : toolEnv(env)
  const { leash, exited } = onLeash([name, ...args], { cwd: ROOT, env: ours, ...options })
  leash.stdout.pipe(process.stdout, { end: false })
  leash.stderr.pipe(process.stderr, { end: false })
  return exited
}

/** As `run`, but a failure is a Stop that shows what the tool said. */
export async function must(what, name, args, options) {
  const result = await run(name, args, options)
  if (result.code !== 0) throw new Stop(`${what} failed (${name} ${args[0]}):\n${result.output}`)
  return result
}
