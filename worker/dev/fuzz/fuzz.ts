/** The body of `npm run fuzz`: round after round over every route with a new seed, over real HTTP and real sockets. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { runnerImport } from 'vite'
import { buildWeb, buildWorker } from './build.mjs'
import { knownOf, pathOf, prepared, ROLES } from './fuzz-people.mjs'
import { askSockets } from './fuzz-sockets.mjs'
import { growsWithoutEnd, heapOf, memoryOf } from './memory.mjs'
import { freePort } from './ports.mjs'
import { untilHealthy } from './product.mjs'
import { throwAwayProduct } from './throw-away-product.mjs'
import { ROOT, Stop, say } from './tools.mjs'

const LINE_MS = 30_000
/** Modules and caches fill at first: two minutes are not judged. */
const WARM_LINES = 4
const RUNS = 5
const AT_ONCE = 4
/** Nobody listens there: nothing leaves this machine. */
const NOWHERE = 'http://127.0.0.1:9'
const SETTINGS = {
  ...{ RATE_LIMIT_FACTOR: '1000000', SENDGRID_BASE_URL: NOWHERE, REVERSE_GEOCODING_URL: NOWHERE },
}
/** It moves the time by months, and every session is over. */
const LEFT_OUT = new Set(['POST /api/dev/clock'])

function asked() {
  const { values } = parseArgs({
    options: { minutes: { type: 'string' }, seed: { type: 'string' } },
  })
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes)
  const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
  if (!(minutes > 0) || !Number.isSafeInteger(seed)) {
    throw new Stop('Usage: npm run fuzz [-- --minutes N] [--seed N]')
  }
  return { minutes, seed }
}

/** The answer as it is judged. A connection that breaks off is no answer at all. */
async function answerOf(url, { person }, { method, path, headers, body, language }) {
  const cookies = [...person.cookies(), { name: 'lang', value: language }]
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const options = { method, headers: { ...headers, cookie }, body, redirect: 'manual' }
  const answer = await fetch(url + path, options)
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  }
}

class Fuzz {
  counts = {}
  requests = 0
  samples = []

  constructor(url, { targets, requestOf, problemOf, described }) {
    Object.assign(this, { url, requestOf, problemOf, described })
    this.targets = [...targets].filter(([route]) => !LEFT_OUT.has(route))
  }

  count(status) {
    const kind = `${Math.floor(status / 100)}xx`
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
    this.requests += 1
  }

  async ask(route, role, request, seed) {
    const found = (what) =>
      new Stop(`seed ${seed}, ${route}, as ${role}: ${what}\n  ${this.described(request)}`)
    const answer = await answerOf(this.url, this.people[role], request).catch((error) => {
      throw found(`no answer (${error.cause?.code ?? error.message})`)
    })
    this.count(answer.status)
    const problem = this.problemOf(route, request, answer)
    if (problem) throw found(`${problem}: ${answer.text.slice(0, 500)}`)
  }

  async route([route, target], seed) {
    const whole = {
      ...target,
      path: pathOf(target.pattern, this.people),
      known: knownOf(this.people),
    }
    const all = fc.tuple(fc.constantFrom(...ROLES), this.requestOf(whole, this.url))
    for (const [role, request] of fc.sample(all, { seed, numRuns: RUNS })) {
      await this.ask(route, role, request, seed)
    }
  }

  /** Every route once, several at a time; then the sockets. `isOver` is asked between them. */
  async round(seed, isOver) {
    this.people = await prepared(this.url, this.people)
    const left = [...this.targets]
    const lane = async () => {
      for (let next = left.pop(); next && !isOver(); next = left.pop()) await this.route(next, seed)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    for (const status of await askSockets(this.url, this.people)) {
      this.count(status)
      if (status >= 500) throw new Stop(`seed ${seed}: an upgrade to a socket answered ${status}`)
    }
  }

  /** What the worker holds is judged; what the local runtime takes (it grows whatever is asked, robots.txt too) is told. */
  async line({ group, inspector }) {
    const held = await heapOf(inspector)
    this.samples.push(held)
    const counts = Object.entries(this.counts)
      .sort()
      .map(([kind, n]) => `${kind} ${n}`)
    const [mine, all] = [held / 1e6, memoryOf(group) / 1e6]
    say(
      `${this.requests} requests · ${counts.join(', ')} · ${mine.toFixed(1)} MB held, runtime ${Math.round(all)} MB`,
    )
    if (growsWithoutEnd(this.samples.slice(WARM_LINES)))
      throw new Stop('Its memory grows without end.')
  }
}

async function ask(product, outside, { minutes, seed }, running) {
  const fuzz = new Fuzz(product.url, outside)
  const until = performance.now() + minutes * 60_000
  let grown
  const lines = setInterval(() => {
    fuzz.line(product).catch((error) => {
      grown = error
    })
  }, LINE_MS)
  const isOver = () => running.ended || grown !== undefined || performance.now() > until
  try {
    for (let n = 0; !isOver(); n += 1) await fuzz.round((seed + n) % 2 ** 31, isOver)
    if (grown) throw grown
    await fuzz.line(product)
  } finally {
    clearInterval(lines)
  }
}

export async function fuzz(running) {
  const options = asked()
  await buildWeb()
  const bundle = await buildWorker()
  const imported = await runnerImport(`${ROOT}/worker/testing/fuzz/outside.ts`, {
    ...{ root: ROOT, configFile: false, logLevel: 'warn' },
  })
  if (running.ended) throw new Stop('Stopped.')
  const inspector = await freePort()
  const started = await throwAwayProduct(bundle, undefined, SETTINGS, { inspector })
  const product = { ...started, inspector }
  running.stop = product.stop
  try {
    await untilHealthy(product)
    say(`Asking ${product.url}, beginning with seed ${options.seed}.`)
    await ask(product, imported.module.outside, options, running)
    say('Nothing found.')
  } finally {
    await product.stop()
  }
}
