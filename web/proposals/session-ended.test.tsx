import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import * as t from './testing.tsx'

beforeEach(t.begin)
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const OUT = refusal(401, 'signed_out', 'x')
const BETO = { body: makePerson({ id: 'beto', firstName: 'Beto', lastName: 'Báez' }) }
const CARLA = { body: makePerson({ id: 'carla', firstName: 'Carla', lastName: 'Cruz' }) }
const PREPARED = '/items/7?propose=1'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Something is prepared and sent after the session has ended elsewhere. */
async function sendSignedOut(language?: 'en') {
  const view = await t.openDialog({ [t.SEND]: OUT }, language)
  await t.tick(/Cosa 11/)
  await t.type(/Mensaje|Message/, 'Hola')
  const button = screen.getByRole('button', { name: /^(Enviar propuesta|Send proposal)$/ })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => fireEvent.click(button))
  return view
}

test.each([
  [undefined, 'No autorizado', 'Tu sesión está cerrada. Iniciando sesión nuevamente...'],
  ['en', 'Unauthorized', 'You are logged out. Logging in again...'],
] as const)(
  'a session that ended (%s) leads to the sign-in page after 500 ms',
  async (language, title, text) => {
    await sendSignedOut(language)
    expect(t.said()).toEqual([title, text])
    expect(t.dialog()).not.toBeNull()
    await pass(499)
    expect(t.here()).toBe('/items/7')
    await pass(1)
    expect(t.here()).toBe('/custom-login?next=%2Fitems%2F7%3Fpropose%3D1')
  },
)

test.each([
  ['whoever comes back finds what was prepared', BETO, true],
  ['somebody else finds nothing of it (case 24)', CARLA, false],
])('%s', async (_what, person, isThere) => {
  const { unmount } = await sendSignedOut()
  await pass(500)
  vi.useRealTimers()
  unmount()

  await t.openPage({ [t.USER]: person }, undefined, PREPARED)
  await waitFor(() => expect(t.dialog()).not.toBeNull())
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Cosa 11/ })
  expect(box.checked).toBe(isThere)
  const message = screen.getByLabelText<HTMLTextAreaElement>(/Mensaje/)
  expect(message.value).toBe(isThere ? 'Hola' : '')
  // It stays while the dialog is open: loaded anew, the page opens it again.
  expect(t.here()).toBe(PREPARED)
})
