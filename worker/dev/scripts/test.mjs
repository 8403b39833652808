/**
 * `npm test`: everything, with "N passed, N failed" as its last line. `npm test -- --only worker,web` runs a part;
 * what else is said goes to that runner's own tool: `npm test -- --only stories first-visit --grep demo`.
 */
import { parseArgs } from 'node:util'
import { command, Stop, say } from './lib/tools.mjs'

/** What is for us, and what is for a runner's tool. */
function asked() {
  const args = process.argv.slice(2)
  const { tokens } = parseArgs({
    args,
    options: { only: { type: 'string' } },
    strict: false,
    tokens: true,
  })
  const only = tokens.find((token) => token.kind === 'option' && token.name === 'only')
  if (!only) return { names: undefined, more: args }
  const words = only.inlineValue ? 1 : 2
  const more = args.filter((_, at) => at < only.index || at >= only.index + words)
  return { names: (only.value ?? '').split(','), more }
}

/** The runners that the arguments ask for; all without any. */
function chosen(runners, { names, more }) {
  if (more.length > 0 && names?.length !== 1) {
    throw new Stop(`${more.join(' ')}: for which runner? Say --only and its name.`)
  }
  if (!names) return runners
  const known = runners.map((r) => r.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Stop(`Unknown: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`)
  return runners.filter((r) => names.includes(r.name))
}

/** A runner that cannot even run has failed, and the next one still gets its turn. */
async function outcome(runner, more) {
  const began = performance.now()
  say(`\n━━ ${runner.title} (${runner.name})`)
  const counts = await runner.run(more).catch((error) => {
    say(error instanceof Stop ? error.message : error.stack)
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`━━ ${runner.title}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`)
  return counts
}

async function runAll(running, total) {
  const { RUNNERS } = await import('./lib/runners.mjs')
  const options = asked()
  for (const runner of chosen(RUNNERS, options)) {
    if (running.ended) throw new Stop('Stopped.')
    const counts = await outcome(runner, options.more)
    for (const key of Object.keys(total)) total[key] += counts[key]
  }
}

await command(async (running) => {
  const total = { passed: 0, failed: 0, skipped: 0 }
  try {
    await runAll(running, total)
  } catch (error) {
    // What kept the runners from running is a failure too.
    process.stderr.write(`${error instanceof Stop ? error.message : error.stack}\n`)
    total.failed ||= 1
  }
  if (total.skipped > 0) say(`\n${total.skipped} skipped`)
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
})
