/**
 * `npm test`: everything, with "N passed, N failed" as its last line.
 *   -- --only worker,web      a part; what else is said goes to that runner's own tool
 *   -- --changed[=COMMIT]     what a change touches, since the branch left main or since that commit
 */
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { command, type Running, Stop, say, toldOf } from '../tools/tools.ts'
import { changesSince } from './changes.ts'
import type { Asked, Counts, Runner } from './runners.ts'

const OPTIONS = { only: { type: 'string' }, changed: { type: 'boolean' } } as const

/** What is for us, and what is for a runner's tool. */
function asked() {
  const args = process.argv.slice(2)
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true })
  const ours = new Map<string, string | undefined>()
  const taken = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option' || !(token.name in OPTIONS)) continue
    ours.set(token.name, token.value)
    taken.add(token.index)
    if (token.name === 'only' && !token.inlineValue) taken.add(token.index + 1)
  }
  return {
    names: ours.has('only') ? (ours.get('only') ?? '').split(',') : undefined,
    isChange: ours.has('changed'),
    since: ours.get('changed'),
    more: args.filter((_, index) => !taken.has(index)),
  }
}

type Options = ReturnType<typeof asked>

/** The runners that the arguments ask for; all without any. */
function chosen(runners: Runner[], { names, more, isChange }: Options): Runner[] {
  if (more.length > 0 && names?.length !== 1) {
    throw new Stop(`${more.join(' ')}: for which runner? Say --only and its name.`)
  }
  if (!names) return runners.filter(({ isPart }) => isChange || !isPart)
  const known = runners.map((r) => r.name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Stop(`Unknown: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`)
  return runners.filter((r) => names.includes(r.name))
}

const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

type Outcome = Counts & { took: string }
type Tell = (line: string) => void

/** A runner that cannot even run has failed, and the next one still gets its turn. */
async function outcome(runner: Runner, options: Asked, tell: Tell = say): Promise<Outcome> {
  const began = performance.now()
  tell(`\n━━ ${runner.title} (${runner.name})`)
  const counts = await runner.run(options).catch((error: unknown) => {
    tell(toldOf(error))
    return { passed: 0, failed: 1, skipped: 0 }
  })
  const took = secondsSince(began)
  tell(`━━ ${runner.title}: ${counts.passed} passed, ${counts.failed} failed in ${took}`)
  return { ...counts, took }
}

/** Begins at once; what it prints is shown whole, and its outcome answered, when the others have left off. */
function beside(runner: Runner, options: Asked): () => Promise<Outcome> {
  const to = new PassThrough()
  const printed = text(to)
  const ends = outcome(runner, { ...options, to }, (line) => to.write(`${line}\n`))
  return async () => {
    const ended = await ends
    to.end()
    process.stdout.write(await printed)
    return ended
  }
}

/** What is told behind the last runner, above the last line. */
function tellTimes(times: string[], skipped: string[], began: number): void {
  if (skipped.length > 0) say(`\nNot run for this change: ${skipped.join('; ')}.`)
  say(`\n${times.join(' · ')} · in all ${secondsSince(began)}, the install apart`)
}

async function runAll(running: Running, total: Counts): Promise<void> {
  const { RUNNERS } = await import('./runners.ts')
  const began = performance.now()
  const options = asked()
  const changes = options.isChange ? await changesSince(options.since) : undefined
  const isWhole = !options.names && !options.isChange
  const given: Asked = { more: options.more, changes, isWhole }
  const times: string[] = []
  const skipped: string[] = []
  const runners = chosen(RUNNERS, options)
  const isBeside = (runner: Runner) => isWhole && runner.isBeside === true
  const others = runners
    .filter(isBeside)
    .map((runner) => ({ runner, ended: beside(runner, given) }))
  const note = ({ name }: Runner, { took, passed, failed, skipped: left }: Outcome) => {
    times.push(`${name} ${took}`)
    total.passed += passed
    total.failed += failed
    total.skipped += left
  }
  const endOthers = async () => {
    for (const { runner, ended } of others.splice(0)) note(runner, await ended())
  }
  for (const runner of runners.filter((one) => !isBeside(one))) {
    const reason = changes && runner.skips?.(changes)
    if (reason) {
      skipped.push(`${runner.name} (${reason})`)
      continue
    }
    if (runner.isAlone) await endOthers()
    if (running.ended) throw new Stop('Stopped.')
    note(runner, await outcome(runner, given))
  }
  await endOthers()
  tellTimes(times, skipped, began)
}

async function test(running: Running): Promise<number> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    await runAll(running, total)
  } catch (error) {
    // What kept the runners from running is a failure too.
    process.stderr.write(`${toldOf(error)}\n`)
    total.failed ||= 1
  }
  if (total.skipped > 0) say(`\n${total.skipped} skipped`)
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

if (import.meta.main) await command(test)
