/** `npm run bench`: medians of the calls that people make most, at 1,000 and 20,000 items, and their ratio. */
import { onEnd } from './lib/ending.mjs'
import { install, underProjectNode } from './lib/install.mjs'
import { command, endTools, ROOT } from './lib/tools.mjs'

const running = { ended: false, products: [] }

onEnd(() => {
  running.ended = true
  endTools()
  for (const product of running.products) product.stop()
})

await command(async () => {
  process.chdir(ROOT)
  await install()
  if (running.ended || !(await underProjectNode())) return process.exitCode
  const { bench } = await import('./lib/measure.mjs')
  try {
    await bench(running)
  } catch (error) {
    if (!running.ended) throw error
  }
})
process.exit()
