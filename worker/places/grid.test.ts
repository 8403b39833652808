import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cellOf,
  cellOfSpot,
  cellRangesAround,
  cellsAround,
  kilometresBetween,
  neighboursOf,
  pointOfSpot,
  reachOfCell,
  spotOf,
  toldDistance,
} from './grid.ts'
import { hundredths, type Point } from './rules.ts'

const ASUNCION = { latitude: -25.2637, longitude: -57.5759 }
const KM_PER_DEGREE = 111.195

const anywhere = {
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  bearing: fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
  radius: fc.double({ min: 0.1, max: 101, noNaN: true }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
}

/** The point so many kilometres away on a great circle. */
function away(latitude: number, longitude: number, km: number, bearing: number) {
  const arc = (km / KM_PER_DEGREE) * (Math.PI / 180)
  const phi = (latitude * Math.PI) / 180
  const sine = Math.sin(phi) * Math.cos(arc) + Math.cos(phi) * Math.sin(arc) * Math.cos(bearing)
  const there = Math.asin(Math.min(1, Math.max(-1, sine)))
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(arc) * Math.cos(phi),
    Math.cos(arc) - Math.sin(phi) * Math.sin(there),
  )
  const degrees = longitude + (turn * 180) / Math.PI
  return {
    latitude: (there * 180) / Math.PI,
    longitude: ((((degrees + 180) % 360) + 360) % 360) - 180,
  }
}

describe('kilometresBetween', () => {
  test('is nought at the same point (case 16)', () => {
    const { latitude, longitude } = ASUNCION
    expect(kilometresBetween(latitude, longitude, latitude, longitude)).toBe(0)
  })

  test('measures a circle, not a square (case 17)', () => {
    const { latitude, longitude } = ASUNCION
    const north = away(latitude, longitude, 9, 0)
    const corner = away(north.latitude, north.longitude, 9, Math.PI / 2)
    const straight = away(latitude, longitude, 9.9, 0)
    const to = (p: typeof ASUNCION) =>
      kilometresBetween(latitude, longitude, p.latitude, p.longitude)
    expect(to(corner)).toBeCloseTo(12.73, 1)
    expect(to(straight)).toBeCloseTo(9.9, 2)
  })

  test('agrees with known distances', () => {
    expect(kilometresBetween(-25.2865, -57.647, -27.3306, -55.8667)).toBeCloseTo(289, -1)
    expect(kilometresBetween(0, 179.9, 0, -179.9)).toBeCloseTo(22.24, 1)
    expect(kilometresBetween(90, 0, -90, 120)).toBeCloseTo(20015, -1)
  })
})

describe('cells', () => {
  test('hold every point within the radius, anywhere on earth', () => {
    const { latitude, longitude, bearing, radius, part } = anywhere
    fc.assert(
      fc.property(latitude, longitude, radius, part, bearing, (lat, lng, km, share, way) => {
        const point = away(lat, lng, km * share, way)
        const distance = kilometresBetween(lat, lng, point.latitude, point.longitude)
        fc.pre(distance <= km)
        const cell = cellOf(point.latitude, point.longitude)
        const held = cellRangesAround(lat, lng, km).some(([a, b]) => a <= cell && cell <= b)
        expect(held).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('hold rounded points too', () => {
    const near = fc.double({ min: -0.06, max: 0.06, noNaN: true })
    fc.assert(
      fc.property(near, near, (north, east) => {
        const { latitude, longitude } = ASUNCION
        const lat = Math.round((latitude + north) * 100) / 100
        const lng = Math.round((longitude + east) * 100) / 100
        fc.pre(kilometresBetween(latitude, longitude, lat, lng) <= 5.8)
        expect(cellsAround(latitude, longitude, 5.8)).toContain(cellOf(lat, lng))
      }),
    )
  })

  test('are few: some hundreds at the largest radius where people live', () => {
    expect(cellsAround(ASUNCION.latitude, ASUNCION.longitude, 100.8).length).toBeLessThan(600)
    expect(cellsAround(ASUNCION.latitude, ASUNCION.longitude, 25.8).length).toBeLessThan(60)
    expect(cellRangesAround(ASUNCION.latitude, ASUNCION.longitude, 100.8).length).toBeLessThan(22)
  })

  test('of two decimals never fall into the neighbour', () => {
    expect(cellOf(-57.6, -57.6)).toBe(cellOf(-57.55, -57.55))
    expect(cellOf(0.3, 0.7)).toBe(cellOf(0.35, 0.75))
  })

  test('go around the antimeridian and over a pole', () => {
    expect(cellsAround(0, 179.99, 30)).toContain(cellOf(0, -179.9))
    expect(cellsAround(89.9, 10, 50)).toContain(cellOf(89.8, -170))
    expect(new Set(cellsAround(0, 179.99, 30)).size).toBe(cellsAround(0, 179.99, 30).length)
    expect(cellOf(90, 180)).toBeLessThan(3600 * 1800)
    expect(cellOf(-90, -180)).toBe(0)
  })

  test('have eight others around them, across the antimeridian too, and five at a pole', () => {
    const east = cellOf(-18, 179.95)
    expect(new Set(neighboursOf(east)).size).toBe(8)
    expect(neighboursOf(east)).toContain(cellOf(-18, -179.95))
    expect(neighboursOf(east)).not.toContain(east)
    expect(neighboursOf(cellOf(-90, 0))).toHaveLength(5)
    expect(neighboursOf(cellOf(90, 180))).toHaveLength(5)
  })
})

describe('a spot', () => {
  const onEarth = fc.record({
    latitude: fc.double({ min: -70, max: 70, noNaN: true }),
    longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
  })

  const roundPoint = ({ latitude, longitude }: Point): Point => ({
    latitude: hundredths(latitude),
    longitude: hundredths(longitude),
  })

  test('is a point of two decimals, in the cell of that point', () => {
    fc.assert(
      fc.property(onEarth, (point) => {
        const rounded = roundPoint(point)
        const spot = spotOf(rounded.latitude, rounded.longitude)
        const there = pointOfSpot(spot)
        expect(there.latitude).toBeCloseTo(rounded.latitude, 9)
        const turns = (there.longitude - rounded.longitude) / 360
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9)
        expect(cellOfSpot(spot)).toBe(cellOf(rounded.latitude, rounded.longitude))
      }),
    )
  })

  test('of a cell is neither nearer nor further than the cell reaches', () => {
    fc.assert(
      fc.property(onEarth, anywhere.radius, anywhere.bearing, fc.nat(99), (from, km, turn, nth) => {
        const there = away(from.latitude, from.longitude, km, turn)
        const cell = cellOf(there.latitude, there.longitude)
        const { latitude, longitude } = pointOfSpot(cell * 100 + nth)
        const metres = kilometresBetween(from.latitude, from.longitude, latitude, longitude) * 1000
        const { nearest, furthest } = reachOfCell(cell, from)
        expect(metres).toBeGreaterThanOrEqual(nearest)
        expect(metres).toBeLessThanOrEqual(furthest)
      }),
    )
  })
})

describe('a distance is told', () => {
  const here = { latitude: -25.28, longitude: -57.63 }
  const own = [spotOf(-25.29, -57.63)]
  const to = (latitude: number, longitude: number) =>
    toldDistance({ ...here, own }, spotOf(latitude, longitude))

  test('as nothing from home, and in steps from everywhere else', () => {
    expect(to(-25.29, -57.63)).toBe(0)
    expect(to(-25.27, -57.63)).toBe(5)
    expect(to(-25.35, -57.63)).toBe(10)
    expect(to(-26.15, -57.63)).toBe(100)
    expect(to(-27.33, -55.87)).toBeNull()
    expect(toldDistance({ ...here, own }, null)).toBeNull()
  })

  test('as nothing to a home that is far: the town of a farm', () => {
    const town = spotOf(-25.41, -57.63)
    expect(toldDistance({ ...here, own: [town] }, town)).toBe(0)
  })
})
