/** The worker's own budget: what is uploaded, as `npm start` and a deployment build it. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildWorker } from './tools/build.ts'

const KB = 1024

test('the bundle of the worker fits', async () => {
  const size = gzipSync(readFileSync(await buildWorker())).length
  console.info(`worker ${Math.round(size / KB)} KB gzip`)
  expect(size).toBeLessThanOrEqual(600 * KB)
}, 120_000)
