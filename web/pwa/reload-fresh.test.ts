import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadFresh } from './reload-fresh.ts'
import { stubServiceWorker, withoutServiceWorker } from './testing.ts'

const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  withoutServiceWorker()
  reload.mockReset()
})

test('without a worker, or with none waiting, the page is loaded at once', async () => {
  await reloadFresh()
  stubServiceWorker()
  await reloadFresh()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('one that waits takes over first, so that its shell comes', async () => {
  const { registration, takeOver } = stubServiceWorker()
  const worker = registration.find()
  registration.install(worker)
  const done = reloadFresh()
  await vi.waitFor(() => expect(worker.said).toEqual([{ type: 'take-over' }]))
  expect(reload).not.toHaveBeenCalled()
  takeOver()
  await done
  expect(reload).toHaveBeenCalledTimes(1)
})

test('one that does not take over holds nobody up', async () => {
  vi.useFakeTimers()
  const { registration } = stubServiceWorker()
  registration.install(registration.find())
  const done = reloadFresh()
  await vi.advanceTimersByTimeAsync(4_000)
  await done
  expect(reload).toHaveBeenCalledTimes(1)
})
