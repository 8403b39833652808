import { createStore, del, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatsKey } from '#web/api/keys.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { SENDERS } from '#web/app/start/features.ts'
import { ANA, setSession } from '#web/app/testing.tsx'
import { publishedKeys } from '#web/items/queries.ts'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { onOutboxChange } from './entries.ts'
import { waitAfter } from './start.ts'
import { openPage } from './testing.ts'
import { currentUploads } from './upload-progress.ts'

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const USER = 'GET /api/auth/user'
const STORE = createStore('jopoi-outbox', 'entries')
const heard = vi.fn()
const send = vi.fn(async () => undefined)
let page: ReturnType<typeof openPage>
let stop: () => void
let other: BroadcastChannel
let server: ReturnType<typeof fakeServer>

/** Ana's page, and another tab of the same browser. */
beforeEach(() => {
  vi.useFakeTimers()
  emptyAll()
  setSession(ANA)
  heard.mockReset()
  send.mockReset()
  vi.spyOn(SENDERS.publish, 'load').mockResolvedValue({ send })
  server = fakeServer({ [USER]: { body: ANA } })
  page = openPage()
  page.client.setQueryData(currentUserQuery.queryKey, ANA)
  const stopHearing = onOutboxChange(heard)
  other = new BroadcastChannel('jopoi')
  stop = () => {
    page.stop()
    stopHearing()
    other.close()
  }
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The other tab has put it in the queue. */
async function putElsewhere() {
  await set('a', { id: 'a', kind: 'publish', person: 'ana', createdAt: 1, tries: 0 }, STORE)
  other.postMessage({ type: 'outbox' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('elsewhere'))
}

test('how far another tab is, is shown and nothing more', async () => {
  await set('a', { id: 'a', kind: 'publish', person: 'ana', createdAt: 1, tries: 0 }, STORE)
  other.postMessage({ type: 'progress', id: 'a', progress: 0.5 })
  await vi.waitFor(() => expect(currentUploads().get('a')).toBe(0.5))
  other.postMessage({ type: 'progress', id: 'a', progress: null })
  await vi.waitFor(() => expect(currentUploads().size).toBe(0))
  await vi.advanceTimersByTimeAsync(waitAfter(1))
  expect(heard).not.toHaveBeenCalled()
  expect(server.calls).toEqual([])
})

test('what another tab put in the queue it may send itself; if it does not, this one does', async () => {
  await putElsewhere()
  await vi.advanceTimersByTimeAsync(waitAfter(0) - 1_000)
  expect(server.calls).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
  expect(server.named(USER)).toHaveLength(1)
})

test('what another tab has sent is old in this one, and what no tab knows is nothing', async () => {
  const old = vi.spyOn(page.client, 'invalidateQueries')
  const keys = () => old.mock.calls.map(([query]) => query?.queryKey)
  other.postMessage({ type: 'sent', kind: 'publish' })
  await vi.waitFor(() => expect(keys()).toEqual(publishedKeys))
  other.postMessage({ type: 'sent', kind: 'letters' })
  other.postMessage({ type: 'sent', kind: 'message' })
  await vi.waitFor(() => expect(keys()).toEqual([...publishedKeys, chatsKey]))
  // The code that sends is for whoever sends.
  expect(SENDERS.publish.load).not.toHaveBeenCalled()
})

test('what another tab has sent meanwhile costs this one no request', async () => {
  await putElsewhere()
  await del('a', STORE)
  other.postMessage({ type: 'outbox' })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  await vi.advanceTimersByTimeAsync(waitAfter(1))
  expect(server.calls).toEqual([])
})
