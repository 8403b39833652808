import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '#web/api/session.ts'
import { ANA } from '#web/app/testing.tsx'
import { entriesOf } from '#web/pwa/outbox/entries.ts'
import { put } from '#web/pwa/outbox/testing.ts'
import { emptyAll } from '#web/testing/fake-keyval.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { leaveTo } from '#web/ui/navigation/reload.ts'
import { SignOutLink } from './sign-out-link.tsx'

vi.mock('#web/ui/navigation/reload.ts', async (original) => ({
  ...(await original<object>()),
  leaveTo: vi.fn(),
}))

vi.mock('idb-keyval', () => import('#web/testing/fake-keyval.ts'))

const LOGOUT = 'POST /api/logout'

beforeEach(() => emptyAll())

test('what waits to be sent is not lost without a word: one stays, or signs out all the same', async () => {
  await put('a', ANA.id)
  await put('b', 'beto')
  const server = fakeServer({ [LOGOUT]: { body: { signedIn: false } } })
  const { queryClient } = await renderApp(<SignOutLink />)
  queryClient.setQueryData(currentUserQuery.queryKey, ANA)
  const link = screen.getByRole('link', { name: 'Cerrar Sesión' })

  await userEvent.click(link)
  // Only her own are counted.
  await screen.findByText(/^Hay 1 cosa que todavía no se envió/)
  await userEvent.click(screen.getByRole('button', { name: 'Seguir aquí' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.named(LOGOUT)).toHaveLength(0)
  expect(await entriesOf(ANA.id)).toHaveLength(1)

  await userEvent.click(link)
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión y descartar' }))
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/logout'))
})
