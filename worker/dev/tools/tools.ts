/** What every command stands on: where the project's tools are, how they are run, and how all of it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'

export const ROOT = resolve(import.meta.dirname, '../../..')
export const BIN = join(ROOT, 'node_modules/.bin')
const LEASH = join(ROOT, 'worker/dev/leash.mjs')
const TAIL = 8_000
const GRACE_MS = 2_000
/** What was told to end and still goes on may hold the data. */
const END_MS = 15_000

/** Whether a person reads our output and wants it coloured (NO_COLOR, FORCE_COLOR, TERM count). */
export const isColoured = process.stdout.isTTY === true && process.stdout.hasColors()

type Env = Record<string, string | undefined>

/**
 * Environment of every tool: the project's own Node first, no calls home, and no colours, whatever we were given: what
 * a program prints may be read by another one.
 */
export function toolEnv(extra: Env = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR, ENDS_WITH, ...env } = process.env
  return {
    ...env,
    PATH: BIN + delimiter + env.PATH,
    NO_COLOR: '1',
    WRANGLER_SEND_METRICS: 'false',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    // wrangler dev would write down every request and every statement for a page that nobody opens.
    X_LOCAL_OBSERVABILITY: 'false',
    X_LOCAL_EXPLORER: 'false',
    ...extra,
  }
}

/** A sentence for the person, and exit code 1: no stack. */
export class Stop extends Error {}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

export const DISK_FULL =
  'The disk is full: make room, then start again. Nothing that was saved is lost.'

/** As Node, SQLite and the runtime say it. */
export const isDiskFull = (text: string): boolean =>
  /\b(ENOSPC|EDQUOT|SQLITE_FULL)\b|database or disk is full|No space left on device/i.test(text)

/** What a person reads of an error: a Stop's sentence, one line for a full disk, or a stack. */
export function toldOf(error: unknown): string {
  if (error instanceof Stop) return isDiskFull(error.message) ? DISK_FULL : error.message
  if (error instanceof Error && isDiskFull(`${codeOf(error)} ${error.message}`)) return DISK_FULL
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Node's own name of what went wrong, such as ENOENT. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** `stop` ends what runs now; `ended` once the end was told. */
export type Running = { ended: boolean; stop: (() => unknown) | undefined }

/** run.mjs closes the channel to us however it ends; or a signal comes, or nobody reads what we say any more. */
function onEnd(end: () => void): void {
  let ended = false
  const once = () => {
    if (ended) return
    ended = true
    end()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, once)
  process.channel?.unref()
  for (const stream of [process.stdout, process.stderr]) stream.on('error', once)
}

/**
 * Runs the body of a command: a Stop ends it plainly, anything else with its stack; what it answers is the exit code.
 * When the end is told, `stop` is called and every tool ends.
 */
export async function command(work: (running: Running) => Promise<unknown>): Promise<void> {
  const running: Running = { ended: false, stop: undefined }
  onEnd(() => {
    running.ended = true
    endTools()
    running.stop?.()
    setTimeout(() => process.exit(1), END_MS)
  })
  process.chdir(ROOT)
  try {
    const code = await work(running)
    process.exitCode = typeof code === 'number' ? code : 0
  } catch (error) {
    process.exitCode = 1
    if (!running.ended) process.stderr.write(`${toldOf(error)}\n`)
  }
  process.exit()
}

const leashes = new Set<ChildProcess>()

export function letGo(leash: ChildProcess): void {
  if (leash.connected) leash.disconnect()
}

function endTools(): void {
  for (const leash of leashes) letGo(leash)
}

/** The leash itself may have been killed: the rest of its group must not go on. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

type Ending = { signal?: NodeJS.Signals; graceMs?: number }
type Told = { code?: number; problem?: string }
export type Leashed = {
  leash: ChildProcess
  /** Of all its processes. */
  group: number
  stdout: Readable
  stderr: Readable
  /** Its exit code; a program that is not there is an error. */
  exited: Promise<number>
}

/** Starts a program that ends with us, however we end, and takes all that it started along. */
export function onLeash(
  [name = '', ...args]: string[],
  {
    signal = 'SIGTERM',
    graceMs = GRACE_MS,
    ...options
  }: Ending & { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Leashed {
  const leash = spawn(process.execPath, [LEASH, signal, String(graceMs), name, ...args], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { stdout, stderr, pid: group } = leash
  if (!stdout || !stderr || !group) throw new Error(`${name} could not be started`)
  leashes.add(leash)
  let told: Told = {}
  leash.on('message', (message: Told) => {
    told = message
  })
  leash.on('exit', () => {
    leashes.delete(leash)
    endGroup(group)
  })
  // Once the channel was closed by hand, there is no 'close' of all.
  const ends = [once(leash, 'exit'), once(stdout, 'close'), once(stderr, 'close')]
  const exited = Promise.all(ends).then(() => {
    if (told.problem) throw new Error(`${name}: ${told.problem}`)
    return told.code ?? 1
  })
  return { leash, group, stdout, stderr, exited }
}

export type Result = { code: number; output: string; stdout: string }

/** Runs a tool to its end. Answers its exit code and what it wrote (of `output`, which is both, the last part). */
export async function run(
  name: string,
  args: string[],
  { env = {}, cwd = ROOT }: { env?: Env; cwd?: string } = {},
): Promise<Result> {
  const { exited, ...streams } = onLeash([name, ...args], { cwd, env: toolEnv(env) })
  let output = ''
  let stdout = ''
  for (const stream of [streams.stdout, streams.stderr]) {
    // A letter of several bytes may come in two pieces.
    stream.setEncoding('utf8').on('data', (data: string) => {
      output = (output + data).slice(-TAIL)
      if (stream === streams.stdout) stdout += data
    })
  }
  return { code: await exited, output, stdout }
}

/**
 * Runs a tool to its end for a person to see, and answers its exit code alone: what it prints may be coloured. `to`: where
 * all of that goes, if not at once to the person.
 */
export async function show(
  name: string,
  args: string[],
  { env = {}, to, ...ending }: { env?: Env; to?: Writable | undefined } & Ending = {},
): Promise<number> {
  const { NO_COLOR, ...coloured } = toolEnv(env)
  const ours = isColoured ? coloured : toolEnv(env)
  const { stdout, stderr, exited } = onLeash([name, ...args], { ...ending, cwd: ROOT, env: ours })
  stdout.pipe(to ?? process.stdout, { end: false })
  stderr.pipe(to ?? process.stderr, { end: false })
  return exited
}

/** As `run`, but a failure is a Stop that shows what the tool said. */
export async function must(
  what: string,
  name: string,
  args: string[],
  options?: { env?: Env; cwd?: string },
): Promise<Result> {
  const result = await run(name, args, options)
  if (result.code !== 0) throw new Stop(`${what} failed (${name} ${args[0]}):\n${result.output}`)
  return result
}
