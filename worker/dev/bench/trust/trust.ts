/**
 * `npm run bench:trust`: people and cheats by the clock, on the product's own code; what came of it, and an error where a goal of the
 * rules is missed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { boundD1 } from '../../database/databases.ts'
import { command, ROOT, type Running, Stop, say } from '../../tools/tools.ts'
import { memoryD1 } from '../town/memory-d1.ts'
import { missedGoals } from './goals.ts'
import { reportOf } from './report.ts'
import type { Options, simulate } from './simulate.ts'

const OUT = join(ROOT, '.bench')
const LINE_DAYS = 10

function asked(): Options {
  const { values } = parseArgs({
    options: {
      people: { type: 'string', default: '1000' },
      days: { type: 'string', default: '180' },
      seed: { type: 'string', default: '7' },
    },
  })
  const [people, days, seed] = [values.people, values.days, values.seed].map(Number)
  const isWhole = (n: number | undefined, least: number): n is number =>
    Number.isSafeInteger(n) && (n ?? 0) >= least
  if (!isWhole(people, 40) || !isWhole(days, 7) || !isWhole(seed, 0)) {
    throw new Stop(
      'Usage: npm run bench:trust [-- --people 1000] [--days 180] [--seed 7] (40 people and 7 days at least)',
    )
  }
  return { people, days, seed }
}

/** Answers 1 where a goal is missed. */
async function trust(running: Running): Promise<number> {
  const options = asked()
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  const memory = memoryD1()
  // Without the gazetteer: nothing that is measured is about places.
  await boundD1(async () => memory.d1).migrate()
  say(`Migrated, ${seconds()} s`)
  // The product is written for a bundler: what it imports Node alone does not read.
  const { module } = await runnerImport<{ simulate: typeof simulate }>(
    join(import.meta.dirname, 'simulate.ts'),
    { root: ROOT, configFile: false, logLevel: 'warn' },
  )
  const outcome = await module.simulate(memory.d1, options, (day, requests) => {
    if ((day + 1) % LINE_DAYS === 0)
      process.stdout.write(
        `Day ${day + 1} of ${options.days}, ${requests} requests, ${seconds()} s\n`,
      )
    return running.ended
  })
  memory.close()
  if (running.ended) throw new Stop('Stopped.')
  const missed = missedGoals(outcome)
  const about = `${options.people} people, ${options.days} days, seed ${options.seed}, ${seconds()} s.`
  const goals = missed.length === 0 ? 'Every goal is kept.' : `Missed goals:\n${missed.join('\n')}`
  const text = `${reportOf(outcome)}\n${about}\n\n${goals}\n`
  mkdirSync(OUT, { recursive: true })
  writeFileSync(join(OUT, 'trust.md'), text)
  say(`\n${text}`)
  return missed.length === 0 ? 0 : 1
}

if (import.meta.main) await command(trust)
