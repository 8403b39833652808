/** `npm run bench:phone`: Lighthouse on a slow phone, and the bytes of what people do most, beside their budgets. */
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
  const { benchPhone } = await import('./lib/phone.mjs')
  try {
    return await benchPhone(running)
  } catch (error) {
    if (!running.ended) throw error
  }
})
process.exit()
