import { afterEach, expect, test, vi } from 'vitest'
import { stubPosition } from '#web/testing/browser.ts'
import { detectPosition } from './detect.ts'

afterEach(() => vi.unstubAllGlobals())

test('a position is answered as exact as the device tells it: who sends it on rounds it', async () => {
  stubPosition({ latitude: -25.263712, longitude: -57.575926 })
  expect(await detectPosition()).toEqual({ latitude: -25.263712, longitude: -57.575926 })
})

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unavailable'],
])('code %i is %s', async (code, problem) => {
  stubPosition({ code })
  await expect(detectPosition()).rejects.toMatchObject({ problem })
})

test('a browser without geolocation says so', async () => {
  await expect(detectPosition()).rejects.toMatchObject({ problem: 'unsupported' })
})
