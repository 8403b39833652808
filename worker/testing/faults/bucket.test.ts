/** The buckets fail at each call of each write in turn. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { emptyBuckets } from './stored.ts'
import { type FaultSwitch, faultyBucket } from './switch.ts'
import { walkThrough } from './walk.ts'
import { WRITES } from './writes.ts'

const WITH_FILES = WRITES.filter(({ touches }) => touches.includes('bucket'))
const brokenBy = (by: FaultSwitch) => ({
  PHOTOS: faultyBucket(env.PHOTOS, by),
  PRIVATE: faultyBucket(env.PRIVATE, by),
})

beforeAll(emptyBuckets)

test.each(WITH_FILES.map((write) => [write.name, write] as const))('%s', async (_name, write) => {
  const { undone, lost } = await walkThrough(write, brokenBy)
  expect(undone).toBeGreaterThan(1)
  expect(lost).toBeGreaterThan(1)
})
