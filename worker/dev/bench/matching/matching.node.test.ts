/** The simulated market in small, so that it goes on running; and what its goals say. */
import { expect, test } from 'vitest'
import { boundD1 } from '../../database/databases.ts'
import { memoryD1 } from '../town/memory-d1.ts'
import { missedGoals } from './goals.ts'
import type { Outcome } from './outcome.ts'
import type { Options } from './people.ts'
import { reportOf } from './report.ts'
import { simulate } from './simulate.ts'
import type { Variant } from './variants.ts'

/** Seconds on a machine of its own, a minute on one that others use. */
const LONG = { timeout: 180_000 }
const FEW: Options = { people: 24, days: 8, seed: 3 }

async function lived(variant: Variant, options: Options = FEW): Promise<Outcome> {
  const { d1, close } = memoryD1()
  await boundD1(async () => d1).migrate()
  return simulate(d1, options, variant).finally(close)
}

test(
  'one seed, one result; people trade, wish and hear of hearts, and nothing that they do is refused',
  LONG,
  async () => {
    const [one, same] = [await lived('all'), await lived('all')]
    expect(same).toEqual(one)
    expect([one.failures, one.flaws, one.refusals]).toEqual([[], [], []])
    expect(one.people).toBe(24)
    expect(one.traded).toBeGreaterThan(0)
    expect(one.wishes).toBeGreaterThan(0)
    expect(Object.keys(one.types)).toContain('interest_told')
    expect(reportOf([one], [])).toContain('| all three | ')
  },
)

test('where a section is off nobody uses it or hears of it', LONG, async () => {
  const without = await lived('without')
  expect([without.failures, without.flaws, without.refusals]).toEqual([[], [], []])
  expect(without).toMatchObject({ people: 24, wishes: 0, types: {}, ofSectionsAWeek: 0 })
  const known = Object.entries(without.evidence).filter(([, { made }]) => made > 0)
  expect(known.map(([evidence]) => evidence)).toEqual(['none'])
  expect(without.hearts).toBeGreaterThan(0)
})

const WITHOUT = {
  ...{ variant: 'without' as const, traded: 20, noticesAWeek: 3, deeds: 400, refused: 2 },
  ...{ refusals: [] as [string, number][], failures: [], flaws: [] },
}
const ALL = { ...WITHOUT, variant: 'all' as const, traded: 40, noticesAWeek: 2 }

test('a goal that is missed is named, and only that; what was not run is not judged', () => {
  expect(missedGoals([WITHOUT, ALL])).toEqual([])
  expect(missedGoals([WITHOUT, { ...ALL, traded: 39 }])).toEqual([
    '39 people exchanged something with all of it, 20 without: 1.95 times as many, not 2.',
  ])
  expect(missedGoals([{ ...ALL, traded: 0 }])).toEqual([])
  expect(missedGoals([{ ...ALL, noticesAWeek: 2.1 }])).toEqual([
    'People were told 2.10 things a week (at most 2).',
  ])
  const refusals: [string, number][] = [['propose: item_unavailable', 3]]
  expect(missedGoals([{ ...WITHOUT, refused: 3, refusals }])).toEqual([
    'without: 3 of 400 deeds were refused (propose: item_unavailable 3).',
  ])
})
