/** Case 26: photos of phones stand upright in every variant, whoever makes it. */
import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { testContext } from '../../testing/app.ts'
import { photoKey } from '../keys.ts'
import { checkPhotos, storePhotos } from '../store-photos.ts'
import { PHOTO_SIZES } from '../terms.ts'
import { fileOf, ORIENTATIONS, sample } from '../testing/samples.ts'
import { difference, shown, turned } from '../testing/shown.ts'
import { toldBy } from '../testing/telltales.ts'
import { readPicture } from './strip.ts'

const upright = await shown(sample('orientation-1.jpg'))

/** As if the original were too heavy to keep: all three sizes are made. */
async function storedFiles(itemId: number, name: string, settings: Record<string, unknown> = {}) {
  const { ctx } = testContext(settings)
  const checked = await checkPhotos([{ original: fileOf(sample(name)) }], 5)
  const [photo] = await storePhotos(ctx, itemId, checked)
  if (!photo) throw new Error('nothing stored')
  const files = []
  for (const size of PHOTO_SIZES) {
    const object = await env.PHOTOS.get(photoKey(itemId, photo.hash, size))
    if (object) files.push({ size, bytes: new Uint8Array(await object.arrayBuffer()) })
  }
  return { photo, files }
}

/** `apart`: mean difference of colour to the upright reference that is still the same picture. */
function expectUpright(grid: number[][], apart: number): void {
  const wrong = [
    turned(upright.grid, true, false),
    turned(upright.grid, false, true),
    turned(upright.grid, true, true),
  ].map((other) => difference(grid, other))
  const off = difference(grid, upright.grid)
  expect(off).toBeLessThan(apart)
  expect(off).toBeLessThan(0.7 * Math.min(...wrong))
}

describe('every orientation', () => {
  for (const orientation of ORIENTATIONS) {
    test(`${orientation} is upright in every size, sides swapped for 5 to 8`, async () => {
      const { photo, files } = await storedFiles(orientation, `orientation-${orientation}.jpg`)
      expect(photo).toMatchObject({ width: 450, height: 600 })
      expect(files.map((f) => f.size)).toEqual(photo.sizes)
      expect(photo.sizes).toContain(1600)
      expect(photo.sizes).toContain(320)
      for (const { size, bytes } of files) {
        const picture = readPicture(bytes)
        expect(picture.orientation).toBe(1)
        expect(Math.max(picture.width, picture.height)).toBeLessThanOrEqual(size)
        expect(picture.width / picture.height).toBeCloseTo(0.75, 1)
        expect(toldBy(bytes)).toEqual([])
        // Colours too: most of the samples have a profile far from sRGB.
        expectUpright((await shown(bytes)).grid, 4)
      }
      const colors = [0, 6, 12, 18].map((at) => Number.parseInt(photo.colors.slice(at, at + 2), 16))
      expect(new Set(colors).size).toBeGreaterThan(1)
    })

    test(`${orientation} is still shown upright when the binding is absent`, async () => {
      const name = `orientation-${orientation}.jpg`
      const { photo, files } = await storedFiles(100 + orientation, name, { IMAGES: undefined })
      expect(photo).toMatchObject({ width: 450, height: 600, sizes: [1600] })
      const [kept] = files
      if (!kept) throw new Error('nothing kept')
      // Browsers follow the orientation, the only thing that is left of Exif.
      expect(readPicture(kept.bytes)).toMatchObject({ width: 450, height: 600, orientation })
      expect(toldBy(kept.bytes)).toEqual(orientation === 1 ? [] : ['Exif'])
      // Nobody was there to convert the colours, and the profile names its maker.
      expectUpright((await shown(kept.bytes)).grid, 20)
    })
  }

  test('a landscape photo taken upright lies upright too', async () => {
    const { photo } = await storedFiles(20, 'landscape-6.jpg')
    expect(photo).toMatchObject({ width: 600, height: 450 })
  })
})
