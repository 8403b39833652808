import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refreshBadge } from '#web/notifications/queries.ts'
import * as t from '#web/notifications/testing.tsx'
import { renderApp } from '#web/testing/render.tsx'
import { Bell } from './bell.tsx'

afterEach(() => {
  vi.useRealTimers()
  t.noPushes()
})

/** A chunk that no test has fetched before. */
const SLOW = { timeout: 10_000 }
const { makeNotification: make } = t
const named = () => screen.getByRole('button', { name: /^Notificaciones/ })

test.each([
  [0, 'es', 'Notificaciones', ''],
  [1, 'es', 'Notificaciones 1 sin leer', '1'],
  [9, 'es', 'Notificaciones 9 sin leer', '9'],
  [10, 'es', 'Notificaciones más de 9 sin leer', '9+'],
  [30, 'en', 'Notifications more than 9 unread', '9+'],
] as const)('with %i unread in %s the bell is named "%s"', async (count, language, name, shown) => {
  const server = t.notificationsServer(Array.from({ length: count }, (_, n) => make(n + 1)))
  await renderApp(<Bell />, language)
  const bell = await screen.findByRole('button', { name })
  expect(within(bell).queryByText(shown || '0')?.textContent ?? '').toBe(shown)
  // Never more than the badge can say.
  await waitFor(() => expect(server.named(t.LIST)).toHaveLength(1))
  expect(server.named(t.LIST)[0]?.url.search).toBe('?unread=true&limit=10')
})

test('what happened meanwhile is asked for when the page is looked at, or somebody says so; never by the clock', async () => {
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const server = t.notificationsServer([])
  const { queryClient } = await renderApp(<Bell />)
  await pass(10)
  server.add(make(1))
  await pass(3_600_000)
  expect(server.named(t.LIST)).toHaveLength(1)
  dispatchEvent(new Event('visibilitychange'))
  await pass(10)
  expect(named().textContent).toContain('1 sin leer')
  server.add(make(2))
  void refreshBadge(queryClient)
  await pass(10)
  expect(named().textContent).toContain('2 sin leer')
})

test('the number is on the icon of the installed app as well', async () => {
  const setAppBadge = vi.fn(async (_count: number) => undefined)
  const clearAppBadge = vi.fn(async () => undefined)
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  t.notificationsServer([make(2), make(1)])
  await renderApp(<Bell />)
  await waitFor(() => expect(setAppBadge).toHaveBeenLastCalledWith(2))
  await userEvent.click(named())
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar todas' }, SLOW))
  await waitFor(() => expect(clearAppBadge).toHaveBeenCalled())
  Reflect.deleteProperty(navigator, 'setAppBadge')
  Reflect.deleteProperty(navigator, 'clearAppBadge')
})
