/** `npm run bench:press`: how long each press of the journeys takes to be seen. Goal: 100 ms, medians of five. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '../tools/chromium.ts'
import { command, ROOT, type Running, say } from '../tools/tools.ts'
import { onDemoProduct, runsAsked } from './demo-product.ts'
import { JOURNEYS } from './press-journeys.ts'
import { measurePresses, pressTable } from './press-meter.ts'

const OUT = join(ROOT, '.bench')

function benchPress(running: Running): Promise<number> {
  const runs = runsAsked()
  return onDemoProduct(running, async (url) => {
    const found = await measurePresses(await chromium(), url, JOURNEYS, runs, say)
    const table = pressTable(found)
    mkdirSync(OUT, { recursive: true })
    writeFileSync(join(OUT, 'press.md'), `${table}\n`)
    say(`\n${table}`)
    return 0
  })
}

if (import.meta.main) await command(benchPress)
