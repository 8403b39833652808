import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '#web/api/query-client.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { stubServiceWorker, withoutServiceWorker } from '#web/pwa/testing.ts'
import { tellSeen, warmForMembers } from './hand-over.ts'

/** Only that there is one counts here. */
const PERSON = { id: 'ana' } as never

const connection = (told: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: told })

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  document.documentElement.lang = 'en'
})
afterEach(() => {
  connection(undefined)
  withoutServiceWorker()
  vi.unstubAllGlobals()
})

test('what came straight from the network is handed over, what a worker answered is not', async () => {
  const { registration } = stubServiceWorker()
  let report: (list: object) => void = () => undefined
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = vi.fn()
      constructor(given: typeof report) {
        report = given
      }
    },
  )
  tellSeen()
  const entry = (name: string, workerStart: number) => ({ name, workerStart })
  const entries = [
    entry('http://localhost/assets/list-12345678.js', 0),
    entry('http://localhost/img/items/1/0123456789abcdef/320', 0),
    entry('http://localhost/api/items', 0),
    entry('http://localhost/assets/items-12345678.js', 12.5),
  ]
  report({ getEntriesByType: () => entries })
  report({ getEntriesByType: () => entries.slice(2) })
  const urls = entries.slice(0, 2).map(({ name }) => name)
  await vi.waitFor(() => expect(registration.active?.said).toEqual([{ type: 'seen', urls }]))
})

test('screens are fetched ahead once somebody is signed in, once, in their language', async () => {
  const { registration } = stubServiceWorker()
  const client = newQueryClient()
  warmForMembers(client)
  client.setQueryData(['places'], [])
  client.setQueryData(currentUserQuery.queryKey, PERSON)
  client.setQueryData(['places'], [])
  await vi.waitFor(() =>
    expect(registration.active?.said).toEqual([{ type: 'warm', language: 'en' }]),
  )
})

test.each([
  ['who saves data', { saveData: true, effectiveType: '4g' }],
  ['on a slow connection', { saveData: false, effectiveType: 'slow-2g' }],
])('%s nothing is fetched ahead', async (_who, told) => {
  connection(told)
  const { container } = stubServiceWorker()
  const ready = vi.spyOn(container, 'ready', 'get')
  const client = newQueryClient()
  client.setQueryData(currentUserQuery.queryKey, PERSON)
  warmForMembers(client)
  expect(ready).not.toHaveBeenCalled()
})
