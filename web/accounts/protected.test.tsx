import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '#terms/http'
import { currentUserQuery } from '#web/api/session.ts'
import { useHeldForm } from '#web/forms/held-form.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { Protected, type Way } from './protected.tsx'
import { ANA, BETO, beginSession, field, fresh, here, pass, type, VISITOR } from './testing.tsx'

const USER = 'GET /api/auth/user'
const HERE = '/my-items?sort=newest'
const LOGIN = '/custom-login?next=%2Fmy-items%3Fsort%3Dnewest'

beforeEach(() => {
  fresh()
  vi.useFakeTimers()
  history.replaceState(null, '', HERE)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Form() {
  const [text, setText] = useState('')
  useHeldForm(text !== '')
  return (
    <label>
      Título
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  )
}

async function open(way: Way, language?: Language) {
  const view = await renderApp(
    <Protected way={way}>
      <Form />
    </Protected>,
    language,
  )
  await pass(0)
  return view
}

async function openAsAna(way: Way, language?: Language) {
  beginSession()
  const server = fakeServer({ [USER]: ANA })
  const view = await open(way, language)
  expect(field('Título')).toBeTruthy()
  /** As any call of this page would find out: it answers 401. */
  const endSession = async () => {
    server.answers[USER] = VISITOR
    act(() => view.queryClient.setQueryData(currentUserQuery.queryKey, null))
    await pass(0)
  }
  return { ...view, server, endSession }
}

const told = () => {
  const shown = currentToast()
  return shown && [shown.title, shown.text]
}

test.each<[Way, number, Language, string[] | null]>([
  ['silent', 0, 'es', null],
  ['own', 500, 'es', ['No autorizado', 'Tu sesión está cerrada. Iniciando sesión nuevamente...']],
  ['own', 500, 'en', ['Unauthorized', 'You are logged out. Logging in again...']],
  ['profile', 500, 'es', ['Acceso denegado', 'Debes iniciar sesión para ver tu perfil']],
  ['profile', 500, 'en', ['Access denied', 'You must sign in to see your profile']],
  [
    'favorites',
    1_500,
    'es',
    ['Inicia sesión para ver tus favoritos', 'Te llevamos a la página de inicio de sesión.'],
  ],
  [
    'favorites',
    1_500,
    'en',
    ['Sign in to see your favorites', 'We are taking you to the sign-in page.'],
  ],
])('a visitor of the kind %s is led to the sign-in page after %i ms (%s)', async (...row) => {
  const [way, delay, language, words] = row
  fakeServer({ [USER]: VISITOR })
  await open(way, language)
  expect(screen.queryByLabelText('Título')).toBeNull()
  expect(told()).toEqual(words)
  if (delay > 0) {
    await pass(delay - 1)
    expect(here()).toBe(HERE)
    await pass(1)
  }
  expect(here()).toBe(LOGIN)
})

test('being led away leaves no step behind: Back does not lead into the same again', async () => {
  fakeServer({ [USER]: VISITOR })
  const steps = history.length
  await open('own')
  await pass(500)
  expect(history.length).toBe(steps)
})

test.each<[Way, number, Language, string]>([
  ['silent', 500, 'es', 'No autorizado'],
  ['silent', 500, 'en', 'Unauthorized'],
  ['own', 500, 'es', 'No autorizado'],
  ['profile', 500, 'es', 'Acceso denegado'],
  ['favorites', 1_500, 'es', 'Inicia sesión para ver tus favoritos'],
])('a session that ends under %s is told, and after %i ms one signs in (%s)', async (...row) => {
  const [way, delay, language, title] = row
  const { endSession } = await openAsAna(way, language)
  await endSession()
  expect(told()?.[0]).toBe(title)
  await pass(delay - 1)
  expect(here()).toBe(HERE)
  await pass(1)
  expect(here()).toBe(LOGIN)
})

// D22.
test('a form with something in it stays when the session ends, with a way to sign in beside it', async () => {
  const { endSession, server } = await openAsAna('own')
  type('Título', 'Guitarra')
  await endSession()
  await pass(10_000)
  expect(here()).toBe(HERE)
  expect(field('Título').value).toBe('Guitarra')
  expect(screen.getByText('Tu sesión se cerró')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Iniciar sesión en otra pestaña' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/custom-login',
    '_blank',
  ])
  // Signed in there, then back to this tab.
  server.answers[USER] = ANA
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(screen.queryByText('Tu sesión se cerró')).toBeNull()
  expect(field('Título').value).toBe('Guitarra')
  type('Título', '')
  await pass(5_000)
  expect(here()).toBe(HERE)
})

// Case 24.
test('another person who comes back from the other tab finds the page empty', async () => {
  const { endSession, server } = await openAsAna('own')
  type('Título', 'Guitarra')
  await endSession()
  server.answers[USER] = BETO
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(field('Título').value).toBe('')
  expect(screen.queryByText('Tu sesión se cerró')).toBeNull()
  await pass(5_000)
  expect(here()).toBe(HERE)
})

test('while it is asked who is there one may type already', async () => {
  beginSession()
  let answer: (given: typeof ANA) => void = () => undefined
  fakeServer({ [USER]: () => new Promise<typeof ANA>((resolve) => (answer = resolve)) })
  await open('own')
  type('Título', 'Guitarra')
  answer(ANA)
  await pass(0)
  expect(field('Título').value).toBe('Guitarra')
})

test('a form that is emptied or left after the session ended holds nobody any more', async () => {
  const { endSession } = await openAsAna('own', 'en')
  type('Título', 'Guitarra')
  await endSession()
  expect(screen.getByText('Your session has ended')).toBeTruthy()
  type('Título', '')
  await pass(500)
  expect(here()).toBe(LOGIN)
})

test('without a network nobody is led away: who is there is not known', async () => {
  beginSession()
  fakeServer({ [USER]: 'no network' })
  await open('own')
  await pass(5_000)
  expect(here()).toBe(HERE)
  expect(field('Título')).toBeTruthy()
})
