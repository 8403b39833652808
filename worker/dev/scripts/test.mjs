/** `npm test`: installs what is missing and runs everything. `npm test -- --only worker,web` runs a part. */
import { onEnd } from './lib/ending.mjs'
import { install, underProjectNode } from './lib/install.mjs'
import { command, endTools, ROOT, Stop, say } from './lib/tools.mjs'

let ended = false
onEnd(() => {
  ended = true
  endTools()
})

/** The runners that the arguments ask for; all without any. */
function chosen(runners) {
  const at = process.argv.indexOf('--only')
  if (at === -1) return runners
  const names = (process.argv[at + 1] ?? '').split(',')
  const known = runners.map((r) => r.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Stop(`Unknown: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`)
  return runners.filter((r) => names.includes(r.name))
}

/** A runner that cannot even run has failed, and the next one still gets its turn. */
async function outcome(runner) {
  const began = performance.now()
  say(`\n━━ ${runner.title} (${runner.name})`)
  const counts = await runner.run().catch((error) => {
    say(error instanceof Stop ? error.message : error.stack)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`━━ ${runner.title}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`)
  return counts
}

const total = { passed: 0, failed: 0, skipped: 0 }
/** Another process of ours ran everything and has said the last line. */
let isTold = false

await command(async () => {
  process.chdir(ROOT)
  await install()
  if (ended) throw new Stop('Stopped.')
  if (!(await underProjectNode())) {
    isTold = true
    return process.exitCode
  }
  const { RUNNERS } = await import('./lib/runners.mjs')
  for (const runner of chosen(RUNNERS)) {
    if (ended) throw new Stop('Stopped.')
    const counts = await outcome(runner)
    for (const key of Object.keys(total)) total[key] += counts[key]
  }
  return total.failed > 0 ? 1 : 0
})

if (!isTold) {
  // What kept the runners from running, an install that failed say, is a failure too.
  if (process.exitCode !== 0 && total.failed === 0) total.failed = 1
  if (total.skipped > 0) say(`\n${total.skipped} skipped`)
  say(`\n${total.passed} passed, ${total.failed} failed`)
}
