/** The picture of a link's card: made of the photo once, small enough for messengers, gone with it. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { MINUTE } from '../../http/clock.ts'
import { cleanItems } from '../../items/cleaning.ts'
import type { Item } from '../../items/contract.ts'
import { hashIn } from '../../items/rules.ts'
import { readPicture } from '../../media/formats/strip.ts'
import { shareKey } from '../../media/keys.ts'
import { average, makeShare } from '../../media/make-share.ts'
import { SHARE_BYTES } from '../../media/terms.ts'
import { fileOf, ORIENTATIONS, sample } from '../../media/testing/samples.ts'
import { difference, shown } from '../../media/testing/shown.ts'
import { toldBy } from '../../media/testing/telltales.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { itemForm, newItem } from '../../testing/makers/item-maker.ts'
import { makeAccount } from '../../testing/makers/makers.ts'

let owner: Browser
beforeAll(async () => {
  owner = (await makeAccount()).browser
})
afterEach(setClockBack)

/** The real binding, its calls counted. */
const input = vi.fn((...given: Parameters<NonNullable<typeof env.IMAGES>['input']>) =>
  env.IMAGES?.input(...given),
)
const visitor = new Browser({ IMAGES: { input } })

async function published(...names: string[]): Promise<Item> {
  const files = names.map((name) => fileOf(sample(name)))
  const form = itemForm(newItem({ clientId: crypto.randomUUID() }), 'images', files)
  return (await owner.send('POST', '/api/items', { form })).json()
}

const hashOf = (item: Item, photo = 0) => hashIn(item.images[photo] ?? '') ?? ''
const path = (item: Item, hash = hashOf(item)) => `/img/share/items/${item.id}/${hash}.jpg`
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('the picture of a card', () => {
  test('is a JPEG of 1200 × 630 that messengers take, without metadata', async () => {
    const answer = await visitor.get(path(await published('iphone-gps.jpg')))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = await bytesOf(answer)
    expect(readPicture(bytes)).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThanOrEqual(SHARE_BYTES)
    expect(toldBy(bytes)).toEqual([])
  })

  test('is made once: the second who asks costs no call and no row', async () => {
    const item = await published('gps.jpg')
    input.mockClear()
    const first = await bytesOf(await visitor.get(path(item)))
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const second = await bytesOf(await visitor.get(path(item)))
    const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)))
    log.mockRestore()
    expect(second).toEqual(first)
    expect(input).toHaveBeenCalledTimes(1)
    expect(lines).toMatchObject([{ event: 'request', queries: 0 }])
  })

  test('of two who ask at once is the same', async () => {
    const item = await published('gps.webp')
    const both = await Promise.all([1, 2].map(async () => bytesOf(await visitor.get(path(item)))))
    expect(both[0]).toEqual(both[1])
    expect(await env.PHOTOS.head(shareKey(item.id, hashOf(item)))).not.toBeNull()
  })

  test('answers HEAD as messengers ask before they fetch', async () => {
    const item = await published('gps.jpg')
    const head = await visitor.send('HEAD', path(item))
    const whole = await bytesOf(await visitor.get(path(item)))
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)])
  })

  test('is 404 for what is no photo of the item', async () => {
    const [item, other] = [await published('gps.png'), await published('gps.jpg')]
    input.mockClear()
    const wrong = [
      path(item, '0'.repeat(16)),
      path(item, hashOf(other)),
      `/img/share/items/999999/${hashOf(item)}.jpg`,
      `/img/share/items/${item.id}/${hashOf(item)}`,
      `/img/share/items/${item.id}/${hashOf(item)}.png`,
      `/img/share/${item.id}/${hashOf(item)}`,
    ]
    for (const one of wrong) expect([one, (await visitor.get(one)).status]).toEqual([one, 404])
    expect(input).not.toHaveBeenCalled()
  })

  test('goes with its photo, and with its item', async () => {
    const item = await published('gps.jpg', 'orientation-1.jpg')
    const keys = [0, 1].map((photo) => shareKey(item.id, hashOf(item, photo)))
    for (const photo of [0, 1]) await visitor.get(path(item, hashOf(item, photo)))
    const left = async () =>
      Promise.all(keys.map(async (key) => (await env.PHOTOS.head(key)) !== null))
    expect(await left()).toEqual([true, true])
    const edit = { imagesToRemove: [item.images[0]] }
    await owner.send('PUT', `/api/items/${item.id}`, { json: edit })
    await expect.poll(left).toEqual([false, true])
    expect((await visitor.get(path(item))).status).toBe(404)
    await owner.send('DELETE', `/api/items/${item.id}`)
    pass(11 * MINUTE)
    await cleanItems(testContext().ctx)
    expect(await left()).toEqual([false, false])
  })

  const failing = {
    input: () => {
      throw new Error('over quota')
    },
  }
  test.each([undefined, failing])(
    'without the binding (%#) is a stored photo that messengers take, and not for ever',
    async (images) => {
      const item = await published('phone-large.jpg')
      const answer = await new Browser({ IMAGES: images }).get(path(item))
      const bytes = await bytesOf(answer)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(bytes.length).toBeLessThanOrEqual(SHARE_BYTES)
      expect(answer.headers.get('content-type')).toBe(readPicture(bytes).type)
      expect(await env.PHOTOS.head(shareKey(item.id, hashOf(item)))).toBeNull()
    },
  )
})

test('without the binding no stored photo is read twice', async () => {
  const item = await published('gps.jpg')
  const get = vi.fn((key: string) => env.PHOTOS.get(key))
  await new Browser({ IMAGES: undefined, PHOTOS: { get } }).get(path(item))
  const keys = get.mock.calls.map(([key]) => key)
  expect(keys).toHaveLength(new Set(keys).size)
  expect(keys.length).toBeGreaterThan(1)
})

describe('makeShare', () => {
  const COLORS = 'ff0000ff00000000ff0000ff'
  const made = async (name: string) => {
    const bytes = sample(name)
    if (!env.IMAGES) throw new Error('no binding')
    const share = await makeShare(env.IMAGES, { bytes, picture: readPicture(bytes) }, COLORS)
    if (!share) throw new Error('not made')
    return share
  }

  // Case 26.
  test('shows every orientation upright', async () => {
    const [first] = await Promise.all([made('orientation-1.jpg').then(shown)])
    for (const orientation of ORIENTATIONS) {
      const { width, height, grid } = await shown(await made(`orientation-${orientation}.jpg`))
      expect([orientation, width, height]).toEqual([orientation, 1200, 630])
      expect(difference(grid, first?.grid ?? [])).toBeLessThan(6)
    }
  })

  test('asks for less quality while the picture is too heavy, three times at most', async () => {
    const asked: unknown[] = []
    const heavy = (await made('phone-large.jpg')).length
    const images = {
      input: () => ({
        transform: () => ({
          output: async ({ quality }: { quality: number }) => {
            asked.push(quality)
            const bytes = await made('phone-large.jpg')
            const padding = new Uint8Array(SHARE_BYTES)
            return { response: () => new Response(new Blob([Uint8Array.from(bytes), padding])) }
          },
        }),
      }),
    } as unknown as NonNullable<typeof env.IMAGES>
    const bytes = sample('gps.jpg')
    const share = await makeShare(images, { bytes, picture: readPicture(bytes) }, COLORS)
    expect(asked).toEqual([78, 62, 45])
    // What hangs on behind the picture is cut off.
    expect(share?.length).toBe(heavy)
  })

  test('cuts a lying photo to the card, and puts a standing one whole on its own colour', async () => {
    expect(average(COLORS)).toBe('#800080')
    const cornerOf = async (name: string) => (await shown(await made(name))).grid[0] ?? []
    // 450 × 600 as shown, and 640 × 480.
    expect(difference([await cornerOf('orientation-6.jpg')], [[128, 0, 128]])).toBeLessThan(3)
    expect(difference([await cornerOf('gps.jpg')], [[128, 0, 128]])).toBeGreaterThan(20)
  })
})
