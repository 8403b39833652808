/** `npm run dev`: the product from its sources, reloading on change, on PORT (8787) with the data of DATA_DIR. */
import { onEnd } from './lib/ending.mjs'
import { install, underProjectNode } from './lib/install.mjs'
import { command, endTools, ROOT } from './lib/tools.mjs'

const running = { ended: false, stop: undefined }

onEnd(() => {
  running.ended = true
  endTools()
  running.stop?.()
})

await command(async () => {
  process.chdir(ROOT)
  await install()
  if (running.ended || !(await underProjectNode())) return process.exitCode
  const { develop } = await import('./lib/develop.mjs')
  try {
    await develop(running)
  } catch (error) {
    if (!running.ended) throw error
  }
})
process.exit()
