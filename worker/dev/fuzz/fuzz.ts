/** `npm run fuzz`: round after round over every route with a new seed, over real HTTP and real sockets. */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { runnerImport } from 'vite'
import type { Answer } from '../../testing/fuzz/judge.ts'
import type { outside } from '../../testing/fuzz/outside.ts'
import type { FuzzRequest } from '../../testing/fuzz/requests.ts'
import { type ThrowAway, throwAwayProduct } from '../bench/throw-away-product.ts'
import { buildWeb, buildWorker } from '../tools/build.ts'
import type { Person } from '../tools/person.ts'
import { freePort } from '../tools/ports.ts'
import { untilHealthy } from '../tools/product.ts'
import { codeOf, command, ROOT, type Running, Stop, say } from '../tools/tools.ts'
import { growsWithoutEnd, heapOf, memoryOf } from './memory.ts'
import { knownOf, type People, pathOf, prepared, ROLES } from './people.ts'
import { askSockets } from './sockets.ts'

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
async function answerOf(
  url: string,
  person: Person,
  { method, path, headers, body, language }: FuzzRequest,
): Promise<Answer> {
  const cookies = [...person.cookies(), { name: 'lang', value: language }]
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const options = { method, headers: { ...headers, cookie }, body }
  const answer = await fetch(url + path, { ...options, redirect: 'manual' })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  }
}

type Outside = typeof outside
type Target = typeof outside.targets extends Map<string, infer One> ? One : never
type Asked = ThrowAway & { inspector: number }

class Fuzz {
  readonly url: string
  readonly outside: Outside
  readonly targets: [string, Target][]
  readonly counts: Record<string, number> = {}
  readonly samples: number[] = []
  requests = 0
  #people: People | undefined

  constructor(url: string, given: Outside) {
    this.url = url
    this.outside = given
    this.targets = [...given.targets].filter(([route]) => !LEFT_OUT.has(route))
  }

  count(status: number): void {
    const kind = `${Math.floor(status / 100)}xx`
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
    this.requests += 1
  }

  async ask(
    route: string,
    [role, person]: [string, Person],
    request: FuzzRequest,
    seed: number,
  ): Promise<void> {
    const found = (what: string) =>
      new Stop(`seed ${seed}, ${route}, as ${role}: ${what}\n  ${this.outside.described(request)}`)
    const answer = await answerOf(this.url, person, request).catch((error: Error) => {
      throw found(`no answer (${codeOf(error.cause) ?? error.message})`)
    })
    this.count(answer.status)
    const problem = this.outside.problemOf(route, request, answer)
    if (problem) throw found(`${problem}: ${answer.text.slice(0, 500)}`)
  }

  async route([route, target]: [string, Target], people: People, seed: number): Promise<void> {
    const whole = { ...target, path: pathOf(target.pattern, people), known: knownOf(people) }
    const all = fc.tuple(fc.constantFrom(...ROLES), this.outside.requestOf(whole, this.url))
    for (const [role, request] of fc.sample(all, { seed, numRuns: RUNS })) {
      await this.ask(route, [role, people[role].person], request, seed)
    }
  }

  /** Every route once, several at a time; then the sockets. `isOver` is asked between them. */
  async round(seed: number, isOver: () => boolean): Promise<void> {
    const people = await prepared(this.url, this.#people)
    this.#people = people
    const left = [...this.targets]
    const lane = async () => {
      for (let next = left.pop(); next && !isOver(); next = left.pop()) {
        await this.route(next, people, seed)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    for (const status of await askSockets(this.url, people)) {
      this.count(status)
      if (status >= 500) throw new Stop(`seed ${seed}: an upgrade to a socket answered ${status}`)
    }
  }

  /** What the worker holds is judged; what the local runtime takes (it grows whatever is asked, robots.txt too) is told. */
  async line({ group, inspector }: Asked): Promise<void> {
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

async function ask(
  product: Asked,
  given: Outside,
  { minutes, seed }: ReturnType<typeof asked>,
  running: Running,
): Promise<void> {
  const fuzz = new Fuzz(product.url, given)
  const until = performance.now() + minutes * 60_000
  let grown: Error | undefined
  const lines = setInterval(() => {
    fuzz.line(product).catch((error: Error) => {
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

async function fuzz(running: Running): Promise<void> {
  const options = asked()
  await buildWeb()
  const bundle = await buildWorker()
  const imported = await runnerImport<{ outside: Outside }>(
    `${ROOT}/worker/testing/fuzz/outside.ts`,
    {
      ...{ root: ROOT, configFile: false, logLevel: 'warn' },
    },
  )
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

if (import.meta.main) await command(fuzz)
