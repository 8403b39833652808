import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { beginSession, button, fresh, said, visit } from '../testing.tsx'
import { openSettings, PHONE, SESSIONS, settingsServer, THIS } from './testing.tsx'

const END_PHONE = 'DELETE /api/auth/sessions/phone'
const END_OTHERS = 'POST /api/auth/sessions/end-others'
const PHONE_BUTTON = 'Cerrar la sesión de Chrome en Android'

beforeEach(fresh)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

/** A toast is an item of a list too. */
function rows(list = 'Sesiones') {
  const card = within(screen.getByRole('region', { name: list }))
  return card.getAllByRole('listitem').map((row) => row.textContent)
}

test('every device says what it is, since when and when last; this one is marked and not ended here', async () => {
  await openSettings()
  await screen.findByText('Chrome en Android')
  expect(rows()).toEqual([
    'Firefox en LinuxEste dispositivoDesde el 3 de noviembre de 2026',
    'Chrome en AndroidDesde el 3 de noviembre de 2026Última actividad: 27 de noviembre de 2026Cerrar',
    'Dispositivo desconocidoDesde el 3 de noviembre de 2026Última actividad: 27 de noviembre de 2026Cerrar',
  ])
})

test('in English too', async () => {
  await openSettings({}, 'en')
  await screen.findByText('Chrome on Android')
  expect(rows('Sessions')[0]).toBe('Firefox on LinuxThis deviceSince November 3, 2026')
  expect(button('End all other sessions')).toBeTruthy()
})

test('one is ended after a question; the list has the focus again', async () => {
  const { named } = await openSettings({ [END_PHONE]: { body: { ended: 1 } } })
  await userEvent.click(await screen.findByRole('button', { name: PHONE_BUTTON }))
  const dialog = screen.getByRole('dialog', { name: '¿Cerrar esta sesión?' })
  expect(within(dialog).getByText(/Chrome en Android/)).toBeTruthy()
  await userEvent.click(button('Cancelar'))
  expect(named(END_PHONE)).toEqual([])
  expect(document.activeElement).toBe(button(PHONE_BUTTON))
  await userEvent.click(button(PHONE_BUTTON))
  await userEvent.click(button('Sí, cerrar'))
  await said('Sesión cerrada')
  expect(named(END_PHONE)).toHaveLength(1)
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Sesiones')
})

test('one that has ended meanwhile is gone all the same', async () => {
  await openSettings({ [END_PHONE]: refusal(404, 'not_found', 'x') })
  await userEvent.click(await screen.findByRole('button', { name: PHONE_BUTTON }))
  await userEvent.click(button('Sí, cerrar'))
  await said('Sesión cerrada')
  expect(rows()).toHaveLength(2)
})

test.each([
  ['no network' as const, 'Sin conexión'],
  [{ status: 500, text: 'boom' }, 'No se pudo cerrar la sesión'],
])('one that could not be ended stays, and it says so (%#)', async (answer, title) => {
  await openSettings({ [END_PHONE]: answer })
  await userEvent.click(await screen.findByRole('button', { name: PHONE_BUTTON }))
  await userEvent.click(button('Sí, cerrar'))
  await said(title)
  expect(rows()).toHaveLength(3)
  expect(document.activeElement).toBe(button(PHONE_BUTTON))
})

test('all others are ended at once, after a question; then only this device is there', async () => {
  const { named } = await openSettings({ [END_OTHERS]: { body: { ended: 2 } } })
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }))
  await userEvent.click(button('Sí, cerrar'))
  await said('Sesiones cerradas')
  expect(named(END_OTHERS)).toHaveLength(1)
  await screen.findByText('Solo este dispositivo')
  expect(rows()).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull()
})

test('while they are on their way the shape is there', async () => {
  const { container } = await openSettings({ [SESSIONS]: 'never' })
  expect(container.querySelector('[aria-busy="true"] .skeleton')).toBeTruthy()
})

test('sessions that could not be fetched are told, and asked for again on a press', async () => {
  const { answers } = await openSettings({ [SESSIONS]: { status: 500, text: 'boom' } })
  await screen.findByText('No pudimos cargar tus sesiones')
  answers[SESSIONS] = { body: [THIS, PHONE] }
  await userEvent.click(button('Intentar de nuevo'))
  await screen.findByText('Chrome en Android')
})

test('a lost network is a state, not an error', async () => {
  await openSettings({ [SESSIONS]: 'no network' })
  await screen.findByText('Verás tus sesiones cuando vuelva la conexión.')
  expect(currentToast()).toBeNull()
})

test('without a network nothing is asked; the sessions come with the connection', async () => {
  onlineManager.setOnline(false)
  beginSession()
  const { calls } = settingsServer()
  await visit('/settings')
  await screen.findByText('Verás tus sesiones cuando vuelva la conexión.')
  expect(calls).toEqual([])
  act(() => onlineManager.setOnline(true))
  await screen.findByText('Chrome en Android')
})

test('they are asked for anew at every visit', async () => {
  const { named, unmount } = await openSettings()
  await screen.findByText('Chrome en Android')
  expect(named(SESSIONS)).toHaveLength(1)
  unmount()
  const again = await openSettings({ [SESSIONS]: { body: [THIS] } })
  await screen.findByText('Solo este dispositivo')
  expect(again.named(SESSIONS)).toHaveLength(1)
})
