/** Several schedulers at once, and one that dies at every step: everything comes about, and once. */
import { env } from 'cloudflare:test'
import { afterEach, expect, inject, test } from 'vitest'
import { MINUTE } from '../http/clock.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import {
  cron,
  dueOfEveryKind,
  expectDone,
  flaws,
  letters,
  numberOf,
  toldTwice,
} from '../testing/due.ts'

afterEach(setClockBack)

/** One piece of a departure a run. */
const RUNS = 10

async function pushes(): Promise<string[]> {
  const all: { path: string; message: { tag: string } }[] = await (
    await fetch(`${inject('pushService').url}/received`)
  ).json()
  return all
    .filter(({ path }) => path.includes('/due-'))
    .map((one) => `${one.path} ${one.message.tag}`)
}
const twice = (all: string[]) => all.filter((one, index) => all.indexOf(one) !== index)

test.each([2, 3])('%i at once do no harm: each effect is there once', async (count) => {
  const world = await dueOfEveryKind()
  const before = { letters: (await letters()).length, pushes: (await pushes()).length }
  for (let run = 0; run < RUNS; run += 1) {
    expect(await cron({}, count)).toEqual([])
    pass(5 * MINUTE)
  }
  await expectDone(world)
  expect(await flaws()).toEqual([])
  expect(await toldTwice()).toEqual([])
  const sent = (await letters()).slice(before.letters).map(numberOf)
  expect(sent.length).toBeGreaterThan(3)
  expect(twice(sent)).toEqual([])
  expect(twice(await pushes())).toEqual([])
  expect((await pushes()).length).toBe(before.pushes + 1)
})

/** Answers `calls` of the database, and is gone from then on, as for a process that is killed. */
function dying(calls: number): D1Database {
  let left = calls
  const alive = () => {
    left -= 1
    if (left < 0) throw new Error('killed')
  }
  const watch = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        if (key === 'bind') return (...values: unknown[]) => watch(target.bind(...values))
        return (...given: unknown[]) => {
          alive()
          return value.apply(target, given)
        }
      },
    })
  const prepare = (sql: string) => watch(env.DB.prepare(sql))
  const batch = (statements: D1PreparedStatement[]) => {
    alive()
    return env.DB.batch(statements)
  }
  return { prepare, batch } as unknown as D1Database
}

test('one that dies at every step leaves the rest to the next, and nothing is done twice', async () => {
  const world = await dueOfEveryKind()
  const before = (await letters()).length
  let calls = 1
  for (let failed = ['']; failed.length > 0; calls += 1) {
    failed = await cron({ DB: dying(calls) })
    pass(MINUTE)
  }
  expect(calls).toBeGreaterThan(25)
  for (let run = 0; run < RUNS; run += 1) expect(await cron()).toEqual([])
  await expectDone(world)
  expect(await flaws()).toEqual([])
  expect(await toldTwice()).toEqual([])
  // Where it died between sending and noting it, the same letter went out again under its number.
  const numbers = new Set((await letters()).slice(before).map(numberOf))
  const rows = await env.DB.prepare(
    "select count(*) as sent from outbox where status = 'sent'",
  ).first()
  expect(numbers.size).toBeLessThanOrEqual(Number(rows?.sent))
})
