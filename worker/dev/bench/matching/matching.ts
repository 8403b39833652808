/**
 * `npm run bench:matching`: people who look for what they could use, by the clock, on the product's own code, with and without what helps
 * them to find each other (D63, D64, D65); what came of it, and an error where a goal is missed.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { runnerImport } from 'vite'
import { localD1, openD1 } from '../../database/databases.ts'
import { command, ROOT, type Running, Stop, say } from '../../tools/tools.ts'
import { fileOf } from '../scale-data.ts'
import type { EventRows, rowsOfEvents } from './events.ts'
import { missedGoals } from './goals.ts'
import type { Outcome } from './outcome.ts'
import type { Options } from './people.ts'
import { reportOf } from './report.ts'
import type { Given, Told } from './thread.ts'
import { VARIANT_NAMES, type Variant } from './variants.ts'

const OUT = join(ROOT, '.bench')
const LINE_DAYS = 30
const USAGE = `Usage: npm run bench:matching [-- --people 200] [--days 180] [--seed 7] [--only ${VARIANT_NAMES.join(',')}] (20 people and 7 days at least)`

function asked(): { options: Options; variants: Variant[] } {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '200' },
      days: { type: 'string', default: '180' },
      seed: { type: 'string', default: '7' },
      only: { type: 'string', default: VARIANT_NAMES.join(',') },
    },
  })
  const [people, days, seed] = [values.people, values.days, values.seed].map(Number)
  const isWhole = (n: number | undefined, least: number): n is number =>
    Number.isSafeInteger(n) && (n ?? 0) >= least
  const names = values.only.split(',')
  const variants = VARIANT_NAMES.filter((name) => names.includes(name))
  if (!isWhole(people, 20) || !isWhole(days, 7) || !isWhole(seed, 0)) throw new Stop(USAGE)
  if (variants.length !== names.length) throw new Stop(USAGE)
  return { options: { people, days, seed }, variants }
}

/** Answers 1 where a goal is missed. */
async function matching(running: Running): Promise<number> {
  const { options, variants } = asked()
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-matching-'))
  try {
    const copy = join(folder, 'lived.sqlite')
    const outcomes = await lived(running, variants, options, copy, seconds)
    const events = variants.includes('all') ? await eventsIn(folder, copy, options) : []
    const missed = missedGoals(outcomes)
    const about = `${options.people} people, ${options.days} days, seed ${options.seed}, ${seconds()} s.`
    const goals =
      missed.length === 0 ? 'Every goal is kept.' : `Missed goals:\n${missed.join('\n')}`
    const text = `${reportOf(outcomes, events)}\n\n${about}\n\n${goals}\n`
    mkdirSync(OUT, { recursive: true })
    writeFileSync(join(OUT, 'matching.md'), text)
    writeFileSync(
      join(OUT, 'matching.json'),
      JSON.stringify({ options, outcomes, events }, null, 2),
    )
    say(`\n${text}`)
    return missed.length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** As many at once as there are cores, in the order of their names. */
async function lived(
  running: Running,
  variants: readonly Variant[],
  options: Options,
  copy: string,
  seconds: () => number,
): Promise<Outcome[]> {
  const threads = new Set<Worker>()
  running.stop = () => {
    for (const thread of threads) void thread.terminate()
  }
  // The longest first.
  const left = variants.toReversed()
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const variant = next
      const given = { options, variant, copy: variant === 'all' ? copy : null }
      const hear = (day: number, requests: number) => {
        if ((day + 1) % LINE_DAYS === 0)
          say(`${variant}: day ${day + 1} of ${options.days}, ${requests} requests, ${seconds()} s`)
      }
      outcomes.push(await inThread(threads, given, hear))
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } catch (error) {
    running.stop()
    throw running.ended ? new Stop('Stopped.') : error
  }
  return variants.flatMap((name) => outcomes.find(({ variant }) => variant === name) ?? [])
}

function inThread(
  threads: Set<Worker>,
  given: Given,
  hear: (day: number, requests: number) => void,
): Promise<Outcome> {
  const thread = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData: given })
  threads.add(thread)
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  thread.on('message', (told: Told) => {
    if ('outcome' in told) resolve(told.outcome)
    else hear(told.day, told.requests)
  })
  thread.on('error', reject)
  thread.on('exit', (code) => {
    threads.delete(thread)
    reject(new Error(`${given.variant} ended without an outcome (${code})`))
  })
  return promise
}

/** In what `wrangler dev` takes for D1, which counts rows: the copy takes the place of an empty one. */
async function eventsIn(folder: string, copy: string, options: Options): Promise<EventRows[]> {
  const empty = localD1(folder)
  await empty.query('SELECT 1').finally(empty.close)
  const file = fileOf(folder)
  for (const rest of ['-wal', '-shm']) rmSync(`${file}${rest}`, { force: true })
  copyFileSync(copy, file)
  const { module } = await runnerImport<{ rowsOfEvents: typeof rowsOfEvents }>(
    join(import.meta.dirname, 'events.ts'),
    { root: ROOT, configFile: false, logLevel: 'warn' },
  )
  const { db, close } = await openD1(folder)
  return module.rowsOfEvents(db, options).finally(close)
}

if (import.meta.main) await command(matching)
