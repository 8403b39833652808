/**
 * Ten thousand requests over every route and every kind of person: half fit their contract, half are wrong in some
 * way. A failure names its seed and its request: the same run finds it again, `-t "<route>"` runs one route alone.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { app } from '../../app.ts'
import { advanceClock, clock } from '../../http/clock.ts'
import { ASKS } from '../access/asks.ts'
import { ROLES, type Role } from '../access/world.ts'
import { ORIGIN } from '../app.ts'
import { cardSettings, withSettings } from '../makers/paying.ts'
import { registration } from '../services/mailbox.ts'
import { PUSH_KEYS } from '../services/push-keys.ts'
import { described, problemOf } from './judge.ts'
import { knownOf, makePeople, type People, refreshed, stepsOf } from './people.ts'
import { type FuzzRequest, requestOf, type Target } from './requests.ts'
import { targetsOf } from './routes.ts'
import { brokenItems } from './whole.ts'

const SEED = 20_261_128
const ALL = 10_000
const TARGETS = [...targetsOf(app.routes)]
/** What renders a page or does the work of a night costs as much as twenty others. */
const COSTLY = [
  'GET /',
  'GET /search',
  'GET /items/',
  'GET /user/',
  'GET /img/share/',
  'POST /api/dev/cron',
]
const COSTLY_RUNS = 20
const isCostly = (route: string) =>
  COSTLY.some(
    (one) => route === one || (one.endsWith('/') && one.length > 5 && route.startsWith(one)),
  )
const costly = TARGETS.filter(([route]) => isCostly(route)).length
const RUNS = Math.ceil((ALL - costly * COSTLY_RUNS) / (TARGETS.length - costly))
/** One route of many actions, each with a body of its own. */
const STEPS = 'POST /api/trades/:id/actions'
const STEPS_RUNS = 3 * RUNS
/** What else the server of a route knows, so that it has something to do. */
const SETTINGS: Record<string, () => Record<string, unknown>> = {
  'POST /api/payments/webhook': cardSettings,
  'GET /api/push/key': () => PUSH_KEYS,
  'POST /api/push/subscribe': () => PUSH_KEYS,
  'POST /api/notifications/subscribe': () => PUSH_KEYS,
}
/** Work after the answer that fails for a reason outside: nobody listens there. */
const OUTSIDE = new Set(['reverse lookup'])

let people: People
let asked = 0
const failures = new Set<string>()
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line) => {
    const { event, where, error } = JSON.parse(String(line))
    if (event === 'failure' && !OUTSIDE.has(where)) failures.add(`${where}: ${error}`)
  })
  people = await makePeople()
})
afterAll(() => {
  vi.restoreAllMocks()
})

/** Cookies that an answer sets are not kept: whoever is signed out by one request is asked as the same person in the next. */
async function send(route: string, role: Role, request: FuzzRequest) {
  const { method, path, headers, body, language } = request
  const own = people.browsers[role]
  const { env } = SETTINGS[route] ? withSettings(own, { ...own.env, ...SETTINGS[route]() }) : own
  const cookie = [...own.cookies, ['lang', language]].map((pair) => pair.join('=')).join('; ')
  const sent = new Request(ORIGIN + path, { method, headers: { ...headers, cookie }, body })
  const answer = await app.fetch(sent, env)
  const type = answer.headers.get('content-type') ?? ''
  const text = type.startsWith('image/') ? '' : await answer.text()
  return { status: answer.status, type, text }
}

/** Nobody but an administrator and the local outbox reads the address of somebody else. */
const ADDRESS = /person\d+\.[\w-]+@example\.com/g
const toldAddress = (role: Role, { path, body }: FuzzRequest, text: string): string | undefined =>
  role === 'admin' || path.startsWith('/api/dev/outbox')
    ? undefined
    : text
        .match(ADDRESS)
        ?.find((one) => one !== people.emails[role] && !String(body ?? '').includes(one))

async function checked(route: string, role: Role, request: FuzzRequest): Promise<void> {
  const before = clock.now()
  const answer = await send(route, role, request)
  // Local mode moves the time by months: the world would be over after a few of them.
  if (route === 'POST /api/dev/clock') advanceClock(before - clock.now())
  asked += 1
  const problem = problemOf(route, request, answer)
  if (problem) throw new Error(`${problem}: ${answer.text.slice(0, 300)}`)
  const told = toldAddress(role, request, answer.text)
  if (told) throw new Error(`tells the address of somebody else: ${told}`)
}

function examplesOf(route: string): unknown[] {
  if (route === 'POST /api/auth/register') return [registration()]
  if (route === STEPS) return stepsOf(people)
  return [ASKS[route]?.json?.(people.world)]
}

function asksOf(route: string, target: Target) {
  const path = ASKS[route]?.path?.(people.world)
  const whole = { ...target, known: knownOf(people) }
  // What is not agreed on yet is asked for as often as what is.
  const { world, pending } = people
  const one = fc.record({
    path: fc.constantFrom(path, path?.replace(`trades/${world.trade}`, `trades/${pending}`)),
    example: fc.constantFrom(...examplesOf(route)),
  })
  // Administrators' own routes are nobody else's: most of their requests should come further than that.
  const mostly: readonly Role[] = route.includes(' /api/admin/')
    ? ['admin']
    : route === STEPS
      ? ['party', 'other']
      : []
  const roles = [...ROLES, ...ROLES.flatMap(() => mostly)]
  // Of each example and path one: to make it anew for every request takes as long as many an answer.
  const made = new Map<unknown, Map<string | undefined, fc.Arbitrary<FuzzRequest>>>()
  const requests = (given: { path: string | undefined; example: unknown }) => {
    const byPath =
      made.get(given.example) ?? new Map<string | undefined, fc.Arbitrary<FuzzRequest>>()
    const found = byPath.get(given.path) ?? requestOf({ ...whole, ...given }, ORIGIN)
    made.set(given.example, byPath.set(given.path, found))
    return found
  }
  return fc.tuple(fc.constantFrom(...roles), one.chain(requests))
}

test.each(TARGETS.map(([route, target], n) => [route, target, SEED + n] as const))(
  '%s',
  async (route, target, seed) => {
    if (!(await refreshed(people))) people = await makePeople()
    const property = fc.asyncProperty(asksOf(route, target), ([role, request]) =>
      checked(route, role, request),
    )
    const numRuns = isCostly(route) ? COSTLY_RUNS : route === STEPS ? STEPS_RUNS : RUNS
    // What was done cannot be undone for a shorter one.
    const result = await fc.check(property, { seed, numRuns, endOnFailure: true })
    const [[role, request] = []] = result.counterexample ?? []
    expect(
      request && `seed ${seed}, as ${role}\n  ${described(request)}\n  ${result.errorInstance}`,
    ).toBeUndefined()
  },
)

test('all were asked, nothing failed after its answer, and what they leave behind is whole', async () => {
  expect([...failures]).toEqual([])
  expect(asked).toBeGreaterThanOrEqual(ALL)
  expect(await brokenItems()).toEqual({})
})
