/** `npm start`: builds, migrates, fills the demo data and serves on PORT (8787) from DATA_DIR. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { libsql, localD1 } from '../database/databases.ts'
import { migrated } from '../database/migrated.ts'
import { DEMO_ADMIN_EMAIL, DEMO_EMAIL, DEMO_PASSWORD } from '../demo/account.ts'
import { fillDemoData } from '../demo/fill.ts'
import { buildWeb, buildWorker } from '../tools/build.ts'
import { lockData } from '../tools/lock.ts'
import { freePort, portFrom, requireFree } from '../tools/ports.ts'
import {
  endedWith,
  type Options,
  type Product,
  startProduct,
  untilHealthy,
  untilSilent,
} from '../tools/product.ts'
import { checkedSettings, dataFolder, type Given } from '../tools/settings.ts'
import { command, type Running, Stop, say, toldOf } from '../tools/tools.ts'
import { withPair } from './vapid.ts'

/** As the cron of wrangler.toml, which nobody calls on this machine. */
const CRON_MS = 5 * 60_000

const SILENT =
  'The server does not answer any more, and was ended: see server.log, and start again.'

type DemoEnv = { DEMO_DATA?: string | undefined }

/** A database across the network is somebody's own: nothing is put there unless they say so. */
export function mayHoldDemo(settings: Given, env: DemoEnv = process.env): boolean {
  return !settings.DATABASE_URL || env.DEMO_DATA === '1'
}

/** `isEmpty` nothing is there yet; `wasCut` an earlier fill did not come to its end. */
export function demoWanted(
  settings: Given,
  { isEmpty, wasCut }: { isEmpty: boolean; wasCut: boolean },
  env: DemoEnv = process.env,
): { fill: boolean; told?: string } {
  const fill = isEmpty || wasCut
  if (!fill || mayHoldDemo(settings, env)) return { fill }
  const told =
    'The database of DATABASE_URL is not filled with demo data, because it is not of this machine. ' +
    'To fill it all the same: DEMO_DATA=1 npm start'
  return { fill: false, told }
}

/** Migrates, and answers whether nobody and nothing is there yet. */
export async function prepareData(folder: string, settings: Given): Promise<boolean> {
  const { DATABASE_URL: url, DATABASE_AUTH_TOKEN: token } = settings
  const db = url ? libsql(url, token) : localD1(folder)
  try {
    const { applied, users, items } = await migrated(db)
    if (applied > 0) say(`Database: ${applied} migrations applied.`)
    return users + items === 0
  } finally {
    await db.close()
  }
}

type Served = { bundle: string; folder: string; settings: Given }

/**
 * The demo data comes in through a product of its own on an inner port, so that the public one is
 * healthy only when they are there. No mail leaves, no limit holds it up.
 */
async function fillDemo({ bundle, folder, settings }: Served, running: Running): Promise<void> {
  const { SENDGRID_API_KEY, RATE_LIMIT_FACTOR, BASE_URL, IMAGE_BASE_URL, ...inner } = settings
  const product = await launched(running, {
    bundle,
    port: await freePort(),
    folder,
    settings: inner,
  })
  await fillDemoData(product.url)
  await product.stop()
}

/** `running.stop` always stops the server that runs now; nothing starts once the end was told. */
export async function launched(running: Running, options: Options): Promise<Product> {
  if (running.ended) throw new Stop('Stopped.')
  const product = startProduct(options)
  running.stop = product.stop
  await untilHealthy(product)
  return product
}

export async function openData(port: number) {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  return { folder, release: await lockData(folder, port) }
}

async function demoData(options: Served, isEmpty: boolean, running: Running): Promise<void> {
  const mark = join(options.folder, 'demo-filling')
  const { fill, told } = demoWanted(options.settings, { isEmpty, wasCut: existsSync(mark) })
  if (told) say(told)
  if (!fill) return
  say('Filling the demo data: 30 people, 240 items with pictures (about a minute)…')
  writeFileSync(mark, 'The demo data is not complete: the next start goes on.\n')
  await fillDemo(options, running)
  rmSync(mark)
}

function callCron(url: string) {
  const call = async () => {
    try {
      // Local mode's own way to the same: it knows the address that links in mails lead to.
      const options = { method: 'POST', headers: { origin: url } }
      const answer = await fetch(`${url}/api/dev/cron`, options)
      if (!answer.ok) say(`The scheduled jobs answered ${answer.status}: see server.log.`)
    } catch (error) {
      // The server ending is told elsewhere; anything else would stop mail and cleaning unnoticed.
      say(`The scheduled jobs could not be called: ${toldOf(error)}`)
    }
  }
  return setInterval(call, CRON_MS)
}

/** Serves until `running.stop()` is called from outside or the server ends by itself. */
async function serve(running: Running): Promise<void> {
  const began = performance.now()
  const port = portFrom(process.env.PORT || undefined)
  const given = checkedSettings()
  const { folder, release } = await openData(port)
  try {
    const settings = await withPair(folder, given)
    await requireFree(port)
    say('Preparing the web app and the database…')
    const [isEmpty, bundle] = await Promise.all([
      prepareData(folder, settings),
      buildWeb().then(buildWorker),
    ])
    const options = { bundle, folder, settings }
    await demoData(options, isEmpty, running)
    await requireFree(port)
    const product = await launched(running, { ...options, port })
    const seconds = Math.round((performance.now() - began) / 1000)
    const cron = callCron(product.url)
    const account = ` · demo account ${DEMO_EMAIL} (administrator ${DEMO_ADMIN_EMAIL}) · password ${DEMO_PASSWORD}`
    say(`Ready in ${seconds} s: ${product.url}${mayHoldDemo(settings) ? account : ''}`)
    let isOver = false
    const ended = product.exited.finally(() => {
      isOver = true
    })
    const tail = await Promise.race([
      ended,
      untilSilent(product.url, () => isOver || running.ended),
    ])
    clearInterval(cron)
    if (!running.ended) throw new Stop(tail === undefined ? SILENT : endedWith(tail))
  } catch (error) {
    // To be stopped, at whatever, is what it is for.
    if (!running.ended) throw error
  } finally {
    await running.stop?.()
    release()
  }
}

if (import.meta.main) await command(serve)
