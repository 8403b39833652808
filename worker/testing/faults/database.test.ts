/** The database fails at each call of each write in turn: a plain sentence, all or nothing, and once when asked again. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { emptyBuckets } from './stored.ts'
import { type FaultSwitch, faultyDatabase } from './switch.ts'
import { walkThrough } from './walk.ts'
import { WRITES } from './writes.ts'

const brokenBy = (by: FaultSwitch) => ({ DB: faultyDatabase(env.DB, by) })

beforeAll(emptyBuckets)

test.each(WRITES.map((write) => [write.name, write] as const))('%s', async (_name, write) => {
  const { undone, lost } = await walkThrough(write, brokenBy)
  // Who is asking comes first, and is never all that there is to it.
  expect(Math.min(undone, lost)).toBeGreaterThan(1)
})
