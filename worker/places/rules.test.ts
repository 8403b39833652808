import { expect, test } from 'vitest'
import { roundPoint } from './rules.ts'

test.each([
  [-25.2637, -57.5759, -25.26, -57.58],
  [0.004, -0.006, 0, -0.01],
  [90, 180, 90, 180],
])('%d, %d is kept as %d, %d', (latitude, longitude, north, east) => {
  const kept = roundPoint({ latitude, longitude })
  expect(kept.latitude).toBeCloseTo(north, 10)
  expect(kept.longitude).toBeCloseTo(east, 10)
})
