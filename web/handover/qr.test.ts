/** What one library writes the other reads: the pair that two phones are. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { qrText, readQr } from '#rules/handover'
import { qrPath } from '#web/ui/qr/qr-path.ts'
import { readPixels } from './js-reader.ts'
import { drawn, mine, pictureOf, TRADE } from './testing.ts'

const TEXT = qrText({ tradeId: TRADE, ...mine })

test('a QR of ours is read off its picture', () => {
  expect(readPixels(pictureOf(TEXT))).toBe(TEXT)
})

test('any of ours, of any trade and terms', () => {
  const scans = fc.record({
    tradeId: fc.integer({ min: 1, max: 999_999_999_999_999 }),
    version: fc.integer({ min: 1, max: 999_999_999 }),
    code: fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0')),
    proof: fc
      .uint8Array({ minLength: 16, maxLength: 16 })
      .map((bytes) => Buffer.from(bytes).toString('base64url')),
  })
  fc.assert(
    fc.property(scans, (scanned) => {
      expect(readQr(readPixels(pictureOf(qrText(scanned))) ?? '')).toEqual(scanned)
    }),
    { numRuns: 40 },
  )
})

test('upside down, dim and with a stain on it', () => {
  const picture = pictureOf(TEXT)
  const { data, width } = picture
  const turned = data.slice()
  const last = data.length / 4 - 1
  for (let i = 0; i <= last; i += 1) {
    const grey = 40 + (data[(last - i) * 4] ?? 0) / 4
    turned.fill(grey, i * 4, i * 4 + 3)
  }
  // Two modules, away from the corners that a reader looks for.
  for (let y = 80; y < 88; y += 1) turned.fill(40, (y * width + 70) * 4, (y * width + 78) * 4)
  expect(readPixels({ ...picture, data: turned })).toBe(TEXT)
})

test('a picture without one says nothing', () => {
  const data = new Uint8ClampedArray(64 * 64 * 4)
  expect(readPixels({ width: 64, height: 64, data })).toBeNull()
  expect(readPixels({ width: 0, height: 0, data: data.slice(0, 0) })).toBeNull()
})

test('around it there are four quiet modules, and it is as small as it can be', () => {
  const { size, path } = qrPath(TEXT)
  expect(size).toBeLessThanOrEqual(33 + 8)
  const { data, width } = drawn(path, size, 1)
  const isDark = (x: number, y: number) => data[(y * width + x) * 4] === 0
  const all = Array.from({ length: size }, (_, i) => i)
  for (const quiet of [0, 1, 2, 3, size - 4, size - 1]) {
    expect(all.some((i) => isDark(i, quiet) || isDark(quiet, i))).toBe(false)
  }
  expect(isDark(4, 4)).toBe(true)
})
