import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesOf, mergeNewest, type Told } from './rules.ts'
import { CLEARABLE } from './terms.ts'

test('an update changes what it names, and empties what it says is empty', () => {
  const none = { clear: [] }
  expect(changesOf(none)).toEqual({})
  expect(changesOf({ ...none, firstName: 'Eva', skills: [] })).toEqual({
    firstName: 'Eva',
    skills: [],
  })
  expect(changesOf({ ...none, bio: '', occupation: 'x', address: '' })).toEqual({
    bio: null,
    occupation: 'x',
    address: null,
  })
  expect(changesOf({ clear: [...CLEARABLE], bio: 'kept?', state: 'kept?' })).toEqual({
    bio: null,
    occupation: null,
    address: null,
    state: null,
    profileImage: null,
  })
})

const NAMES = ['a', 'b', 'c'] as const
const list = fc
  .array(fc.record({ at: fc.integer({ min: 0, max: 9 }), id: fc.integer({ min: 1, max: 99 }) }))
  .map((deeds) => deeds.toSorted((x, y) => y.at - x.at))

test('the newest of several lists, in each list’s own order, all of them in the end', () => {
  fc.assert(
    fc.property(
      fc.record({ a: list, b: list, c: list }),
      fc.integer({ min: 1, max: 5 }),
      (all, most) => {
        const left: Record<(typeof NAMES)[number], Told[]> = {
          a: [...all.a],
          b: [...all.b],
          c: [...all.c],
        }
        const told: { name: string; deed: Told }[] = []
        for (let more = true; more; ) {
          const { taken, hasMore } = mergeNewest(left, NAMES, most)
          for (const { name } of taken) left[name].shift()
          told.push(...taken)
          more = hasMore
          expect(hasMore ? taken.length : most).toBe(most)
        }
        for (const name of NAMES) {
          expect(told.filter((one) => one.name === name).map(({ deed }) => deed)).toEqual(all[name])
        }
        expect(told.map(({ deed }) => deed.at)).toEqual(
          told.map(({ deed }) => deed.at).toSorted((x, y) => y - x),
        )
      },
    ),
  )
})
