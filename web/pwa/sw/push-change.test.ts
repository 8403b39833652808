import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renew } from './push-change.ts'
import { fakeSubscription, fakeWorker } from './testing.ts'

const KEY = new Uint8Array([4, 2]).buffer
const OLD = fakeSubscription('https://push.example/old', KEY)
const NEW = fakeSubscription('https://push.example/new', KEY)
const said = vi.fn(async (_path: string, _init: RequestInit) => new Response(null))

beforeEach(() => {
  said.mockClear()
  vi.stubGlobal('fetch', said)
})
afterEach(() => vi.unstubAllGlobals())

function told() {
  expect(said).toHaveBeenCalledOnce()
  const [path, init] = said.mock.calls[0] ?? []
  expect(path).toBe('/api/notifications/subscribe')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include' })
  return JSON.parse(String(init?.body))
}

test('a new address is told, with the one it stands for', async () => {
  const { subscribe } = fakeWorker()
  await renew({ oldSubscription: OLD, newSubscription: NEW })
  expect(subscribe).not.toHaveBeenCalled()
  expect(told()).toEqual({
    endpoint: 'https://push.example/new',
    keys: { p256dh: 'p', auth: 'a' },
    replaces: 'https://push.example/old',
  })
})

test('one that was taken away is asked for again with the same key', async () => {
  const { subscribe } = fakeWorker()
  subscribe.mockResolvedValueOnce(NEW)
  await renew({ oldSubscription: OLD })
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY })
  expect(told()).toMatchObject({ replaces: 'https://push.example/old' })
})

test('a browser that tells neither leaves it to the next page', async () => {
  const { subscribe } = fakeWorker()
  await renew({ oldSubscription: null })
  expect(subscribe).not.toHaveBeenCalled()
  expect(said).not.toHaveBeenCalled()
})
