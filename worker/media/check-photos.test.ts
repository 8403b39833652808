import { describe, expect, test } from 'vitest'
import { Refusal } from '../http/errors.ts'
import { bigEndian, concat } from './formats/bytes.ts'
import { checkPhotos, readPhotos } from './store-photos.ts'
import { device } from './testing/device.ts'
import { fileOf, sample } from './testing/samples.ts'

const COLORS = '112233445566778899aabbcc'

async function refusal(work: () => Promise<unknown>): Promise<[string, number] | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Refusal) return [error.code, error.status]
    throw error
  }
}
const refused = (bytes: Uint8Array<ArrayBuffer>, name = 'a.jpg') =>
  refusal(() => checkPhotos([{ original: fileOf(bytes, name) }], 5))

describe('readPhotos', () => {
  const file = (name: string) => new File(['x'], name)
  const form = (...fields: [string, string | File][]) => {
    const made = new FormData()
    for (const [name, value] of fields) made.append(name, value)
    return made
  }

  test('pairs what has the same place in its list', () => {
    const read = readPhotos(
      form(
        ['images', file('a')],
        ['images', file('b')],
        ['images640', file('a640')],
        ['images640', file('b640')],
        ['images320', file('a320')],
        ['imageColors', COLORS],
        ['imageColors', 'red'],
      ),
      'images',
    )
    expect(read.map((p) => [p.original.name, p.at640?.name, p.at320?.name, p.colors])).toEqual([
      ['a', 'a640', undefined, COLORS],
      ['b', 'b640', undefined, undefined],
    ])
  })

  test('reads the fields of an edit and ignores an empty file field', () => {
    const edit = form(
      ['newImages', file('n')],
      ['newImages320', file('n320')],
      ['newImageColors', COLORS],
    )
    expect(readPhotos(edit, 'newImages')).toMatchObject([
      { at320: { name: 'n320' }, colors: COLORS },
    ])
    expect(readPhotos(edit, 'images')).toEqual([])
    expect(readPhotos(form(['images', new File([], '')], ['images', '']), 'images')).toEqual([])
  })

  test('refuses text where a photo should be', async () => {
    const read = async () => readPhotos(form(['images', 'http://x/y.jpg']), 'images')
    expect(await refusal(read)).toEqual(['photo_type', 415])
  })
})

describe('checkPhotos refuses before anything is stored', () => {
  test('HEIC by its first bytes, also renamed .jpg (case 28)', async () => {
    expect(await refused(sample('heic-named.jpg'), 'IMG_1.heic')).toEqual(['photo_heic', 415])
    expect(await refused(sample('heic-named.jpg'), 'IMG_1.jpg')).toEqual(['photo_heic', 415])
  })

  test('what is no photo, whatever it is called', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')
    expect(await refused(svg, 'a.jpg')).toEqual(['photo_type', 415])
    expect(await refused(svg, 'a.svg')).toEqual(['photo_type', 415])
    expect(await refused(new Uint8Array(), 'a.jpg')).toEqual(['photo_broken', 422])
  })

  test('more than 5 MB, more than 50 megapixels, more than allowed', async () => {
    const heavy = concat([sample('gps.jpg'), new Uint8Array(5 * 1024 * 1024)]).slice()
    expect(await refused(heavy)).toEqual(['photo_large', 413])

    const png = sample('gps.png')
    png.set(concat([bigEndian(50_000, 4), bigEndian(50_000, 4)]), 16)
    expect(await refused(png)).toEqual(['photo_pixels', 422])
    expect(await refused(png.slice(0, 40))).toEqual(['photo_pixels', 422])

    const six = Array.from({ length: 6 }, () => ({ original: fileOf(sample('gps.png')) }))
    expect(await refusal(() => checkPhotos(six, 5))).toEqual(['photos_many', 422])
  })

  test('what is cut off', async () => {
    for (const name of ['gps.jpg', 'gps.png', 'gps.webp', 'gps.avif']) {
      const whole = sample(name)
      expect(await refused(whole.slice(0, whole.length * 0.7))).toEqual(['photo_broken', 422])
    }
  })

  test('and counts the same file twice as one photo', async () => {
    const twice = [1, 2].map(() => ({ original: fileOf(sample('gps.png')) }))
    expect(await checkPhotos(twice, 5)).toHaveLength(1)
  })
})

describe('companions', () => {
  test('does not take companions that do not match', async () => {
    const original = fileOf(sample('phone-large.jpg'))
    const strangers = [
      { at640: fileOf(sample('orientation-1.jpg')) },
      { at640: fileOf(sample('phone-large.jpg')) },
      { at640: fileOf(sample('heic-named.jpg')) },
      { at320: fileOf(sample('orientation-6.jpg')) },
      { at320: await device('phone-large.jpg', 640) },
      { at640: await device('phone-large.jpg', 320) },
      { at320: fileOf(new Uint8Array(10)) },
    ]
    for (const companions of strangers) {
      const [checked] = await checkPhotos([{ original, ...companions }], 5)
      expect(checked).toMatchObject({ at640: undefined, at320: undefined })
    }
  })

  test('takes an upright companion of a photo that lies on its side', async () => {
    const original = fileOf(sample('orientation-6.jpg'))
    const at320 = await device('orientation-6.jpg', 320)
    const [checked] = await checkPhotos([{ original, at320 }], 5)
    expect(checked?.at320?.picture).toMatchObject({ width: 240, height: 320 })
  })
})
