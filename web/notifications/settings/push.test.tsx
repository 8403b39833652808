import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Language } from '#terms/http'
import { ANA } from '#web/app/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { knownDevice, setKnownDevice } from '../known-device.ts'
import * as t from '../testing.tsx'
import { NotificationsCard } from './notifications-card.tsx'

afterEach(t.noPushes)

/** The first query of all, on a busy machine. */
const SLOW = { timeout: 10_000 }

const turn = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })
const hint = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
const said = () => `${currentToast()?.title} / ${currentToast()?.text}`

async function open(language?: Language) {
  const server = t.notificationsServer([])
  const view = await renderApp(<NotificationsCard />, language)
  return { ...view, ...server }
}

test.each([
  ['es', 'Este navegador no admite notificaciones push.'],
  ['en', 'This browser does not support push notifications.'],
] as const)('a browser without pushes says so (%s)', async (language, text) => {
  await open(language)
  await waitFor(
    () => expect(hint(screen.getAllByRole('switch')[0] as HTMLElement)).toBe(text),
    SLOW,
  )
  const push = screen.getAllByRole<HTMLInputElement>('switch')[0]
  expect([push?.checked, push?.ariaDisabled ?? push?.getAttribute('aria-disabled')]).toEqual([
    false,
    'true',
  ])
})

test('Safari of iOS says that the app has to be installed first', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false })
  await open()
  const push = await turn('Notificaciones push')
  await waitFor(() => expect(hint(push)).toMatch(/pantalla de inicio/))
  Reflect.deleteProperty(navigator, 'standalone')
})

test('blocked, or not set up at the server: it says which, and cannot be turned', async () => {
  const { requestPermission } = t.stubPushes(null, { permission: 'denied' })
  const { answers, queryClient, named } = await open()
  const push = await turn('Notificaciones push')
  await waitFor(() => expect(hint(push)).toMatch(/^Están bloqueadas en tu navegador/))
  answers[t.KEY] = refusal(503, 'push_missing', 'x')
  await queryClient.invalidateQueries()
  await waitFor(() => expect(hint(push)).toBe('Este sitio todavía no envía notificaciones push.'))
  await userEvent.click(push)
  expect(requestPermission).not.toHaveBeenCalled()
  expect(named(t.SAVE)).toEqual([])
})

test.each([
  [
    'es',
    'Notificaciones push',
    'Notificaciones activadas / Recibirás notificaciones push para intercambios',
    'Notificaciones desactivadas / Ya no recibirás notificaciones push',
  ],
  [
    'en',
    'Push notifications',
    'Notifications on / You will receive push notifications about trades',
    'Notifications off / You will no longer receive push notifications',
  ],
] as const)(
  'turned on and off: asked after the tap, told to the server and the person (%s)',
  async (...row) => {
    const [language, name, on, off] = row
    const { requestPermission, subscribe, state } = t.stubPushes(null)
    const { named } = await open(language)
    const push = await turn(name)
    await waitFor(() => expect(push.getAttribute('aria-disabled')).toBeNull())
    expect([push.checked, requestPermission.mock.calls.length]).toEqual([false, 0])

    await userEvent.click(push)
    await waitFor(() => expect(said()).toBe(on))
    await waitFor(() => expect(push.checked).toBe(true))
    expect(subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: t.PUBLIC_KEY,
    })
    expect(named(t.SUBSCRIBE)[0]?.body).toEqual({
      endpoint: 'https://push.example/a',
      keys: { p256dh: 'p', auth: 'a' },
    })
    expect(knownDevice()).toEqual({ userId: ANA.id, endpoint: 'https://push.example/a' })
    await waitFor(() => expect(push.getAttribute('aria-disabled')).toBeNull())

    await userEvent.click(push)
    await waitFor(() => expect(said()).toBe(off))
    await waitFor(() => expect(push.checked).toBe(false))
    expect(named(t.UNSUBSCRIBE)[0]?.body).toEqual({ endpoint: 'https://push.example/a' })
    expect([state.subscription, knownDevice()]).toEqual([null, null])
    // Of this device: the person's others go on.
    expect(named(t.SAVE).map(({ body }) => body)).toEqual([{ pushNotifications: true }])
  },
)

test.each(['denied', 'default'] as const)(
  'whoever answers "%s" is told what it takes',
  async (answer) => {
    t.stubPushes(null, { answer })
    const { named } = await open()
    const push = await turn('Notificaciones push')
    await waitFor(() => expect(push.getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(push)
    await waitFor(() => expect(currentToast()?.title).toBe('Permisos requeridos'))
    expect(push.checked).toBe(false)
    expect([named(t.SUBSCRIBE), named(t.SAVE)]).toEqual([[], []])
  },
)

test('a server that does not take the device leaves nothing turned on', async () => {
  const { state } = t.stubPushes(null)
  const { answers } = await open()
  answers[t.SUBSCRIBE] = refusal(500, 'unexpected', 'x')
  const push = await turn('Notificaciones push')
  await waitFor(() => expect(push.getAttribute('aria-disabled')).toBeNull())
  await userEvent.click(push)
  await waitFor(() => expect(said()).toBe('Error / No se pudieron actualizar las notificaciones'))
  expect([push.checked, state.subscription, knownDevice()]).toEqual([false, null, null])
})

test('without an answer it stays on: pushes still come', async () => {
  const { state } = t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  setKnownDevice({ userId: ANA.id, endpoint: 'https://push.example/a' })
  const { answers } = await open()
  const push = await turn('Notificaciones push')
  await waitFor(() => expect(push.checked).toBe(true))
  answers[t.UNSUBSCRIBE] = 'no network'
  await userEvent.click(push)
  await waitFor(() => expect(currentToast()?.title).toBe('Sin conexión'))
  await waitFor(() => expect(push.checked).toBe(true))
  expect(state.subscription).not.toBeNull()
})

test('what the server has lost is not told as on, and without a network as it was', async () => {
  t.stubPushes(t.makeSubscription(), { permission: 'granted' })
  setKnownDevice({ userId: ANA.id, endpoint: t.HERE })
  const { devices, answers, queryClient } = await open()
  const push = await turn('Notificaciones push')
  await waitFor(() => expect(push.checked).toBe(true))
  devices.clear()
  await queryClient.invalidateQueries()
  await waitFor(() => expect(push.checked).toBe(false))
  answers[t.SUBSCRIBED] = 'no network'
  await queryClient.invalidateQueries()
  await waitFor(() => expect(push.checked).toBe(true))
})

test.each([
  ['the server has pushes off for this person', { pushNotifications: false }, ANA.id, undefined],
  ['it is for somebody else', {}, 'beto', undefined],
  ['the server signs with another key', {}, ANA.id, new Uint8Array([9]).buffer],
])('a subscription that brings nothing is not told as on: %s', async (...row) => {
  const [, settings, userId, bytes] = row
  t.stubPushes(t.makeSubscription('https://push.example/a', bytes), { permission: 'granted' })
  setKnownDevice({ userId, endpoint: 'https://push.example/a' })
  const server = t.notificationsServer([])
  server.answers[t.SETTINGS] = { body: { ...t.ALL_ON, ...settings } }
  const { container } = await renderApp(<NotificationsCard />)
  const push = await within(container).findByRole<HTMLInputElement>('switch', { name: /push/ })
  await waitFor(() => expect(push.getAttribute('aria-disabled')).toBeNull())
  expect(push.checked).toBe(false)
})
