import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANA, setSession } from '#web/app/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { askWho } from './ask-who.ts'
import { newQueryClient } from './query-client.ts'
import { currentUserQuery } from './session.ts'

const USER = 'GET /api/auth/user'

beforeEach(() => setSession(ANA))
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('who is known is not asked for; who may have come meanwhile is', async () => {
  const { named } = fakeServer({ [USER]: { body: ANA } })
  const client = newQueryClient()
  client.setQueryData(currentUserQuery.queryKey, null)
  expect(await askWho(client)).toEqual(ANA)
  expect(await askWho(client)).toEqual(ANA)
  expect(named(USER)).toHaveLength(1)
})

test('without a network it fails at once, also where a page waits for one to know it', async () => {
  fakeServer({ [USER]: 'no network' })
  await expect(askWho(newQueryClient())).rejects.toMatchObject({ status: 0 })
  onlineManager.setOnline(false)
  const client = newQueryClient()
  const stop = new QueryObserver(client, currentUserQuery).subscribe(() => undefined)
  expect(client.getQueryState(currentUserQuery.queryKey)?.fetchStatus).toBe('paused')
  await expect(askWho(client)).rejects.toMatchObject({ status: 0 })
  stop()
})
