import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPress } from './after-press.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const point = (type: string) => dispatchEvent(new Event(type))

test('without a press it runs in the next task', () => {
  const run = vi.fn()
  afterPress(run)
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})

test.each(['pointerup', 'pointercancel'])('during a press it waits for %s, however long', (end) => {
  const run = vi.fn()
  point('pointerdown')
  afterPress(run)
  vi.advanceTimersByTime(5_000)
  expect(run).not.toHaveBeenCalled()
  point(end)
  expect(run).not.toHaveBeenCalled()
  vi.runAllTimers()
  point('pointerup')
  vi.runAllTimers()
  expect(run).toHaveBeenCalledOnce()
})
