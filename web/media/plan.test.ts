import fc from 'fast-check'
import { expect, test } from 'vitest'
import { averageColors, fitWithin, nextQuality, QUALITY_FIRST, QUALITY_LAST } from './plan.ts'

test.each([
  [{ width: 4032, height: 3024 }, 1600, { width: 1600, height: 1200 }],
  [{ width: 3024, height: 4032 }, 640, { width: 480, height: 640 }],
  [{ width: 500, height: 300 }, 1600, { width: 500, height: 300 }],
  [{ width: 9000, height: 3 }, 320, { width: 320, height: 1 }],
])('%o within %i is %o: never enlarged, never empty', (sides, longest, expected) => {
  expect(fitWithin(sides, longest)).toEqual(expected)
})

test('it never enlarges and keeps the shape to a pixel', () => {
  const side = fc.integer({ min: 1, max: 10_000 })
  fc.assert(
    fc.property(side, side, side, (width, height, longest) => {
      const fitted = fitWithin({ width, height }, longest)
      expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(longest)
      expect(fitted.width).toBeLessThanOrEqual(width)
      expect(fitted.height).toBeLessThanOrEqual(height)
      const exact = (fitted.width * height) / width
      if (width >= height) expect(Math.abs(fitted.height - exact)).toBeLessThanOrEqual(1)
    }),
  )
})

test('qualities only go down, the faster the heavier, and end', () => {
  let quality: number | null = QUALITY_FIRST
  const tried: number[] = []
  while (quality !== null) {
    tried.push(quality)
    quality = nextQuality(quality, 1_200, 1_000)
  }
  expect(tried.at(-1)).toBe(QUALITY_LAST)
  expect(tried).toEqual([...tried].sort((a, b) => b - a))
  expect(nextQuality(QUALITY_FIRST, 5_000, 1_000)).toBeLessThan(tried[1] ?? 0)
  expect(nextQuality(QUALITY_LAST, 5_000, 1_000)).toBeNull()
})

test('the four quarters keep their own colours, in the order of the contract', () => {
  const pixel = (r: number, g: number, b: number) => [r, g, b, 255]
  const top = [...pixel(255, 0, 0), ...pixel(255, 0, 0), ...pixel(0, 255, 0), ...pixel(0, 255, 0)]
  const bottom = [...pixel(0, 0, 255), ...pixel(0, 0, 0), ...pixel(8, 8, 8), ...pixel(10, 10, 10)]
  const pixels = Uint8ClampedArray.from([...top, ...bottom])
  expect(averageColors(pixels, { width: 4, height: 2 })).toBe('ff000000ff00000080090909')
  expect(averageColors(Uint8ClampedArray.from(pixel(1, 2, 3)), { width: 1, height: 1 })).toBe(
    '010203'.repeat(4),
  )
})
