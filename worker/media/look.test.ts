/**
 * Which photos count as nearly the same (D59), on small copies of real ones: saved anew, made smaller, cut a little against
 * other photos. LOOK_BITS_APART and LOOK_COLORS_APART stand between the two.
 */
import { decode, encode } from 'jpeg-js'
import { describe, expect, test } from 'vitest'
import { seenIn } from './colors.ts'
import { bitsApart, colorsApart, isNearlySame, lookOf, type Pixels, type Seen } from './rules.ts'
import { LOOK_BITS_APART, LOOK_COLORS_APART } from './terms.ts'
import { sample } from './testing/samples.ts'

const NAMES = [
  'gps.jpg',
  'invalid-exif.jpg',
  'iphone-gps.jpg',
  'landscape-6.jpg',
  'orientation-1.jpg',
  'phone-large.jpg',
]

/** Decoded once each. */
const PICTURES = new Map<string, Pixels>()
function pixelsOf(name: string): Pixels {
  const pixels = PICTURES.get(name) ?? decode(sample(name), { useTArray: true })
  PICTURES.set(name, pixels)
  return pixels
}

/** What of it lies from (left, top) on, its sides times `scale`: each pixel the nearest one. */
function drawn(from: Pixels, scale: number, cut = { left: 0, top: 0, right: 0, bottom: 0 }) {
  const wide = from.width * (1 - cut.left - cut.right)
  const high = from.height * (1 - cut.top - cut.bottom)
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)]
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const fromX = Math.floor(from.width * cut.left + ((x + 0.5) * wide) / width)
      const fromY = Math.floor(from.height * cut.top + ((y + 0.5) * high) / height)
      for (let i = 0; i < 4; i += 1) {
        data[(y * width + x) * 4 + i] = from.data[(fromY * from.width + fromX) * 4 + i] ?? 0
      }
    }
  }
  return { width, height, data }
}

const saved = (pixels: { width: number; height: number; data: Uint8Array }, quality: number) =>
  Uint8Array.from(encode(pixels, quality).data)

function seen(bytes: Uint8Array): Seen {
  const both = seenIn(bytes)
  if (!both) throw new Error('not seen')
  return both
}

const small = (pixels: Pixels) => 320 / Math.max(pixels.width, pixels.height)
const SENT = new Map<string, Seen>()
function asSent(name: string): Seen {
  const pixels = pixelsOf(name)
  const found = SENT.get(name) ?? seen(saved(drawn(pixels, small(pixels)), 70))
  SENT.set(name, found)
  return found
}

const evenly = (by: number) => ({ left: by / 2, right: by / 2, top: by / 2, bottom: by / 2 })
const AGAIN: [string, (pixels: Pixels) => Uint8Array][] = [
  ['saved anew, badly', (pixels) => saved(drawn(pixels, small(pixels)), 30)],
  ['made smaller', (pixels) => saved(drawn(pixels, small(pixels) / 2.5), 60)],
  ['cut by 2 %', (pixels) => saved(drawn(pixels, small(pixels), evenly(0.02)), 70)],
  ['cut by 4 %', (pixels) => saved(drawn(pixels, small(pixels), evenly(0.04)), 70)],
]

describe.each(NAMES)('%s', (name) => {
  test.each(AGAIN)('%s is nearly the same', (_what, again) => {
    const [one, other] = [asSent(name), seen(again(pixelsOf(name)))]
    expect(bitsApart(one.look, other.look)).toBeLessThanOrEqual(LOOK_BITS_APART)
    expect(colorsApart(one.colors, other.colors)).toBeLessThanOrEqual(LOOK_COLORS_APART)
    expect(isNearlySame(one, other)).toBe(true)
  })

  test('is like none of the others, by far', () => {
    const mine = asSent(name)
    for (const other of NAMES.filter((one) => one !== name)) {
      expect(bitsApart(mine.look, asSent(other).look)).toBeGreaterThan(2 * LOOK_BITS_APART)
      expect(isNearlySame(mine, asSent(other))).toBe(false)
    }
  })
})

test('what stands before the same wall in other colours is another thing', () => {
  const look = '00ff00ff00ff00ff'
  const red = { look, colors: 'aa2020aa2020aa2020aa2020' }
  expect(isNearlySame(red, { look, colors: 'ab2120ab2120ab2120ab2120' })).toBe(true)
  expect(isNearlySame(red, { look, colors: '2020aa2020aa2020aa2020aa' })).toBe(false)
})

test('bits are counted apart, and every picture has sixteen digits, however small', () => {
  expect(bitsApart('0000000000000000', 'ffffffffffffffff')).toBe(64)
  expect(bitsApart('8000000000000001', '0000000000000000')).toBe(2)
  for (const [width, height] of [
    [1, 1],
    [3, 2],
    [9, 9],
  ] as const) {
    const data = new Uint8Array(width * height * 4).fill(200)
    expect(lookOf({ width, height, data })).toBe('0000000000000000')
  }
})
