import type { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ANA } from '#web/app/testing.tsx'
import { PUT_OFF_KEY } from '#web/notifications/put-off.ts'
import { stubBrowser } from '#web/testing/browser.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { knownDevice } from '../known-device.ts'
import { pushQuery } from '../settings/queries.ts'
import * as t from '../testing.tsx'
import { PushOffer } from './push-offer.tsx'

beforeEach(() => void stubBrowser())
afterEach(t.noPushes)

const ASK = 'Avisarme en este teléfono'
const DAY_MS = 24 * 3_600_000

async function open(language?: 'en') {
  const server = t.notificationsServer([])
  const view = await renderApp(<PushOffer userId={ANA.id} />, language)
  return { ...view, ...server }
}
const asked = () => screen.queryByRole('button', { name: ASK })
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }))
const said = () => screen.getByRole('status').textContent
/** It is known how it stands: what is to be shown is shown. */
const settled = ({ queryClient }: { queryClient: QueryClient }) =>
  waitFor(() =>
    expect(queryClient.getQueryState(pushQuery(ANA.id).queryKey)?.status).toBe('success'),
  )

test('offered where nobody was asked, asked at the press alone, and told in place', async () => {
  const { requestPermission, subscribe } = t.stubPushes(null)
  const { named, devices } = await open()
  expect(await screen.findByRole('button', { name: 'Ahora no' })).toBeTruthy()
  expect(requestPermission).not.toHaveBeenCalled()
  await press(ASK)
  await waitFor(() =>
    expect(said()).toBe('Listo: te avisamos aquí, aunque la aplicación esté cerrada.'),
  )
  expect([requestPermission.mock.calls.length, subscribe.mock.calls.length]).toEqual([1, 1])
  expect(devices.has(t.HERE)).toBe(true)
  expect(named(t.SAVE)[0]?.body).toEqual({ pushNotifications: true })
  expect(knownDevice()).toEqual({ userId: ANA.id, endpoint: t.HERE })
  expect(screen.queryByRole('button')).toBeNull()
  // The button that had the focus is gone.
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test.each([
  ['allowed, and turned off by hand', { permission: 'granted' }],
  ['refused', { permission: 'denied' }],
] as const)('nobody is asked who has answered already: %s', async (_what, browser) => {
  const { requestPermission } = t.stubPushes(null, browser)
  const server = await open()
  await settled(server)
  expect(asked()).toBeNull()
  expect(requestPermission).not.toHaveBeenCalled()
})

test('nor where pushes come already, cannot come, or are not sent at all', async () => {
  const first = await open()
  await settled(first)
  expect(asked()).toBeNull()
  first.unmount()
  t.stubPushes(null)
  const second = t.notificationsServer([])
  second.answers[t.KEY] = refusal(503, 'push_missing', 'x')
  const view = await renderApp(<PushOffer userId={ANA.id} />)
  await settled(view)
  expect(asked()).toBeNull()
  view.unmount()
  t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  const third = await open()
  await settled(third)
  expect(asked()).toBeNull()
})

test.each([
  ['by the browser for good', 'denied'],
  ['by closing its question', 'default'],
] as const)(
  'a refusal (%s) is told calmly, with the way back, and not asked again',
  async (_how, answer) => {
    const { requestPermission, subscribe } = t.stubPushes(null, { answer })
    const { unmount } = await open()
    await press(ASK)
    await waitFor(() => expect(said()).toMatch(/^Quedó sin activar\. Si cambias de idea, permite/))
    const way = screen.getByRole('link', { name: 'Ajustes de notificaciones' })
    expect(way.getAttribute('href')).toBe('/app-settings')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(asked()).toBeNull()
    unmount()
    const again = await open()
    await settled(again)
    expect(asked()).toBeNull()
    expect([requestPermission.mock.calls.length, subscribe.mock.calls.length]).toEqual([1, 0])
  },
)

test('"Ahora no" holds for a month on this device, and then it is offered again', async () => {
  const { requestPermission } = t.stubPushes(null)
  const { unmount } = await open()
  await press('Ahora no')
  expect(said()).toMatch(/^De acuerdo\. Puedes activarlo cuando quieras\./)
  expect(document.activeElement).toBe(screen.getByRole('status'))
  expect(requestPermission).not.toHaveBeenCalled()
  unmount()
  const after = async (days: number) => {
    localStorage.setItem(PUT_OFF_KEY, String(Date.now() - days * DAY_MS))
    const server = await open()
    await settled(server)
    const isAsked = asked() !== null
    server.unmount()
    return isAsked
  }
  expect(await after(29)).toBe(false)
  expect(await after(31)).toBe(true)
})

test('what the network has kept from being turned on may be tried again', async () => {
  const { requestPermission } = t.stubPushes(null)
  const { answers } = await open()
  await screen.findByRole('button', { name: ASK })
  const subscribe = answers[t.SUBSCRIBE]
  answers[t.SUBSCRIBE] = 'no network'
  await press(ASK)
  await waitFor(() => expect(said()).toBe('Sin conexión: todavía no se activó.'))
  answers[t.SUBSCRIBE] = { status: 500, text: 'boom' }
  await press(ASK)
  await waitFor(() => expect(said()).toBe('No se pudo activar. Inténtalo de nuevo.'))
  if (subscribe) answers[t.SUBSCRIBE] = subscribe
  await press(ASK)
  await waitFor(() => expect(said()).toMatch(/^Listo/))
  expect(requestPermission).toHaveBeenCalledTimes(3)
})

test('the same in English, and on what is no phone', async () => {
  t.stubPushes(null)
  stubBrowser({ isWide: true })
  await open('en')
  await press('Tell me on this device')
  await waitFor(() => expect(said()).toMatch(/^Done: we tell you here/))
})
