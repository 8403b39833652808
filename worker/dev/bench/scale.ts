/**
 * `npm run bench:scale`: rows, statements and times of the questions of worker/testing/scale. Products of three sizes run side by side and are asked in turn, so that a
 * busy machine slows all: what the worker says in its own log is what counts.
 */

import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  QUESTIONS,
  type Question,
  READS_MAX,
  STATEMENTS_MAX,
  whoAsks,
} from '../../testing/scale/questions.ts'
import { buildWeb, buildWorker } from '../tools/build.ts'
import { Person } from '../tools/person.ts'
import { untilHealthy } from '../tools/product.ts'
import { command, ROOT, type Running, Stop, say } from '../tools/tools.ts'
import { measuredOf } from './median.ts'
import { ACCOUNT, fillScale } from './scale-data.ts'
import { type FillDb, type ThrowAway, throwAwayProduct } from './throw-away-product.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const ROUNDS = 60
/** Not counted: what is asked first finds nothing in memory. */
const WARM_UP = 8
/** Budgets: p95 of a question, ms; p95 of the largest over p95 of the smallest. */
const P95_MAX = 50
const RATIO_MAX = 3
const OUT = join(ROOT, '.bench')
const LOG_WAIT_MS = 10_000
const count = (n: number) => n.toLocaleString('en-US')

function asked() {
  const { values } = parseArgs({
    options: { sizes: { type: 'string' }, rounds: { type: 'string' } },
  })
  const sizes = values.sizes?.split(',').map(Number) ?? SIZES
  const rounds = Number(values.rounds ?? ROUNDS)
  const whole = (n: number) => Number.isSafeInteger(n) && n >= 1
  if (![rounds, ...sizes].every(whole) || Math.min(...sizes) < 5_000) {
    throw new Stop(
      'Usage: npm run bench:scale [-- --sizes 10000,100000] [--rounds N] (sizes of 5,000 and more)',
    )
  }
  return { sizes, rounds }
}

type Filled = ThrowAway & { items: number; bytes: number; seconds: number; person: Person }
/** What the worker's log says of a request. */
type Line = { ms: number; rowsRead: number; queries: number }
type Size = { items: number; rowsRead: number; queries: number; p50: number; p95: number }
type Row = { name: string; sizes: Size[]; ratio: number }

async function started(bundle: string, items: number, running: Running): Promise<Filled> {
  const began = performance.now()
  let bytes = 0
  const fill: FillDb = async (db, folder) => {
    await db.close()
    bytes = await fillScale(folder, items, () => running.ended)
  }
  const product = await throwAwayProduct(bundle, fill, { RATE_LIMIT_FACTOR: '1000000' })
  const seconds = Math.round((performance.now() - began) / 1000)
  say(`${count(items)} things: filled in ${seconds} s, ${count(Math.round(bytes / 1e6))} MB.`)
  return { ...product, items, bytes, seconds, person: new Person(product.url) }
}

/** Lines of requests to a question's route that the log has beyond `from`; waits until there are `most`. */
async function linesOf(
  product: ThrowAway,
  path: string,
  from: number,
  most: number,
): Promise<Line[]> {
  const route = `"route":"${path.split('?')[0]}"`
  const until = performance.now() + LOG_WAIT_MS
  for (;;) {
    const lines = readFileSync(product.log, 'utf8').slice(from).split('\n').slice(0, -1)
    const found = lines.filter((line) => line.includes('"event":"request"') && line.includes(route))
    if (found.length >= most) return found.map((line) => JSON.parse(line.slice(line.indexOf('{'))))
    if (performance.now() > until)
      throw new Error(`${path}: ${found.length} of ${most} lines in the log`)
    await pause(50)
  }
}

const lengthOf = (product: ThrowAway) => readFileSync(product.log, 'utf8').length

/** The address of the page `depth` further in. */
async function further({ person }: Filled, path: string, depth: number): Promise<string> {
  let at = path
  for (let page = 0; page < depth; page += 1) {
    const { next } = await person.page(at)
    if (!next) throw new Error(`${path} ends at page ${page}`)
    at = next
  }
  return at
}

async function measured(
  { name, path, depth = 0 }: Question,
  products: Filled[],
  rounds: number,
): Promise<Row> {
  const begun: { product: Filled; from: number; deep: string | undefined }[] = []
  for (const product of products) {
    const deep = depth > 0 ? await further(product, path(0), depth) : undefined
    await pause(200)
    begun.push({ product, from: lengthOf(product), deep })
  }
  for (let nth = 0; nth < WARM_UP + rounds; nth += 1) {
    for (const { product, deep } of begun) await product.person.get(deep ?? path(nth))
  }
  const sizes: Size[] = []
  for (const { product, from } of begun) {
    const lines = (await linesOf(product, path(0), from, WARM_UP + rounds)).slice(WARM_UP)
    const most = (key: keyof Line) => Math.max(...lines.map((line) => line[key]))
    const times = lines.map(({ ms }) => ms)
    const [p50, p95] = [measuredOf(times), measuredOf(times, 95)]
    sizes.push({
      items: product.items,
      rowsRead: most('rowsRead'),
      queries: most('queries') - whoAsks(path(0)),
      p50,
      p95,
    })
  }
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  return { name, sizes, ratio: (largest?.p95 ?? 0) / Math.max(1, smallest?.p95 ?? 0) }
}

/** What of a row is over its budget, in words. */
function over({ name, sizes, ratio }: Row): { counted: string[]; timed: string[] } {
  const counted = sizes.flatMap(({ items, rowsRead, queries }) => [
    rowsRead > READS_MAX && `${name}: ${count(rowsRead)} rows read at ${count(items)}`,
    queries > STATEMENTS_MAX && `${name}: ${queries} statements at ${count(items)}`,
  ])
  const { items = 0, p95 = 0 } = sizes.at(-1) ?? {}
  const timed = [
    p95 > P95_MAX && `${name}: p95 ${p95} ms at ${count(items)}`,
    ratio > RATIO_MAX && `${name}: ratio ${ratio.toFixed(1)}`,
  ]
  const isSaid = (text: string | false) => text !== false
  return { counted: counted.filter(isSaid), timed: timed.filter(isSaid) }
}

function table(rows: Row[], products: Filled[]): string {
  const cells = ({ rowsRead, p50, p95 }: Size) => `${count(rowsRead)} | ${p50} / ${p95}`
  const heads = products
    .map(({ items }) => count(items))
    .map((n) => `${n}: rows read | p50 / p95, ms`)
  const line = ({ name, sizes, ratio }: Row) =>
    `| ${name} | ${Math.max(...sizes.map(({ queries }) => queries))} | ${sizes.map(cells).join(' | ')} | ${ratio.toFixed(2)} |`
  return [
    `| question | statements | ${heads.join(' | ')} | ratio of p95 |`,
    `|---|---:|${'---:|---:|'.repeat(products.length)}---:|`,
    ...rows.map(line),
  ].join('\n')
}

/** Answers 1 where something that is counted is over its budget; times are told. */
async function scale(running: Running): Promise<number> {
  const { sizes, rounds } = asked()
  await buildWeb()
  const bundle = await buildWorker()
  const products: Filled[] = []
  const stop = () => Promise.all(products.map((product) => product.stop()))
  running.stop = stop
  try {
    for (const items of sizes) {
      if (running.ended) throw new Stop('Stopped.')
      products.push(await started(bundle, items, running))
    }
    // Gigabytes that are still on their way to the disk would be measured too.
    execFileSync('sync')
    for (const product of products) {
      await untilHealthy(product)
      await product.person.post('/api/auth/login', ACCOUNT)
    }
    const rows: Row[] = []
    for (const question of QUESTIONS) {
      rows.push(await measured(question, products, rounds))
      say(`${rows.length} of ${QUESTIONS.length}: ${question.name}`)
    }
    const found = rows.map(over)
    const counted = found.flatMap((one) => one.counted)
    const beyond = [...counted, ...found.flatMap((one) => one.timed)]
    const filled = products
      .map(
        ({ items, bytes, seconds }) =>
          `${count(items)} things ${count(Math.round(bytes / 1e6))} MB in ${seconds} s`,
      )
      .join(', ')
    const text = `${table(rows, products)}\n\nBeyond their budgets: ${beyond.length === 0 ? 'none' : `\n${beyond.join('\n')}`}\nFilled: ${filled}. Medians and p95 of ${rounds} askings in turn, inside the worker, on ${cpus().length} cores, ${new Date().toISOString()}.\n`
    mkdirSync(OUT, { recursive: true })
    writeFileSync(join(OUT, 'scale.md'), text)
    writeFileSync(join(OUT, 'scale.json'), JSON.stringify({ rows, filled }, null, 2))
    say(`\n${text}`)
    return counted.length === 0 ? 0 : 1
  } finally {
    await stop()
  }
}

if (import.meta.main) await command(scale)
