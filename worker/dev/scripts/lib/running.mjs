/** What commands that serve or measure share: install, go over to the project's own Node, run, stop everything. */
import { onEnd } from './ending.mjs'
import { install, underProjectNode } from './install.mjs'
import { command, endTools, ROOT } from './tools.mjs'

/** `load` is called once the packages are there; what it answers runs until it is stopped, or answers the exit code. */
export async function runUntilStopped(load) {
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
    const run = await load()
    try {
      return await run(running)
    } catch (error) {
      if (!running.ended) throw error
    }
  })
  process.exit()
}
