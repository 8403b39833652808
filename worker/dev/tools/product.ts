/** Starts the worker with all its bindings on this machine (wrangler dev) and waits until it is healthy. */

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openLog } from './server-log.ts'
import { type Given, writeSettings } from './settings.ts'
import { BIN, DISK_FULL, isDiskFull, letGo, onLeash, ROOT, Stop, say, toolEnv } from './tools.ts'

const START_WAIT_MS = 90_000
/** A database across the network may answer only at the second call. */
const REFUSED_WAIT_MS = 5_000
const POLL_MS = 150
/** A start compiles and migrates; a health check waits for a room at most 6 s. */
const ANSWER_MS = 10_000
const TAIL = 4_000
const GRACE_MS = 3_000
/** What wrangler says of it. */
const CRASHED = 'The Workers runtime crashed unexpectedly'

export type Options = {
  bundle?: string
  port: number
  folder: string
  settings: Given
  show?: boolean
  inspector?: number
}
export type Product = {
  url: string
  group: number
  stop: () => Promise<void>
  exited: Promise<string>
}

/**
 * `folder` keeps the data, the settings' file, server.log and that of the run before (server-last.log). `bundle` is what buildWorker made; without
 * it the source runs and is watched. Answers `stop` (ends the server and
 * everything it started), `exited` (a promise of what it said last), `url` and `group` (of its processes).
 * `inspector`: the port where its memory can be asked for; 0: any.
 */
export function startProduct({
  bundle,
  port,
  folder,
  settings,
  show = false,
  inspector = 0,
}: Options): Product {
  const settingsFile = join(folder, `settings-${port}.env`)
  writeSettings(settingsFile, settings)
  const forget = () => rmSync(settingsFile, { force: true })
  process.on('exit', forget)
  const args = [join(BIN, 'wrangler'), 'dev', '--ip', 'localhost', '--port', String(port)]
  if (bundle) args.push(bundle, '--no-bundle')
  args.push('--config', join(ROOT, 'wrangler.toml'))
  args.push('--inspector-port', String(inspector), '--persist-to', folder)
  args.push('--env-file', settingsFile)
  args.push('--show-interactive-dev-session=false')
  const { leash, group, stdout, stderr, ...held } = onLeash(args, {
    cwd: ROOT,
    env: toolEnv(),
    graceMs: GRACE_MS,
  })
  const log = openLog(folder)
  let tail = ''
  for (const stream of [stdout, stderr]) {
    stream.on('data', (data: Buffer) => {
      tail = (tail + data).slice(-TAIL)
      log.write(data)
      if (data.includes(CRASHED))
        say('The runtime (workerd) has ended and is started again: see server.log.')
      if (show) process.stdout.write(data)
    })
  }
  const exited = held.exited.then(async () => {
    forget()
    await log.end()
    return tail
  })
  const stop = async () => {
    letGo(leash)
    await exited
  }
  return { url: `http://localhost:${port}`, group, stop, exited }
}

type Health = { reason?: string; message?: string }

async function askHealth(url: string) {
  try {
    const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(ANSWER_MS) })
    return { status: answer.status, body: (await answer.json()) as Health }
  } catch {
    return undefined
  }
}

const REASONS: Record<string, string> = {
  database_unreachable: 'The database cannot be reached (DATABASE_URL, DATABASE_AUTH_TOKEN).',
  database_behind: 'The database lacks migrations: npm run db:migrate -- --local',
  bucket_unreachable: 'The pictures cannot be reached (DATA_DIR): see server.log.',
  rooms_unreachable: 'The rooms of trades cannot be reached (DATA_DIR): see server.log.',
}

/** In one line where we know why; else with what it said last. */
export const endedWith = (tail: string): string =>
  isDiskFull(tail) ? DISK_FULL : `The server ended by itself:\n${tail}`

const ASK_AGAIN_MS = 5_000
/** A machine that slept, or a restart, is not the end of it. */
const SILENCES_MAX = 3

/**
 * Resolves once a server that was healthy answers nothing any more: wrangler can stay when its runtime was killed and
 * did not come back. `isOver` once it ended by itself, or was told to.
 */
export async function untilSilent(
  url: string,
  isOver: () => boolean,
  everyMs = ASK_AGAIN_MS,
): Promise<void> {
  for (let silences = 0; !isOver() && silences < SILENCES_MAX; ) {
    await wait(everyMs)
    silences = (await askHealth(url)) ? 0 : silences + 1
  }
}

/** Resolves when it serves; a Stop with a plain reason when the product cannot serve. */
export async function untilHealthy(product: Pick<Product, 'url' | 'exited'>): Promise<void> {
  const gone: { tail?: string } = {}
  product.exited.then((tail) => {
    gone.tail = tail
  })
  const began = Date.now()
  let refusedAt: number | undefined
  while (Date.now() - began < START_WAIT_MS) {
    if (gone.tail !== undefined) throw new Stop(endedWith(gone.tail))
    const health = await askHealth(product.url)
    if (health?.status === 200) return
    if (health) {
      refusedAt ??= Date.now()
      const { reason, message } = health.body
      // What the settings lack does not come by waiting.
      if (!reason || Date.now() - refusedAt > REFUSED_WAIT_MS) {
        throw new Stop(
          (reason && REASONS[reason]) ?? message ?? `The server answers ${health.status}.`,
        )
      }
    }
    await wait(POLL_MS)
  }
  throw new Stop(`The server did not become healthy within ${START_WAIT_MS / 1000} s.`)
}
