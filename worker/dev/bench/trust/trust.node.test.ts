/** The simulation of trust in small, so that it goes on running; what its goals say, and what stands in for D1. */
import { expect, test } from 'vitest'
import { boundD1 } from '../../database/databases.ts'
import { memoryD1 } from '../town/memory-d1.ts'
import { missedGoals } from './goals.ts'
import type { Outcome } from './outcome.ts'
import { kindsOf } from './people.ts'
import { reportOf } from './report.ts'
import { type Options, simulate } from './simulate.ts'

/** Seconds on a machine of its own, a minute on one that others use. */
const LONG = { timeout: 180_000 }

async function lived(options: Options): Promise<Outcome> {
  const { d1, close } = memoryD1()
  await boundD1(async () => d1).migrate()
  return simulate(d1, options).finally(close)
}

test(
  'a month of sixty people: trades come about, cheats are at work, and the product fails nowhere',
  LONG,
  async () => {
    const outcome = await lived({ people: 60, days: 30, seed: 7 })
    expect([outcome.failures, outcome.flaws]).toEqual([[], []])
    expect(outcome.honestPeople).toBe(50)
    expect(outcome.deeds).toBeGreaterThan(200)
    expect(outcome.states).toMatch(/completed \d\d/)
    expect(outcome.harmed).toBeGreaterThan(0)
    expect(outcome.kinds.filter(({ done }) => done > 0).map(({ kind }) => kind)).toEqual([
      ...['no-show', 'hostage', 'ring', 'avenger', 'spammer', 'returner'],
    ])
    const { standing, heldLongest } = outcome
    expect(standing).toMatchObject({ noShows: 0, cancellations: 0 })
    expect(heldLongest).toBeLessThan(14)
    expect(reportOf(outcome)).toContain('| spammer |')
  },
)

test('one seed, one result', LONG, async () => {
  const few = { people: 40, days: 7, seed: 3 }
  expect(reportOf(await lived(few))).toBe(reportOf(await lived(few)))
})

test('one in twenty is a cheat, of each kind as many, in two rings where there is room', () => {
  const kinds = Object.groupBy(kindsOf(1000), (kind) => kind)
  const counts = Object.entries(kinds).map(([kind, all]) => [kind, all?.length])
  expect(Object.fromEntries(counts)).toEqual({
    ...{ honest: 950, 'no-show': 8, hostage: 8, avenger: 8, spammer: 8, returner: 8, ring: 10 },
  })
})

const KEPT = {
  standing: { noShows: 0, cancellations: 0, cancelledWith: [], reviews: 3, byMistake: 1 },
  ...{ deeds: 1000, refused: 5, heldLongest: 14, failures: [], flaws: [] },
  ring: { score: 400, level: 'regular' },
}

test('a goal that is missed is named, and only that', () => {
  expect(missedGoals(KEPT)).toEqual([])
  const ring = { score: 838, level: 'very_good' }
  expect(missedGoals({ ...KEPT, ring })).toEqual([
    'A ring came to the level "very_good" (it is to stay below "good").',
  ])
  expect(missedGoals({ ...KEPT, refused: 6 })).toEqual([
    '6 of 1000 honest deeds were refused: more than one in 200.',
  ])
  const standing = { ...KEPT.standing, noShows: 1, cancellations: 2 }
  expect(missedGoals({ ...KEPT, standing, heldLongest: 40 })).toHaveLength(3)
})

test('what stands in for D1 takes a batch whole or not at all, and binds as D1 does', async () => {
  const { d1, close } = memoryD1()
  await d1.prepare('CREATE TABLE t (id INTEGER PRIMARY KEY, is_on INTEGER)').run()
  const put = (id: number) => d1.prepare('INSERT INTO t VALUES (?, ?)').bind(id, true)
  await expect(d1.batch([put(1), put(1)])).rejects.toThrow('UNIQUE constraint failed: t.id')
  await d1.batch([put(2)])
  expect((await d1.prepare('SELECT * FROM t').all()).results).toEqual([{ id: 2, is_on: 1 }])
  expect(() => d1.prepare('SELECT ?').bind(undefined)).toThrow('binds no undefined')
  close()
})
