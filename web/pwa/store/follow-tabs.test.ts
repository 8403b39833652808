import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { isDeviceClosed } from '#web/api/storage.ts'
import { ANA, setSession } from '#web/app/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'

/** Two tabs of one browser: whoever posts is not who hears. */
class Channel extends EventTarget {
  static all: Channel[] = []
  constructor() {
    super()
    Channel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

beforeEach(() => {
  Channel.all = []
  vi.resetModules()
  vi.stubGlobal('BroadcastChannel', Channel)
  setSession(ANA)
})
afterEach(() => vi.unstubAllGlobals())

async function openTab() {
  const { followTabs } = await import('./follow-tabs.ts')
  const client = newQueryClient()
  client.setQueryData(currentUserQuery.queryKey, ANA)
  new QueryObserver(client, currentUserQuery).subscribe(() => undefined)
  const leave = vi.fn()
  followTabs(client, leave)
  return { client, leave, other: new Channel() }
}

test('somebody else in another tab: this one asks who is there', async () => {
  const server = fakeServer({ 'GET /api/auth/user': { body: { ...ANA, id: 'beto' } } })
  const { client, other, leave } = await openTab()
  other.postMessage({ type: 'person', userId: ANA.id })
  expect(server.calls).toEqual([])
  other.postMessage({ type: 'person', userId: 'beto' })
  await vi.waitFor(() => expect(client.getQueryData(currentUserQuery.queryKey)?.id).toBe('beto'))
  expect(leave).not.toHaveBeenCalled()
})

test('what another build says and this one does not know changes nothing', async () => {
  const { client, other, leave } = await openTab()
  for (const message of [{ type: 'else' }, 'left', null]) other.postMessage(message)
  expect(leave).not.toHaveBeenCalled()
  expect(client.getQueryData(currentUserQuery.queryKey)).toEqual(ANA)
})

// Case 24.
test('signed out in another tab: nothing of the person stays in this one, nor is written again', async () => {
  const { client, other, leave } = await openTab()
  other.postMessage({ type: 'left' })
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(leave).toHaveBeenCalledOnce()
  const { isDeviceClosed: isClosed } = await import('#web/api/storage.ts')
  expect(isClosed()).toBe(true)
  expect(isDeviceClosed()).toBe(false)
})
