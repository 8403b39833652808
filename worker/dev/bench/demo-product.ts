/** What the benches of the browser share: a product with the demo data, and how often it is looked at. */
import { parseArgs } from 'node:util'
import { fillDemoData } from '../demo/fill.ts'
import { buildWeb, buildWorker } from '../tools/build.ts'
import { untilHealthy } from '../tools/product.ts'
import { type Running, Stop, say } from '../tools/tools.ts'
import { throwAwayProduct } from './throw-away-product.ts'

const RUNS = 5

/** Calls `work` with the address of a product that has the demo data: BENCH_URL's, or one of our own. */
export async function onDemoProduct<T>(
  running: Running,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (process.env.BENCH_URL) return work(process.env.BENCH_URL)
  await buildWeb()
  const product = await throwAwayProduct(await buildWorker())
  running.stop = product.stop
  try {
    if (running.ended) throw new Stop('Stopped.')
    await untilHealthy(product)
    say('Filling the demo data (about a minute)…')
    await fillDemoData(product.url)
    return await work(product.url)
  } finally {
    await product.stop()
  }
}

/** `-- --runs 1` for a quick look. */
export function runsAsked(): number {
  const { values } = parseArgs({ options: { runs: { type: 'string' } } })
  const runs = Number(values.runs ?? RUNS)
  if (Number.isInteger(runs) && runs > 0) return runs
  throw new Stop(`--runs must be a whole number from 1, not "${values.runs}".`)
}
