import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import { ANA } from '#web/app/testing.tsx'
import * as device from '#web/pwa/store/wipe.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { leaveTo } from '#web/ui/navigation/reload.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import { SignOutLink } from './sign-out-link.tsx'

vi.mock('#web/ui/navigation/reload.ts', async (original) => ({
  ...(await original<object>()),
  leaveTo: vi.fn(),
}))

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))
vi.mock('#web/pwa/store/wipe.ts', () => ({
  wipeDatabases: vi.fn(async () => undefined),
  wipeCaches: vi.fn(async () => undefined),
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.mocked(leaveTo).mockClear()
})

const LOGOUT = 'POST /api/logout'

async function openSignedIn() {
  const server = fakeServer({ [LOGOUT]: { body: { signedIn: false } } })
  localStorage.setItem('lang', 'es')
  localStorage.setItem('filters', '{"location":"Luque"}')
  sessionStorage.setItem('registerDraft', '{"firstName":"Ana"}')
  sessionStorage.setItem('splash', '1')
  const view = await renderApp(<SignOutLink />)
  view.queryClient.setQueryData(currentUserQuery.queryKey, ANA)
  return { ...view, server, link: screen.getByRole('link', { name: 'Cerrar Sesión' }) }
}

test('signing out ends the session, then takes what is private off the device', async () => {
  const { link, queryClient, server } = await openSignedIn()
  expect(link.getAttribute('href')).toBe('/api/logout')
  await userEvent.click(link)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
  expect(server.named(LOGOUT)).toHaveLength(1)
  expect({ ...localStorage }).toEqual({ lang: 'es' })
  // That it was shown says nothing of a person, and it is shown once a session.
  expect({ ...sessionStorage }).toEqual({ splash: '1' })
  expect(device.wipeDatabases).toHaveBeenCalledOnce()
  expect(device.wipeCaches).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeUndefined()
})

test('a device whose database refuses or never answers is signed out all the same', async () => {
  vi.mocked(device.wipeDatabases).mockRejectedValueOnce(new Error('forbidden'))
  const { link } = await openSignedIn()
  await userEvent.click(link)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledOnce())
  vi.mocked(device.wipeDatabases).mockReturnValueOnce(new Promise(() => undefined))
  await userEvent.click(link)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledTimes(2), { timeout: 3_000 })
})

test.each([
  ['no network', 'Sin conexión', 'Tu sesión sigue abierta. Ciérrala cuando vuelva la conexión.'],
  [refusal(503, 'unexpected', 'x'), 'Error', 'Algo salió mal. Inténtalo de nuevo.'],
] as const)('a session that could not be ended stays, and so does everything', async (...row) => {
  const [answer, title, text] = row
  vi.mocked(device.wipeDatabases).mockClear()
  const { link, server, queryClient } = await openSignedIn()
  server.answers[LOGOUT] = answer
  await userEvent.click(link)
  await waitFor(() => expect(currentToast()).toMatchObject({ title, text }))
  expect(leaveTo).not.toHaveBeenCalled()
  expect(localStorage.getItem('filters')).toBe('{"location":"Luque"}')
  expect(device.wipeDatabases).not.toHaveBeenCalled()
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toEqual(ANA)
})

test('also with Ctrl it is this tab that signs out: beside a new one it would still show the person', async () => {
  const { link } = await openSignedIn()
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(link)
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
})
