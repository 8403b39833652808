import { afterEach, expect, test, vi } from 'vitest'
import { follow } from './push-click.ts'
import { fakeWorker } from './testing.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pressed = (data: unknown) => ({ notification: { data, close: vi.fn() } })
const TRADE = { id: 7, path: '/trades/12' }

test('the page that was looked at last goes there and comes to the front', async () => {
  const { pages, openWindow } = fakeWorker({ pages: ['goes', 'goes'] })
  const press = pressed(TRADE)
  await follow(press)
  expect(press.notification.close).toHaveBeenCalledOnce()
  expect(pages[0]?.said).toEqual([{ type: 'open', path: '/trades/12' }])
  expect(pages[0]?.focus).toHaveBeenCalledOnce()
  expect(pages[1]?.said).toEqual([])
  expect(openWindow).not.toHaveBeenCalled()
})

test('a page that may not come to the front has gone there all the same', async () => {
  const { pages, openWindow } = fakeWorker({ pages: ['goes'] })
  pages[0]?.focus.mockRejectedValueOnce(new DOMException('no', 'InvalidAccessError'))
  await follow(pressed(TRADE))
  expect(openWindow).not.toHaveBeenCalled()
})

test('with no page open one is opened', async () => {
  const { openWindow } = fakeWorker()
  await follow(pressed(TRADE))
  expect(openWindow).toHaveBeenCalledWith('/trades/12')
})

test('a page with something half typed is left as it is', async () => {
  const { pages, openWindow } = fakeWorker({ pages: ['refuses'] })
  await follow(pressed(TRADE))
  expect(pages[0]?.focus).not.toHaveBeenCalled()
  expect(openWindow).toHaveBeenCalledWith('/trades/12')
})

test('a page in which nobody listens yet is not waited for', async () => {
  vi.useFakeTimers()
  const { openWindow } = fakeWorker({ pages: ['is silent'] })
  const done = follow(pressed(TRADE))
  await vi.advanceTimersByTimeAsync(1_499)
  expect(openWindow).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(openWindow).toHaveBeenCalledWith('/trades/12')
})

test.each([
  [null],
  [{}],
  [{ path: 5 }],
  [{ path: 'https://elsewhere.example/' }],
  [{ path: '//e' }],
])('what leads nowhere of ours (%j) leads home', async (data) => {
  const { openWindow } = fakeWorker()
  await follow(pressed(data))
  expect(openWindow).toHaveBeenCalledWith('/')
})
