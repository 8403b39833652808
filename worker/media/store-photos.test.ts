import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testContext } from '../testing/app.ts'
import { ascii, concat } from './formats/bytes.ts'
import { readPicture } from './formats/strip.ts'
import { photoKey } from './keys.ts'
import { checkPhotos, deletePhotos, storePhotos } from './store-photos.ts'
import { NEUTRAL_COLORS, type PhotoSize } from './terms.ts'
import { device } from './testing/device.ts'
import { fileOf, sample } from './testing/samples.ts'
import { toldBy } from './testing/telltales.ts'

const COLORS = '112233445566778899aabbcc'
/** Numbers that nobody else's item has: what the file before still stores lies beside them. */
const OWN = 8_000_000

afterEach(() => {
  vi.restoreAllMocks()
})

/** The real binding, counted. */
function counted() {
  let calls = 0
  const images = {
    input: (...given: Parameters<NonNullable<typeof env.IMAGES>['input']>) => {
      calls += 1
      return env.IMAGES?.input(...given)
    },
  }
  return { images, calls: () => calls }
}

const broken = {
  input: () => {
    throw new Error('over quota')
  },
}

async function store(itemId: number, incoming: Parameters<typeof checkPhotos>[0], images: unknown) {
  const { ctx } = testContext({ IMAGES: images })
  const checked = await checkPhotos(incoming, 5)
  const [photo] = await storePhotos(ctx, OWN + itemId, checked)
  if (!photo) throw new Error('nothing stored')
  return { ctx, photo }
}

const stored = async (itemId: number, hash: string, size: PhotoSize) => {
  const object = await env.PHOTOS.get(photoKey(OWN + itemId, hash, size))
  return object && { object, bytes: new Uint8Array(await object.arrayBuffer()) }
}

describe('storePhotos', () => {
  test('keeps what the device made, without any call', async () => {
    const { images, calls } = counted()
    const incoming = {
      original: fileOf(sample('gps.jpg')),
      at640: await device('gps.jpg', 640),
      at320: await device('gps.jpg', 320),
      colors: COLORS,
    }
    const { photo } = await store(1, [incoming], images)
    expect(calls()).toBe(0)
    expect(photo).toEqual({
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      width: 640,
      height: 480,
      colors: COLORS,
      // Seen by ourselves: what it was made of is a JPEG.
      look: expect.stringMatching(/^[0-9a-f]{16}$/),
      sizes: [1600, 640, 320],
    })
    expect((await stored(1, photo.hash, 1600))?.object.httpMetadata).toEqual({
      contentType: 'image/jpeg',
      cacheControl: 'public, max-age=31536000, immutable',
      contentDisposition: 'inline',
    })
    const small = await stored(1, photo.hash, 320)
    expect(small?.object.httpMetadata?.contentType).toBe('image/jpeg')
  })

  test('believes what the device says of a look only where it sees none itself', async () => {
    const said = '0123456789abcdef'
    const asJpeg = { original: fileOf(sample('gps.jpg')), colors: COLORS, look: said }
    const seen = await store(10, [{ ...asJpeg, at320: await device('gps.jpg', 320) }], undefined)
    expect(seen.photo.look).toMatch(/^[0-9a-f]{16}$/)
    expect(seen.photo.look).not.toBe(said)
    // WebP is not decoded here, and a call to have it made a JPEG would be billed.
    const { images, calls } = counted()
    const asWebp = { original: fileOf(sample('gps.webp')), colors: COLORS, look: said }
    expect((await store(11, [asWebp], images)).photo.look).toBe(said)
    const before = calls()
    const { look: _none, ...unsaid } = asWebp
    expect((await store(12, [unsaid], images)).photo).not.toHaveProperty('look')
    expect(calls()).toBe(2 * before)
  })

  test('makes what is missing once, with at most three calls, and computes the colours', async () => {
    const { images, calls } = counted()
    const { photo } = await store(2, [{ original: fileOf(sample('phone-large.jpg')) }], images)
    expect(calls()).toBe(3)
    expect(photo).toMatchObject({ width: 1600, height: 1200, sizes: [1600, 640, 320] })
    expect(photo.colors).toMatch(/^[0-9a-f]{24}$/)
    expect(photo.colors).not.toBe(NEUTRAL_COLORS)
    for (const size of [1600, 640, 320] as const) {
      const file = await stored(2, photo.hash, size)
      const { width, height } = readPicture(file?.bytes ?? new Uint8Array())
      expect([width, height]).toEqual([size, (size * 3) / 4])
    }
  })

  test('makes nothing smaller of what is small already', async () => {
    const { images, calls } = counted()
    const incoming = [{ original: await device('phone-large.jpg', 320), colors: COLORS }]
    const { photo } = await store(3, incoming, images)
    expect([calls(), photo.sizes]).toEqual([0, [1600]])
    expect(photo).toMatchObject({ width: 320, height: 240 })
  })

  test('keeps the original when the binding fails or is absent, asking it once a photo', async () => {
    const spy = vi.spyOn(broken, 'input')
    const logged = vi.spyOn(console, 'log')
    const incoming = [{ original: fileOf(sample('phone-large.jpg')) }]
    for (const [itemId, images] of [[4, broken] as const, [5, undefined] as const]) {
      const { photo } = await store(itemId, incoming, images)
      expect(photo).toMatchObject({ width: 2000, height: 1500, sizes: [1600] })
      const kept = await stored(itemId, photo.hash, 1600)
      expect(readPicture(kept?.bytes ?? new Uint8Array())).toMatchObject({ width: 2000 })
    }
    expect(spy).toHaveBeenCalledTimes(1)
    const lines = logged.mock.calls
      .map(([line]) => String(line))
      .filter((line) => line.includes('"event":"photo"'))
      .map((line) => JSON.parse(line))
    expect(lines).toContainEqual({ event: 'photo', outcome: 'kept', calls: 1 })
    expect(lines).toContainEqual({ event: 'photo', outcome: 'kept', calls: 0 })
  })

  test('finds colours in a small JPEG even without the binding', async () => {
    const at320 = await device('phone-large.jpg', 320)
    const incoming = [{ original: fileOf(sample('phone-large.jpg')), at320 }]
    const { photo } = await store(6, incoming, undefined)
    expect(photo.sizes).toEqual([1600, 320])
    expect(photo.colors).not.toBe(NEUTRAL_COLORS)
  })

  test('stores no GPS, maker or serial in any byte (case 27)', async () => {
    const names = [
      'gps.jpg',
      'iphone-gps.jpg',
      'gps.png',
      'gps.webp',
      'gps.avif',
      'phone-large.jpg',
    ]
    for (const [i, name] of names.entries()) {
      for (const [j, images] of [env.IMAGES, undefined].entries()) {
        const itemId = 1000 + i * 10 + j
        const { photo } = await store(itemId, [{ original: fileOf(sample(name)) }], images)
        for (const size of photo.sizes) {
          const file = await stored(itemId, photo.hash, size)
          expect([name, size, toldBy(file?.bytes ?? ascii('Exif'))]).toEqual([name, size, []])
        }
      }
    }
  })

  test('removes metadata from companions too', async () => {
    const exif = concat([Uint8Array.of(0xff, 0xe1, 0, 14), ascii('Exif\0\0SN-123')])
    const clean = new Uint8Array(await (await device('gps.jpg', 320)).arrayBuffer())
    const at320 = fileOf(concat([clean.slice(0, 2), exif, clean.slice(2)]).slice())
    const { photo } = await store(7, [{ original: fileOf(sample('gps.jpg')), at320 }], undefined)
    expect(photo.sizes).toContain(320)
    expect(toldBy((await stored(7, photo.hash, 320))?.bytes ?? ascii('Exif'))).toEqual([])
  })

  test('leaves what it stored to the retry when storing fails, and deletes on request', async () => {
    const { ctx } = testContext({
      PHOTOS: {
        put: (key: string, bytes: Uint8Array) =>
          key.endsWith('/320') ? Promise.reject(new Error('full')) : env.PHOTOS.put(key, bytes),
      },
    })
    const checked = await checkPhotos([{ original: fileOf(sample('gps.jpg')) }], 5)
    const id = OWN + 8
    await expect(storePhotos(ctx, id, checked)).rejects.toThrow('full')
    const left = (await env.PHOTOS.list({ prefix: `items/${id}/` })).objects
    expect(left.map(({ key }) => key)).toEqual([
      expect.stringMatching(/\/1600$/),
      expect.stringMatching(/\/640$/),
    ])

    const kept = await store(9, [{ original: fileOf(sample('gps.jpg')) }], env.IMAGES)
    const prefix = `items/${OWN + 9}/`
    expect((await env.PHOTOS.list({ prefix })).objects).not.toEqual([])
    await deletePhotos(kept.ctx, OWN + 9, [kept.photo])
    expect((await env.PHOTOS.list({ prefix })).objects).toEqual([])
    await deletePhotos(kept.ctx, OWN + 9, [])
  })
})
