/** The database fails at each call of each write in turn: a plain sentence, all or nothing, and once when asked again. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { emptyBuckets } from './stored.ts'
import { type FaultSwitch, faultyDatabase } from './switch.ts'
import { waitFor, walkThrough } from './walk.ts'
import { WRITES } from './writes.ts'

const brokenBy = (by: FaultSwitch) => ({ DB: faultyDatabase(env.DB, by) })
const ALL = ['down', 'error', 'nonsense', 'lost'] as const

beforeAll(emptyBuckets)

test.each(WRITES.map((write) => [write.name, write] as const))('%s', async (_name, write) => {
  const struck = await walkThrough(write, ALL, brokenBy)
  // Who is asking comes first, and is never all that there is to it.
  expect(Math.min(...struck)).toBeGreaterThan(1)
  await waitFor(write, brokenBy)
})
