import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { ORIENTATIONS, sample } from '../testing/samples.ts'
import { toldBy } from '../testing/telltales.ts'
import { readPicture, stripPicture } from './strip.ts'

/** Decoded pixels, without what a profile or an orientation would change. */
async function pixels(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, { ignoreIcc: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: data.toString('base64'), width: info.width, height: info.height }
}

function strip(bytes: Uint8Array) {
  const picture = readPicture(bytes)
  return { picture, bytes: stripPicture(bytes, picture.type) }
}

const photo = () => sharp(sample('gps.jpg')).resize(97, 61, { fit: 'fill' })
const withAll = (image: Sharp) =>
  image
    .withExif({ IFD0: { Make: 'SecretMaker' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withIccProfile('p3')
const half = () => photo().ensureAlpha(0.5)

const MADE: [string, () => Sharp, boolean][] = [
  ['baseline JPEG', () => withAll(photo()).jpeg(), true],
  ['progressive JPEG', () => withAll(photo()).jpeg({ progressive: true }), true],
  ['JPEG with restarts and 4:4:4', () => photo().jpeg({ chromaSubsampling: '4:4:4' }), true],
  ['grey JPEG', () => withAll(photo().greyscale()).jpeg(), true],
  ['CMYK JPEG', () => photo().toColourspace('cmyk').jpeg(), true],
  ['PNG', () => withAll(photo()).png(), true],
  ['PNG with alpha', () => withAll(half()).png(), false],
  ['PNG with a palette', () => withAll(photo()).png({ palette: true }), true],
  ['interlaced PNG', () => withAll(photo()).png({ progressive: true }), true],
  ['16-bit PNG', () => photo().toColourspace('rgb16').png(), true],
  ['lossy WebP', () => withAll(photo()).webp(), true],
  ['plain WebP', () => photo().webp(), true],
  ['lossless WebP', () => withAll(photo()).webp({ lossless: true }), true],
  ['WebP with alpha', () => withAll(half()).webp(), false],
  ['AVIF', () => withAll(photo()).avif({ effort: 2 }), true],
  ['AVIF with alpha', () => withAll(half()).avif({ effort: 2 }), false],
]

describe('a picture without its metadata', () => {
  for (const [name, make, opaque] of MADE) {
    test(`shows the same pixels: ${name}`, async () => {
      const sent = new Uint8Array(await make().toBuffer())
      const { picture, bytes } = strip(sent)
      expect(picture).toMatchObject({ width: 97, height: 61, orientation: 1, opaque })
      expect(toldBy(bytes)).toEqual([])
      expect(await pixels(bytes)).toEqual(await pixels(sent))
      const left = await sharp(bytes).metadata()
      expect([left.exif, left.xmp, left.icc, left.iptc]).toEqual(Array(4).fill(undefined))
      // Once more changes nothing: what is stored may be read and stripped again.
      expect(strip(bytes).bytes).toEqual(bytes)
    })
  }

  for (const name of ['gps.png', 'gps.webp', 'gps.avif', 'gps.jpg', 'iphone-gps.jpg']) {
    test(`tells nothing of where, with what and by whom: ${name} (case 27)`, async () => {
      const sent = sample(name)
      expect(toldBy(sent)).not.toEqual([])
      const { bytes } = strip(sent)
      expect(toldBy(bytes)).toEqual([])
      expect(await pixels(bytes)).toEqual(await pixels(sent))
    })
  }

  test('keeps all frames of a moving WebP and nothing beside them', async () => {
    const frames = [0, 30, 60].map((left) =>
      photo().extract({ left, top: 0, width: 20, height: 20 }).png().toBuffer(),
    )
    const moving = sharp(await Promise.all(frames), { join: { animated: true } }).webp()
    const sent = new Uint8Array(await withAll(moving).toBuffer())
    expect((await sharp(sent, { animated: true }).metadata()).pages).toBe(3)
    const { picture, bytes } = strip(sent)
    expect(picture).toMatchObject({ width: 20, height: 20 })
    expect(toldBy(bytes)).toEqual([])
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(3)
  })
})

describe('orientation', () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    test(`is read from ${format} and can be the only thing written back`, async () => {
      for (const orientation of ORIENTATIONS.slice(1)) {
        const made = withAll(photo()).withMetadata({ orientation }).toFormat(format)
        const sent = new Uint8Array(await made.toBuffer())
        const picture = readPicture(sent)
        const [width, height] = orientation >= 5 ? [61, 97] : [97, 61]
        expect(picture).toMatchObject({ width, height, orientation })

        const plain = stripPicture(sent, picture.type)
        expect((await sharp(plain).metadata()).orientation).toBeUndefined()

        const told = stripPicture(sent, picture.type, { orientation })
        expect((await sharp(told).metadata()).orientation).toBe(orientation)
        expect(readPicture(told)).toEqual({ ...picture, wide: false })
        expect(toldBy(told).filter((t) => !/exif/i.test(t))).toEqual([])
      }
    })
  }

  test('of AVIF is a turn in the format itself: sides come swapped, nothing is left to do', async () => {
    const bytes = sample('gps.avif')
    const at = new TextDecoder('latin1').decode(bytes).indexOf('colrrICC')
    bytes.set(new TextEncoder().encode('irot\u0001'), at)
    expect(readPicture(bytes)).toMatchObject({ width: 160, height: 120, orientation: 1 })
    const shown = await pixels(stripPicture(bytes, 'image/avif'))
    expect(shown).toMatchObject({ width: 160, height: 120 })
  })
})
