import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubServiceWorker, withoutServiceWorker } from '#web/pwa/testing.ts'
import { onLostScript } from './lost-script.ts'
import { reloadFresh } from './reload-fresh.ts'
import { currentUpdate, tellUpdate } from './updates.ts'

vi.mock('./reload-fresh.ts', () => ({ reloadFresh: vi.fn(async () => undefined) }))

const GONE = new TypeError(
  'Failed to fetch dynamically imported module: http://localhost/assets/landing-12345678.js',
)
const NAMELESS = new TypeError('Importing a module script failed.')

const server = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const answers = (status: number) => server.mockResolvedValue(new Response(null, { status }))

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  answers(404)
})
afterEach(() => {
  withoutServiceWorker()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  sessionStorage.clear()
  document.body.innerHTML = ''
  tellUpdate('none')
})

test('a script that the server no longer has: one reload, and no loop', async () => {
  await onLostScript(GONE)
  expect(server).toHaveBeenCalledWith('http://localhost/assets/landing-12345678.js', {
    method: 'HEAD',
    cache: 'no-store',
  })
  expect(reloadFresh).toHaveBeenCalledTimes(1)
  await onLostScript(GONE)
  expect(reloadFresh).toHaveBeenCalledTimes(1)
})

test('the new release is on the device before the page is loaded anew', async () => {
  const { registration } = stubServiceWorker()
  registration.update.mockImplementation(async () => {
    const worker = registration.find()
    setTimeout(() => {
      expect(reloadFresh).not.toHaveBeenCalled()
      registration.install(worker)
    })
  })
  await onLostScript(GONE)
  expect(registration.waiting).not.toBeNull()
  expect(reloadFresh).toHaveBeenCalledTimes(1)
})

test('a script that is there, or a server that does not answer, is no new release', async () => {
  answers(200)
  await onLostScript(GONE)
  server.mockRejectedValue(new TypeError('Failed to fetch'))
  await onLostScript(GONE)
  answers(503)
  await onLostScript(GONE)
  expect(reloadFresh).not.toHaveBeenCalled()
})

test('without a network nothing is asked', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await onLostScript(GONE)
  expect(server).not.toHaveBeenCalled()
})

test('Safari does not name the script: then a new worker tells of a release', async () => {
  const { registration } = stubServiceWorker()
  await onLostScript(NAMELESS)
  expect(reloadFresh).not.toHaveBeenCalled()
  registration.update.mockImplementation(async () => registration.install(registration.find()))
  await onLostScript(NAMELESS)
  expect(reloadFresh).toHaveBeenCalledTimes(1)
})

test('while something is half typed it is only said', async () => {
  document.body.innerHTML = '<form><input value="Bicicleta" /></form>'
  await onLostScript(GONE)
  expect(reloadFresh).not.toHaveBeenCalled()
  expect(currentUpdate()).toBe('needed')
})

test('where nothing can be kept nothing would stop a loop: no reload by itself', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await onLostScript(GONE)
  expect(reloadFresh).not.toHaveBeenCalled()
})
