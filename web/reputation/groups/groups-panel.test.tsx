import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TradeGroup } from '#contract/reputation/groups'
import { fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { GroupsPanel } from './groups-panel.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const GROUP: TradeGroup = {
  ...{ id: 3, foundAt: '2026-11-27T12:00:00.000Z', tradesInside: 20, tradesAll: 21, seenAt: null },
  members: [
    { id: 'ana', name: 'Ana Benítez', isProved: true, isSuspended: false },
    { id: 'beto', name: '<b>Beto</b> Ríos', isProved: false, isSuspended: true },
  ],
}
const LIST = 'GET /api/admin/groups'
const FINE = 'POST /api/admin/groups/3/fine'

test('a group says its people, what they do among themselves, and is marked as fine', async () => {
  const answers: Answers = { [LIST]: { body: [GROUP] } }
  answers[FINE] = { body: [{ ...GROUP, seenAt: '2026-11-28T12:00:00.000Z' }] }
  fakeServer(answers)
  await renderApp(<GroupsPanel />)
  expect(await screen.findByText('2 cuentas')).toBeTruthy()
  expect(screen.getByText('20 de 21 intercambios son entre ellas')).toBeTruthy()
  expect(screen.getByText('<b>Beto</b> Ríos').getAttribute('href')).toBe(
    '/admin?tab=people&person=beto',
  )
  expect(screen.getByText('teléfono o identidad probados')).toBeTruthy()
  expect(screen.getByText('cuenta suspendida')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Está bien: grupo de Ana Benítez' }))
  await said('Marcado como correcto')
  expect(await screen.findByText(/^Visto el/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Está bien/ })).toBeNull()
  expect(document.activeElement?.textContent).toBe(
    'Personas que intercambian casi solo entre ellas',
  )
})

test('nothing stands out; a list that fails is asked for again', async () => {
  const answers: Answers = { [LIST]: { status: 500, text: '{}' } }
  fakeServer(answers)
  await renderApp(<GroupsPanel />, 'en')
  const again = await screen.findByRole('button', { name: 'Try again' })
  answers[LIST] = { body: [] }
  await userEvent.click(again)
  await waitFor(() => expect(screen.getByText('Nothing stands out')).toBeTruthy())
})
