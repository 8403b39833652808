import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts'
import { failureOf, noAnswer } from '#web/api/failure.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { SENDERS } from '#web/app/start/features.ts'
import { ANA, setSession } from '#web/app/testing.tsx'
import { setOnline } from '#web/pwa/store/testing.ts'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { changeEntry, entriesOf, keepEntriesOf, retryEntry } from './entries.ts'
import { waitAfter } from './start.ts'
import { openPage, put } from './testing.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const sent: string[] = []
let answer: () => Promise<void> | void
let page: ReturnType<typeof openPage>

beforeEach(() => {
  emptyAll()
  sent.length = 0
  answer = () => undefined
  setSession(ANA)
  vi.spyOn(SENDERS.publish, 'load').mockResolvedValue({
    send: async (_client, entry) => {
      sent.push(entry.id)
      await answer()
    },
  })
})
afterEach(() => {
  page?.stop()
  setOnline(true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Ana's page; the server says that it is she. */
async function opened(person: CurrentUser | null = ANA) {
  const server = fakeServer({ 'GET /api/auth/user': person ? { body: person } : { status: 401 } })
  page = openPage()
  page.client.setQueryData(currentUserQuery.queryKey, ANA)
  return server
}
const waiting = async () => (await entriesOf('ana')).map(({ id }) => id)
const settled = () => vi.waitFor(async () => expect(await waiting()).toEqual([]))

test('what is added goes out at once, in its order', async () => {
  await opened()
  await put('a')
  await put('b')
  await settled()
  expect(sent).toEqual(['a', 'b'])
})

test('what an earlier page left goes out when the next one knows who is there', async () => {
  await put('a')
  await opened()
  await settled()
  expect(sent).toEqual(['a'])
})

test('without a network it waits, and goes out when it is back', async () => {
  setOnline(false)
  await opened()
  await put('a')
  expect(sent).toEqual([])
  setOnline(true)
  await settled()
  expect(sent).toEqual(['a'])
})

test('without an answer it stays and is tried again after a while, before what came later', async () => {
  vi.useFakeTimers()
  await opened()
  answer = () => Promise.reject(noAnswer())
  await put('a')
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  answer = () => undefined
  await vi.advanceTimersByTimeAsync(waitAfter(0) - 100)
  expect(sent).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(200)
  await settled()
  expect(sent).toEqual(['a', 'a'])
})

test('what sends it could not be fetched: it is tried again after a while, and nothing is said of the device', async () => {
  vi.useFakeTimers()
  const warned = vi.spyOn(console, 'warn')
  const gone = new TypeError('Failed to fetch dynamically imported module')
  const fetched = vi.mocked(SENDERS.publish.load).mockRejectedValueOnce(gone)
  await opened()
  await put('a')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await vi.advanceTimersByTimeAsync(waitAfter(0) + 100)
  await settled()
  expect(sent).toEqual(['a'])
  expect(warned).not.toHaveBeenCalled()
})

test('a refusal keeps it with the server’s sentence, and does not hold up the next one', async () => {
  await opened()
  const issues = [{ path: 'title', message: 'Muy corto' }]
  const body = JSON.stringify({ code: 'invalid', message: 'Revisa los datos.', issues })
  answer = () => (sent.length === 1 ? Promise.reject(failureOf(422, body, '')) : undefined)
  await put('a')
  await put('b')
  await vi.waitFor(async () => expect(await waiting()).toEqual(['a']))
  const [refused] = await entriesOf('ana')
  expect(refused?.problem).toEqual({ said: 'Revisa los datos.', issues })
  expect(refused?.payload).toEqual({ what: 'a' })
  expect(sent).toEqual(['a', 'b'])
  await retryEntry('a')
  await settled()
})

test('while it is open in its form it is not sent', async () => {
  setOnline(false)
  await opened()
  await put('a')
  await changeEntry('a', { isHeld: true })
  setOnline(true)
  await put('b')
  await vi.waitFor(async () => expect(await waiting()).toEqual(['a']))
  expect(sent).toEqual(['b'])
})

test('a session that ended: it waits for the same person to sign in again', async () => {
  const server = await opened(null)
  await put('a')
  await vi.waitFor(() => expect(page.client.getQueryData(currentUserQuery.queryKey)).toBeNull())
  expect(sent).toEqual([])
  expect(await waiting()).toEqual(['a'])
  server.answers['GET /api/auth/user'] = { body: ANA }
  page.client.setQueryData(currentUserQuery.queryKey, ANA)
  await settled()
})

test('a session that ends at the sending itself keeps it as well', async () => {
  await opened()
  answer = () => Promise.reject(failureOf(401, '', ''))
  await put('a')
  await vi.waitFor(() => expect(page.client.getQueryData(currentUserQuery.queryKey)).toBeNull())
  expect(await waiting()).toEqual(['a'])
})

// Case 24.
test('what one person wrote is never sent in the name of another, and goes when another signs in', async () => {
  await opened({ ...ANA, id: 'beto' })
  await put('a')
  await vi.waitFor(() =>
    expect(page.client.getQueryData(currentUserQuery.queryKey)?.id).toBe('beto'),
  )
  expect(sent).toEqual([])
  expect(await waiting()).toEqual(['a'])
  await keepEntriesOf('beto')
  expect(await waiting()).toEqual([])
})

test('two pages at once send it once', async () => {
  const locks = { taken: false }
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: async (_name: string, _options: object, task: (lock: object | null) => unknown) => {
        if (locks.taken) return task(null)
        locks.taken = true
        try {
          return await task({})
        } finally {
          locks.taken = false
        }
      },
    },
  })
  setSession(ANA)
  let release: () => void = () => undefined
  answer = () =>
    new Promise<void>((resolve) => {
      release = resolve
    })
  await opened()
  const other = openPage()
  other.client.setQueryData(currentUserQuery.queryKey, ANA)
  await put('a')
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  release()
  await settled()
  other.stop()
  expect(sent).toEqual(['a'])
})
