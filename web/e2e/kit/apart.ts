/** A product of its own for what moves the clock or is set for everybody: empty, the administrator apart, beside the others'. */
import { throwAwayProduct } from '../../../worker/dev/bench/throw-away-product.ts'
import { newPair } from '../../../worker/dev/start/vapid.ts'
import { buildWorker } from '../../../worker/dev/tools/build.ts'
import { Person } from '../../../worker/dev/tools/person.ts'
import { untilHealthy } from '../../../worker/dev/tools/product.ts'
import { ADMIN } from './admin.ts'
import { about } from './people.ts'
import { test as base } from './story.ts'

const START_MS = 120_000

/** Empty where all stories run against one product that was there before (E2E_URL). */
async function startApart(port: string): Promise<() => Promise<void>> {
  if (!port) return async () => undefined
  const bundle = await buildWorker()
  const product = await throwAwayProduct(bundle, undefined, await newPair(), { port: Number(port) })
  await untilHealthy(product)
  await new Person(product.url).join(about(ADMIN, 'Adela'))
  return product.stop
}

export const test = base.extend<object, { apart: undefined }>({
  apart: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from it.
    async ({}, use) => {
      const stop = await startApart(process.env.E2E_APART_PORT ?? '')
      await use(undefined)
      await stop()
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
})
