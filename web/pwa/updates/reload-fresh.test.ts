import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubServiceWorker, withoutServiceWorker } from '#web/pwa/testing.ts'
import { loadAgain } from '#web/ui/navigation/reload.ts'
import { reloadFresh } from './reload-fresh.ts'

vi.mock('#web/ui/navigation/reload.ts', async (original) => ({
  ...(await original<object>()),
  loadAgain: vi.fn(),
}))
const reload = vi.mocked(loadAgain)

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

test('a browser that does not answer for its worker loads the page all the same', async () => {
  const { container } = stubServiceWorker()
  container.getRegistration.mockRejectedValue(new DOMException('no', 'SecurityError'))
  await expect(reloadFresh()).rejects.toThrow('no')
  expect(reload).toHaveBeenCalledTimes(1)
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

describe('one that does not take over', () => {
  function stuck() {
    vi.useFakeTimers()
    const { registration } = stubServiceWorker()
    registration.install(registration.find())
    const drop = vi.fn(async () => true)
    vi.stubGlobal('caches', { delete: drop })
    return { registration, drop }
  }

  test('is left, and the page comes from the network', async () => {
    const { registration, drop } = stuck()
    const done = reloadFresh()
    await vi.advanceTimersByTimeAsync(4_000)
    await done
    expect(registration.unregister).toHaveBeenCalledTimes(1)
    expect(drop).toHaveBeenCalledWith('jopoi-precache')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('holds nobody up, even when it cannot be left', async () => {
    const { registration } = stuck()
    registration.unregister.mockReturnValue(new Promise(() => undefined))
    const done = reloadFresh()
    await vi.advanceTimersByTimeAsync(5_000)
    await done
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('stays while there is no network to load the page from', async () => {
    const { registration, drop } = stuck()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const done = reloadFresh()
    await vi.advanceTimersByTimeAsync(4_000)
    await done
    expect(registration.unregister).not.toHaveBeenCalled()
    expect(drop).not.toHaveBeenCalled()
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
