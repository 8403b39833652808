import { expect, test, vi } from 'vitest'

test('reloaded under two dialogs, the page is itself again, as it was left, and Back leaves it', async () => {
  history.pushState({ place: 7 }, '', '/lista')
  history.pushState({ place: 7, layers: 1 }, '', '/lista')
  history.pushState({ place: 9, layers: 2 }, '', '/lista?solo=1')
  await import('./layers.ts')
  await vi.waitFor(() => expect(history.state).toEqual({ place: 9 }))
  expect(location.pathname + location.search).toBe('/lista?solo=1')
  history.back()
  await vi.waitFor(() => expect(location.pathname).not.toBe('/lista'))
})

test('a tab that was restored without what lay before it holds nothing up', async () => {
  vi.useFakeTimers()
  await import('./layers.ts')
  const go = vi.spyOn(history, 'go').mockReturnValue()
  History.prototype.replaceState.call(history, { place: 7, layers: 1 }, '', '/lista')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(go).toHaveBeenCalledWith(-1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(history.state).toEqual({ place: 7 })
  vi.useRealTimers()
})
