/** One market in a thread of its own: the clock of the product is its process's, or its thread's. */
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { runnerImport } from 'vite'
import { boundD1 } from '../../database/databases.ts'
import { ROOT } from '../../tools/tools.ts'
import { memoryD1 } from '../town/memory-d1.ts'
import type { Outcome } from './outcome.ts'
import type { Options } from './people.ts'
import type { simulate } from './simulate.ts'
import type { Variant } from './variants.ts'

/** `copy`: a file that is not there yet, for the database as it is in the end. */
export type Given = { options: Options; variant: Variant; copy: string | null }
export type Told = { day: number; requests: number } | { outcome: Outcome }

const { options, variant, copy } = workerData as Given
const tell = (told: Told) => parentPort?.postMessage(told)

const memory = memoryD1()
// Without the gazetteer: places are told by their points.
await boundD1(async () => memory.d1).migrate()
// The product is written for a bundler: what it imports Node alone does not read.
const { module } = await runnerImport<{ simulate: typeof simulate }>(
  join(import.meta.dirname, 'simulate.ts'),
  { root: ROOT, configFile: false, logLevel: 'warn' },
)
const outcome = await module.simulate(memory.d1, options, variant, (day, requests) => {
  tell({ day, requests })
  return false
})
if (copy !== null) memory.copyTo(copy)
memory.close()
tell({ outcome })
