import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerRoute } from 'workbox-routing'
import { clearShared } from '#web/pwa/share-target/keep-shared.ts'
import { takeShared } from '#web/pwa/share-target/take-shared.ts'
import { handleShare, receiveShare } from './share.ts'

const storage = vi.hoisted(() => ({ isFull: false }))

vi.mock('idb-keyval', async () => {
  const databases = await import('#web/testing/fake-keyval.ts')
  const set: typeof databases.set = async (...given) => {
    if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
    return databases.set(...given)
  }
  return { ...databases, set }
})

// It looks for the worker's own scope as soon as it is there.
vi.mock('workbox-routing', () => ({ registerRoute: vi.fn() }))

beforeEach(async () => {
  storage.isFull = false
  await clearShared()
})

afterEach(() => vi.unstubAllGlobals())

async function share(fields: Record<string, string | File>, body?: BodyInit) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const request = new Request('https://example.com/share', { method: 'POST', body: body ?? form })
  const answer = await receiveShare(request)
  return { status: answer.status, to: answer.headers.get('location') }
}

const PHOTO = new File(['abc'], 'silla.jpg', { type: 'image/jpeg' })
const KEPT = { status: 303, to: 'https://example.com/items/new?shared=1' }
const LOST = { status: 303, to: 'https://example.com/items/new?shared=0' }

test('a shared photo and its words wait for the form, which is opened', async () => {
  expect(await share({ photos: PHOTO, title: ' Silla ', text: 'De madera' })).toEqual(KEPT)
  const shared = await takeShared()
  expect(shared).toMatchObject({ title: 'Silla', text: 'De madera' })
  expect(await shared?.photos[0]?.text()).toBe('abc')
})

test('words alone are taken as well', async () => {
  expect(await share({ text: 'De madera' })).toEqual(KEPT)
  expect(await takeShared()).toEqual({ title: '', text: 'De madera', photos: [] })
})

test('the form opens in any case, and says it when nothing arrived', async () => {
  expect(await share({})).toEqual(LOST)
  expect(await share({ photos: new File([], '') })).toEqual(LOST)
  expect(await share({ photos: 'not a file', title: '' })).toEqual(LOST)
  expect(await share({}, 'no form at all')).toEqual(LOST)
  storage.isFull = true
  expect(await share({ photos: PHOTO })).toEqual(LOST)
  expect(await takeShared()).toBeNull()
})

test('only what is posted to our own address for it is taken', async () => {
  vi.stubGlobal('location', { origin: 'https://example.com' })
  handleShare()
  const [matches, , method] = vi.mocked(registerRoute).mock.calls[0] ?? []
  if (typeof matches !== 'function') throw new Error('no matcher was registered')
  const asks = (address: string) => {
    const url = new URL(address)
    const request = new Request(url)
    const given: Parameters<typeof matches>[0] = {
      url,
      request,
      sameOrigin: true,
      event: new Event('fetch') as ExtendableEvent,
    }
    return matches(given)
  }
  expect(method).toBe('POST')
  expect(asks('https://example.com/share')).toBe(true)
  expect(asks('https://example.com/share/more')).toBe(false)
  expect(asks('https://photos.example.org/share')).toBe(false)
})
