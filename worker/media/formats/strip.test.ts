import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../http/errors.ts'
import { ORIENTATIONS, sample } from '../testing/samples.ts'
import { toldBy } from '../testing/telltales.ts'
import { concat } from './bytes.ts'
import { orientationBlock, orientationOf } from './exif.ts'
import { kindOf } from './recognise.ts'
import { readPicture, stripPicture } from './strip.ts'

const NAMES = ['orientation-6.jpg', 'gps.png', 'gps.webp', 'gps.avif'] as const
const text = (words: string) => new TextEncoder().encode(words)

/** The code of the refusal, 'kept' when there is none; anything else thrown fails the test. */
function outcome(bytes: Uint8Array): string {
  try {
    const picture = readPicture(bytes)
    stripPicture(bytes, picture.type)
    return 'kept'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('a file is told by its first bytes', () => {
  test('the four kinds', () => {
    expect(NAMES.map((name) => kindOf(sample(name)))).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
    ])
  })

  test('HEIC is refused by name, whatever it is called (case 28)', () => {
    expect(kindOf(sample('heic-named.jpg'))).toBe('heic')
    expect(outcome(sample('heic-named.jpg'))).toBe('photo_heic')
  })

  test('everything else is no photo', () => {
    const others = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<?xml version="1.0"?><svg/>',
      'GIF89a',
    ]
    for (const other of [...others, '', 'x', '\ufeff<html>', 'BM', 'PK\u0003\u0004', '%PDF-1.7']) {
      expect([other, outcome(text(other))]).toEqual([other, 'photo_type'])
    }
  })
})

describe('what is odd is refused in one way', () => {
  test('random bytes behind every beginning', () => {
    const beginnings = NAMES.map((name) => sample(name).slice(0, 16))
    fc.assert(
      fc.property(
        fc.constantFrom(...beginnings),
        fc.uint8Array({ maxLength: 400 }),
        (start, rest) => {
          outcome(concat([start, rest]))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('photos with some bytes changed', () => {
    const change = fc.tuple(fc.double({ min: 0, max: 0.2, noNaN: true }), fc.nat(255))
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.array(change, { maxLength: 8 }),
        (name, changes) => {
          const bytes = sample(name)
          for (const [where, value] of changes) bytes[Math.floor(where * bytes.length)] = value
          outcome(bytes)
        },
      ),
      { numRuns: 600 },
    )
  })

  test('photos that were cut off anywhere', () => {
    for (const name of NAMES) {
      const whole = sample(name)
      for (let part = 0; part < 60; part += 1) {
        const cut = whole.slice(0, Math.floor((whole.length * part) / 60))
        expect(['photo_broken', 'photo_type']).toContain(outcome(cut))
      }
      expect(outcome(whole.slice(0, -3))).toBe('photo_broken')
    }
  })

  test('a real photo with an invalid Exif block is still a photo', () => {
    expect(outcome(sample('invalid-exif.jpg'))).toBe('kept')
    expect(readPicture(sample('invalid-exif.jpg'))).toMatchObject({ width: 636, height: 227 })
  })
})

describe('a file that is also something else', () => {
  const TAIL = '<script>alert(1)</script>PK\u0003\u0004 tail'

  for (const name of NAMES) {
    test(`loses what hangs on behind: ${name}`, () => {
      const clean = sample(name)
      const { type } = readPicture(clean)
      const stripped = stripPicture(concat([clean, text(TAIL)]), type)
      expect(new TextDecoder('latin1').decode(stripped)).not.toContain('script')
      expect(stripped).toEqual(stripPicture(clean, type))
    })
  }

  test('loses a comment and a thumbnail in its head', () => {
    const jpeg = sample('orientation-1.jpg')
    const words = text('<script>alert(1)</script>')
    const comment = concat([Uint8Array.of(0xff, 0xfe, 0, words.length + 2), words])
    const stripped = stripPicture(concat([jpeg.slice(0, 2), comment, jpeg.slice(2)]), 'image/jpeg')
    expect(new TextDecoder('latin1').decode(stripped)).not.toContain('script')
    expect(toldBy(stripped)).toEqual([])
  })
})

describe('the orientation block', () => {
  test('reads what it writes', () => {
    for (const orientation of ORIENTATIONS) {
      expect(orientationOf(orientationBlock(orientation))).toBe(orientation)
    }
  })

  test('never throws, whatever Exif holds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('II*\0', 'MM\0*'),
        fc.uint8Array({ maxLength: 64 }),
        (head, rest) => {
          expect(ORIENTATIONS).toContain(orientationOf(concat([text(head), rest])))
        },
      ),
    )
  })
})
