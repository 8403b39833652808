import { beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { Browser, testContext } from '../testing/app.ts'
import type { Photo } from './contract.ts'
import { readPicture } from './formats/strip.ts'
import { nearestSize, sidesWithin, standIns } from './rules.ts'
import { checkPhotos, storePhotos } from './store-photos.ts'
import { fileOf, sample } from './testing/samples.ts'
import { photoViews } from './views.ts'

const ITEM = 71
let photo: Photo

beforeAll(async () => {
  const { ctx } = testContext()
  const checked = await checkPhotos([{ original: fileOf(sample('phone-large.jpg')) }], 5)
  const [stored] = await storePhotos(ctx, ITEM, checked)
  if (!stored) throw new Error('nothing stored')
  photo = stored
  await ctx.env.PHOTOS.delete(`items/${ITEM}/${photo.hash}/640`)
  await ctx.env.PHOTOS.put('secret', 'not a photo')
})

const path = (size: number | string, hash = photo.hash, item: number | string = ITEM) =>
  `/img/items/${item}/${hash}/${size}`
const get = (where: string, headers: Record<string, string> = {}) =>
  new Browser().get(where, headers)

describe('GET /img', () => {
  test('answers a photo that may be kept for ever', async () => {
    const answer = await get(path(320))
    expect(answer.status).toBe(200)
    const { headers } = answer
    expect(headers.get('content-type')).toBe('image/jpeg')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('set-cookie')).toBeNull()
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  })

  test('answers 304 to what a browser has already', async () => {
    const etag = (await get(path(320))).headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(path(320), { 'if-none-match': known })
      expect([known, again.status, await again.text()]).toEqual([known, 304, ''])
      expect(again.headers.get('cache-control')).toContain('immutable')
    }
    const other = await get(path(320), { 'if-none-match': '"other"' })
    expect([other.status, (await other.arrayBuffer()).byteLength > 1000]).toEqual([200, true])
  })

  test('answers HEAD with the same headers and no body', async () => {
    const head = await new Browser().send('HEAD', path(320))
    const whole = await (await get(path(320))).arrayBuffer()
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe('image/jpeg')
    expect(head.headers.get('content-length')).toBe(String(whole.byteLength))
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  })

  test('answers the nearest size where one has no file', async () => {
    const wanted = await (await get(path(640))).arrayBuffer()
    const larger = await (await get(path(1600))).arrayBuffer()
    expect(wanted.byteLength).toBe(larger.byteLength)
  })

  test('answers 404 to anything else', async () => {
    const others = [
      path(320, '0'.repeat(16)),
      path(320, photo.hash, ITEM + 1),
      path(100),
      path('320x'),
      path('320/'),
      path(320, photo.hash.toUpperCase()),
      path(320, photo.hash, '071'),
      path(320, photo.hash, 'x'),
      '/img/secret',
      '/img/items/../secret',
      `/img/items/${ITEM}/..%2f..%2fsecret/320`,
      `/img/items/${ITEM}/${photo.hash}/%2e%2e`,
      '/img/',
      '/img',
    ]
    for (const other of others) {
      const answer = await get(other)
      expect([other, answer.status]).toEqual([other, 404])
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
  })
})

describe('addresses of photos', () => {
  const settings = (more = {}) => readSettings({ ENVIRONMENT: 'local', ...more })
  const row: Photo = {
    hash: 'ab'.repeat(8),
    width: 800,
    height: 600,
    colors: '0'.repeat(24),
    sizes: [1600, 320],
  }

  test('are three, the nearest standing in for what has no file', () => {
    const at = `/img/items/5/${row.hash}`
    expect(photoViews(settings(), 5, [row])).toEqual([
      {
        width: 800,
        height: 600,
        colors: row.colors,
        urls: { 1600: `${at}/1600`, 640: `${at}/1600`, 320: `${at}/320` },
      },
    ])
  })

  test('point to the image domain when there is one', () => {
    const there = settings({ IMAGE_BASE_URL: 'https://img.example.com' })
    const [view] = photoViews(there, 5, [row])
    expect(view?.urls[1600]).toBe(`https://img.example.com/items/5/${row.hash}/1600`)
  })

  test('that open here open a stored photo', async () => {
    const { ctx } = testContext()
    const [view] = photoViews(ctx.settings, ITEM, [photo])
    for (const url of Object.values(view?.urls ?? {})) {
      expect(readPicture(new Uint8Array(await (await get(url)).arrayBuffer())).opaque).toBe(true)
    }
  })
})

describe('the rules of sizes', () => {
  test('prefer larger stand-ins', () => {
    expect(standIns(1600)).toEqual([1600, 640, 320])
    expect(standIns(640)).toEqual([640, 1600, 320])
    expect(standIns(320)).toEqual([320, 640, 1600])
    expect(nearestSize([320], 1600)).toBe(320)
    expect(nearestSize([], 320)).toBe(1600)
  })

  test('scale down, never up', () => {
    expect(sidesWithin(4000, 3000, 640)).toEqual({ width: 640, height: 480 })
    expect(sidesWithin(300, 200, 640)).toEqual({ width: 300, height: 200 })
    expect(sidesWithin(5000, 1, 320)).toEqual({ width: 320, height: 1 })
  })
})
