import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, button, fresh, said } from '#web/accounts/testing.tsx'
import { ANA } from '#web/app/testing.tsx'
import { stubEndInView } from '#web/testing/browser.ts'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { BlockedCard } from './blocked-card.tsx'
import { PersonMenu } from './person-menu.tsx'

const BETO = { id: 'beto', firstName: 'Beto', lastName: 'Benítez', profileImageUrl: null }
const BLOCKED = { ...BETO, blockedAt: '2026-11-27T12:00:00.000Z' }
const BLOCKS = 'GET /api/blocks'
const BLOCK = 'POST /api/blocks'
const UNBLOCK = 'DELETE /api/blocks/beto'

beforeEach(() => {
  fresh()
  beginSession()
  stubEndInView()
})
afterEach(() => vi.unstubAllGlobals())

const server = (answers: Answers = {}) =>
  fakeServer({ 'GET /api/auth/user': { body: ANA }, [BLOCKS]: { body: [] }, ...answers })

test('a person is blocked after a question, and unblocked in the same place', async () => {
  const { named } = server({
    [BLOCK]: { status: 204, text: null },
    [UNBLOCK]: { status: 204, text: null },
  })
  await renderApp(<PersonMenu person={BETO} />)
  const block = await screen.findByRole('button', { name: 'Bloquear' })
  await userEvent.click(block)
  await screen.findByRole('dialog', { name: '¿Bloquear a Beto?' })
  await userEvent.click(button('Cancelar'))
  expect(named(BLOCK)).toEqual([])
  await userEvent.click(button('Bloquear'))
  await userEvent.click(button('Sí, bloquear'))
  await said('Persona bloqueada')
  expect(named(BLOCK)[0]?.body).toEqual({ userId: 'beto' })
  expect(screen.getByText('Bloqueaste a esta persona.')).toBeTruthy()
  await userEvent.click(button('Desbloquear'))
  await userEvent.click(button('Sí, desbloquear'))
  await said('Persona desbloqueada')
  expect(named(UNBLOCK)).toHaveLength(1)
})

test('about oneself there is nothing to do', async () => {
  const { container } = await renderApp(<PersonMenu person={ANA} />)
  server()
  await waitFor(() => expect(container.querySelector('button')).toBeNull())
})

test('what could not be saved is said, and nothing looks different', async () => {
  server({ [BLOCK]: { status: 500, text: 'x' } })
  await renderApp(<PersonMenu person={BETO} />)
  const block = await screen.findByRole('button', { name: 'Bloquear' })
  await userEvent.click(block)
  await screen.findByRole('dialog', { name: '¿Bloquear a Beto?' })
  await userEvent.click(button('Sí, bloquear'))
  await said('No se pudo guardar')
  expect(button('Bloquear')).toBeTruthy()
})

test('the settings list whom one has blocked, and take them off', async () => {
  server({ [BLOCKS]: { body: [BLOCKED] }, [UNBLOCK]: { status: 204, text: null } })
  await renderApp(<BlockedCard />)
  expect(await screen.findByText('Beto Benítez')).toBeTruthy()
  expect(screen.getByText('Desde el 27 de noviembre de 2026')).toBeTruthy()
  await userEvent.click(button('Desbloquear: Beto'))
  await userEvent.click(button('Sí, desbloquear'))
  await said('Persona desbloqueada')
  expect(screen.getByText('No bloqueaste a nadie.')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Personas bloqueadas')
})

test('a list that could not be fetched is asked for again', async () => {
  const { answers } = server({ [BLOCKS]: { status: 500, text: 'x' } })
  await renderApp(<BlockedCard />)
  await screen.findByText('No pudimos cargar la lista.')
  answers[BLOCKS] = { body: [] }
  await userEvent.click(button('Intentar de nuevo'))
  await screen.findByText('No bloqueaste a nadie.')
})
