/** Where the project's tools are and how they are run. Plain Node 20, no packages: used before the install. */
import { spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../../../..')
export const BIN = join(ROOT, 'node_modules/.bin')
const TAIL = 8_000
const GRACE_MS = 2_000

/** Environment of every tool: the project's own Node first, no calls home. */
export function toolEnv(extra = {}) {
  return {
    ...process.env,
    PATH: BIN + delimiter + process.env.PATH,
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

/** Runs `work` as a command's body: a Stop ends it plainly, anything else with its stack. */
export async function command(work) {
  try {
    process.exitCode = (await work()) ?? process.exitCode ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Stop ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}

const running = new Map()

/** `child` is ended by endTools. What has much to put in order itself gets more time for it. */
export function endWithUs(child, graceMs = GRACE_MS) {
  running.set(child, graceMs)
  child.on('exit', () => running.delete(child))
}

export function endTools() {
  for (const [child, graceMs] of running) {
    child.kill('SIGTERM')
    // npm finishes what it is at, and would write into the folder of the next start.
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref()
  }
}

/**
 * Runs a tool to its end. Answers its exit code and what it wrote (the last part of it).
 * `show` passes the output through as well.
 */
export function run(name, args, { env = {}, show = false, cwd = ROOT } = {}) {
  return new Promise((done, failed) => {
    const child = spawn(name, args, { cwd, env: toolEnv(env), stdio: ['ignore', 'pipe', 'pipe'] })
    endWithUs(child)
    let output = ''
    let stdout = ''
    // A letter of several bytes may come in two pieces.
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8')
    child.stdout.on('data', (data) => {
      stdout += data
      if (show) process.stdout.write(data)
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output = (output + data).slice(-TAIL)
      })
    }
    if (show) child.stderr.on('data', (data) => process.stderr.write(data))
    child.on('error', failed)
    child.on('close', (code) => {
      done({ code: code ?? 1, output, stdout })
    })
  })
}

/** As `run`, but a failure is a Stop that shows what the tool said. */
export async function must(what, name, args, options) {
  const result = await run(name, args, options)
  if (result.code !== 0) throw new Stop(`${what} failed (${name} ${args[0]}):\n${result.output}`)
  return result
}
