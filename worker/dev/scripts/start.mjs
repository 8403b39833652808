/** `npm start`: installs, builds, migrates, fills the demo data and serves on PORT (8787) from DATA_DIR. */
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
  const { serve } = await import('./lib/serve.mjs')
  try {
    await serve(running)
  } catch (error) {
    if (!running.ended) throw error
  }
})
process.exit()
