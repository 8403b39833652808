import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kilometresBetween } from './grid.ts'
import { blockOf, blocksIn, type Point, stepOf, wideCellOf } from './rules.ts'
import { STEPS_KM } from './terms.ts'

const onEarth = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const near = (a: Point, b: Point) =>
  kilometresBetween(a.latitude, a.longitude, b.latitude, b.longitude)

describe('a block', () => {
  test.each([
    [-25.2637, -57.5759, -25.27, -57.57],
    [-25.26, -57.58, -25.25, -57.57],
    [-27.33, -55.87, -27.33, -55.87],
    [0, 0, 0.01, 0.01],
    [90, 180, 89.99, -179.99],
    [-90, -180, -89.99, -179.99],
  ])('of %d, %d has its centre at %d, %d', (latitude, longitude, north, east) => {
    expect(blockOf({ latitude, longitude })).toEqual({ latitude: north, longitude: east })
  })

  test('holds its point, is its own block, and lies in the same wide cell', () => {
    fc.assert(
      fc.property(onEarth, (point) => {
        const block = blockOf(point)
        expect(blockOf(block)).toEqual(block)
        expect(near(point, block)).toBeLessThan(1.6)
        const wide = wideCellOf(block)
        expect(near(point, wide)).toBeLessThan(7.9)
        expect(wideCellOf(wide)).toEqual(wide)
        // The centre of a wide cell is that of its middle block: all that is kept is the centre of a block.
        expect(blockOf(wide)).toEqual(wide)
        expect(blocksIn(wide)).toContainEqual(block)
        expect(new Set(blocksIn(wide).map((one) => Object.values(one).join())).size).toBe(25)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a distance', () => {
  test('is told as the step that holds it, and not at all beyond the last', () => {
    expect([0, 0.1, 5, 5.1, 12, 25, 99, 100, 101].map(stepOf)).toEqual([
      ...[0, 5, 5, 10, 25, 25, 100, 100, null],
    ])
  })

  test('that was told is told again as it is', () => {
    for (const step of [0, ...STEPS_KM]) expect(stepOf(step)).toBe(step)
  })
})
