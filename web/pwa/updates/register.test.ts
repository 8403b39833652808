import { afterEach, expect, test, vi } from 'vitest'
import { stubServiceWorker, withoutServiceWorker } from '#web/pwa/testing.ts'
import { register } from './register.ts'
import { currentUpdate, tellUpdate } from './updates.ts'

afterEach(() => {
  vi.useRealTimers()
  withoutServiceWorker()
  tellUpdate('none')
})

test('a new release is told of once it is on the device', async () => {
  const { registration, container } = stubServiceWorker()
  await register()
  expect(container.register).toHaveBeenCalledWith('/sw.js')
  const worker = registration.find()
  expect(currentUpdate()).toBe('none')
  registration.install(worker)
  expect(currentUpdate()).toBe('ready')
})

test('one that waits since the last visit is told of at once', async () => {
  const { registration } = stubServiceWorker()
  registration.install(registration.find())
  await register()
  expect(currentUpdate()).toBe('ready')
})

test('the very first worker is no new release, nor its taking over', async () => {
  const { registration, takeOver } = stubServiceWorker({ isControlled: false })
  await register()
  registration.install(registration.find())
  takeOver()
  expect(currentUpdate()).toBe('none')
  takeOver()
  expect(currentUpdate()).toBe('ready')
})

test('it is looked for when the network is back, and when the page is seen again after an hour', async () => {
  vi.useFakeTimers()
  const { registration } = stubServiceWorker()
  await register()
  const seen = () => document.dispatchEvent(new Event('visibilitychange'))
  seen()
  vi.advanceTimersByTime(3_600_000)
  seen()
  expect(registration.update).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  seen()
  seen()
  expect(registration.update).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('without an answer it is looked for again as soon as the page is seen', async () => {
  const { registration } = stubServiceWorker()
  await register()
  registration.update.mockRejectedValueOnce(new TypeError('Failed to update'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    expect(registration.update).toHaveBeenCalledTimes(2)
  })
})

test('what is needed is not talked down to an offer', async () => {
  const { registration } = stubServiceWorker()
  await register()
  tellUpdate('needed')
  registration.install(registration.find())
  expect(currentUpdate()).toBe('needed')
})
