/** What a browser tells of what broke: what is ours, scrubbed, a few times a page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'

const TOLD = 'POST /api/client-errors'
const given = (id = 'ABCD1234') => ({
  [TOLD]: { status: 204, text: null, headers: { 'x-request-id': id } },
})

/** A page of its own: what was told is counted by page. */
beforeEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/items/5?from=ana')
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const load = async () => (await import('./report.ts')).report

test('the message, where it broke, on which screen, in which release; the code comes back', async () => {
  const { named } = fakeServer(given())
  const report = await load()
  const error = new TypeError("Cannot read 'map' for ana@correo.com")
  error.stack = `TypeError: ${error.message}\n    at f (http://localhost:3000/assets/base-12345678.js:1:22?x=1)`
  expect(await report(error)).toBe('ABCD1234')
  expect(named(TOLD).map(({ body }) => body)).toEqual([
    {
      message: "TypeError: Cannot read 'map' for […]",
      stack: 'at f (/assets/base-12345678.js:1:22)',
      path: '/items/:x',
      release: expect.stringMatching(/^[\w.+-]+$/),
      online: true,
    },
  ])
})

test('the same is told once, and five different ones are enough', async () => {
  const { named } = fakeServer(given())
  const report = await load()
  const error = new Error('a')
  expect(await Promise.all([report(error), report(error)])).toEqual(['ABCD1234', 'ABCD1234'])
  for (const message of 'bcdefgh') await report(Object.assign(new Error(message), { stack: '' }))
  expect(named(TOLD)).toHaveLength(5)
  expect(await report(new Error('another'))).toBeUndefined()
})

test('what was broken off, lost on the way, refused, or is not ours is told to nobody', async () => {
  const { calls } = fakeServer(given())
  const report = await load()
  const { Failure, noAnswer } = await import('./failure.ts')
  const extension = Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js:1:1' })
  for (const error of [
    new DOMException('aborted', 'AbortError'),
    noAnswer(),
    new Failure(500, 'unexpected', ''),
    new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'),
    new TypeError('Load failed'),
    new Error('ResizeObserver loop completed with undelivered notifications.'),
    new Error('Script error.'),
    extension,
  ]) {
    expect(await report(error)).toBeUndefined()
  }
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await report(new Error('offline'))).toBeUndefined()
  expect(calls).toEqual([])
})

test('nothing is made of a report that is refused or gets lost', async () => {
  const { answers } = fakeServer({ [TOLD]: { status: 429 } })
  const report = await load()
  expect(await report(new Error('a'))).toBeUndefined()
  answers[TOLD] = 'no network'
  expect(await report(new Error('b'))).toBeUndefined()
})

test('what nobody caught is told, once the page watches', async () => {
  const { named } = fakeServer(given())
  const { watchErrors } = await import('#web/monitoring/watch.ts')
  watchErrors()
  const error = new Error('nobody caught it')
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'just a text' }))
  await vi.waitFor(() => expect(named(TOLD)).toHaveLength(2))
  const messages = named(TOLD).map(({ body }) => (body as { message: string }).message)
  // A thrown text may be anything that somebody typed.
  expect(messages.sort()).toEqual(['Error: nobody caught it', 'thrown: string'])
})
