/** The rule of D61 over made-up gazetteers: nobody is told apart more finely than by a block. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometresBetween } from './grid.ts'
import { homeOf, type Known, ownOf } from './home.ts'
import { blockOf, blocksIn, type Point, wideCellOf } from './rules.ts'
import { MANY_PEOPLE } from './terms.ts'

/** Half a degree of country, with up to eight places somewhere in it. */
const somewhere = fc.record({
  latitude: fc.double({ min: -23.25, max: -22.75, noNaN: true }),
  longitude: fc.double({ min: -59.25, max: -58.75, noNaN: true }),
})
const place: fc.Arbitrary<Known> = fc
  .tuple(somewhere, fc.constantFrom(1_000, 20_000, MANY_PEOPLE - 1, MANY_PEOPLE, 900_000))
  .map(([at, population]) => ({ ...at, population }))
const gazetteer = fc.array(place, { maxLength: 8 })
const near = (a: Point, b: Point) =>
  kilometresBetween(a.latitude, a.longitude, b.latitude, b.longitude)

/** Any point of a block, to its edges. */
const within = fc.tuple(fc.double({ min: -0.0099, max: 0.0099, noNaN: true }), somewhere)

describe('whatever the gazetteer', () => {
  test('all of a block has one home', () => {
    fc.assert(
      fc.property(gazetteer, within, within, (known, [north, at], [east]) => {
        const block = blockOf(at)
        const other = { latitude: block.latitude + north, longitude: block.longitude + east }
        expect(homeOf(other, known)).toEqual(homeOf(at, known))
      }),
      { numRuns: 2000 },
    )
  })

  test('a home is the centre of a block, and its own home: who moves it twice moves it once', () => {
    fc.assert(
      fc.property(gazetteer, somewhere, (known, at) => {
        const home = homeOf(at, known)
        expect(blockOf(home)).toEqual(home)
        expect(homeOf(home, known)).toEqual(home)
      }),
      { numRuns: 3000 },
    )
  })

  test('it is one’s block, the whole wide cell, or a known place', () => {
    fc.assert(
      fc.property(gazetteer, somewhere, (known, at) => {
        const home = homeOf(at, known)
        const block = blockOf(at)
        const wide = wideCellOf(block)
        const isBlock = near(home, block) === 0
        if (isBlock) {
          const isLarge = known.some((p) => p.population >= MANY_PEOPLE && near(p, block) <= 10)
          const isPlace = known.some((p) => near(blockOf(p), block) === 0)
          // The middle block of an empty wide cell stands for it.
          expect(isLarge || isPlace || near(home, wide) === 0).toBe(true)
        } else if (near(home, wide) === 0 && !known.some((p) => near(blockOf(p), wide) === 0)) {
          for (const one of blocksIn(wide)) expect(homeOf(one, known)).toEqual(wide)
        } else {
          expect(known.some((p) => near(blockOf(p), home) === 0)).toBe(true)
          expect(near(home, at)).toBeLessThan(26)
        }
      }),
      { numRuns: 3000 },
    )
  })

  test('places further away change nothing', () => {
    fc.assert(
      fc.property(gazetteer, somewhere, (known, at) => {
        const far = { latitude: at.latitude + 0.25, longitude: at.longitude, population: 900_000 }
        expect(homeOf(at, [...known, far])).toEqual(homeOf(at, known))
      }),
    )
  })

  test('one’s own is the home and, where many live, the middle of the nearest town', () => {
    fc.assert(
      fc.property(gazetteer, somewhere, (known, at) => {
        const [home, town, more] = ownOf(at, known)
        expect(home).toEqual(homeOf(at, known))
        expect(more).toBeUndefined()
        const block = blockOf(at)
        const isLarge = known.some((p) => p.population >= MANY_PEOPLE && near(p, block) <= 10)
        const nearest = Math.min(...known.map((p) => near(blockOf(p), block)))
        expect(town !== undefined).toBe(isLarge && nearest > 0)
        if (town) expect(near(town, block)).toBe(nearest)
      }),
      { numRuns: 2000 },
    )
  })
})
