import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  ANA,
  beginSession,
  button,
  field,
  fresh,
  here,
  said,
  VISITOR,
  visit,
} from '#web/accounts/testing.tsx'
import { pendingEmail } from '#web/accounts/verify/pending-email.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { LoginScreen } from './login-screen.tsx'

const LOGIN = 'POST /api/auth/login'
const USER = 'GET /api/auth/user'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

async function signIn(email = 'ana@example.com', password = 'clave-larga-9') {
  await userEvent.type(field('Email'), email)
  await userEvent.type(field('Contraseña'), password)
  await userEvent.click(button('Iniciar sesión'))
}

function serverThatKnowsAna() {
  const server = fakeServer({
    [USER]: VISITOR,
    [LOGIN]: () => {
      beginSession()
      server.answers[USER] = ANA
      return { body: { signedIn: true } }
    },
  })
  return server
}

test('it says what is missing, beside the field, and sends nothing', async () => {
  const server = fakeServer({ [USER]: VISITOR })
  await visit('/custom-login')
  await userEvent.click(button('Iniciar sesión'))
  expect(screen.getByText('Email es requerido')).toBeTruthy()
  expect(screen.getByText('Contraseña es requerida')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  await userEvent.type(field('Email'), 'ana@')
  expect(screen.getByText('Email inválido')).toBeTruthy()
  expect(server.named(LOGIN)).toEqual([])
})

test('it says so when a field is left wrong, not while it is first typed', async () => {
  fakeServer({ [USER]: VISITOR })
  await visit('/custom-login')
  await userEvent.type(field('Email'), 'ana')
  expect(screen.queryByText('Email inválido')).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('Email inválido')).toBeTruthy()
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
})

test('signing in fetches who one is and leads back to where one came from', async () => {
  const server = serverThatKnowsAna()
  const { queryClient } = await visit('/custom-login?next=%2Fitems%2F7')
  await signIn(' Ana@Example.com ')
  await waitFor(() => expect(here()).toBe('/items/7'))
  expect(server.named(LOGIN)[0]?.body).toEqual({
    email: 'ana@example.com',
    password: 'clave-larga-9',
  })
  expect(queryClient.getQueryData(currentUserQuery.queryKey)?.firstName).toBe('Ana')
})

test.each(['https://elsewhere.example/', '//elsewhere.example', '/custom-login', ''])(
  'a way back of %j leads home',
  async (next) => {
    serverThatKnowsAna()
    await visit(`/custom-login?next=${encodeURIComponent(next)}`)
    await signIn()
    await waitFor(() => expect(here()).toBe('/'))
  },
)

test('a way back keeps its own query to the letter', async () => {
  serverThatKnowsAna()
  await visit(`/custom-login?next=${encodeURIComponent('/search?q=a%26b+100%25')}`)
  await signIn()
  await waitFor(() => expect(here()).toBe('/search?q=a%26b+100%25'))
})

test('signing in goes on although who one is could not be fetched', async () => {
  fakeServer({
    [USER]: 'no network',
    [LOGIN]: () => {
      beginSession()
      return { body: { signedIn: true } }
    },
  })
  await visit('/custom-login')
  await signIn()
  await waitFor(() => expect(here()).toBe('/'))
})

test('an address that is not verified leads to its verification, with the way back', async () => {
  fakeServer({ [USER]: VISITOR, [LOGIN]: refusal(403, 'email_not_verified', 'Verifica tu email.') })
  await visit('/custom-login?next=%2Fitems%2F7')
  await signIn('ana+trueque@example.com')
  await waitFor(() =>
    expect(here()).toBe('/verify-email?email=ana%2Btrueque%40example.com&next=%2Fitems%2F7'),
  )
  expect(pendingEmail()).toEqual({ email: 'ana+trueque@example.com', next: '/items/7' })
})

test('a refusal is told in the words of the server, and nothing typed is lost', async () => {
  fakeServer({ [USER]: VISITOR, [LOGIN]: refusal(429, 'too_many', 'Demasiados intentos.') })
  await visit('/custom-login')
  await signIn()
  await said('Error al iniciar sesión')
  await said('Demasiados intentos.')
  expect(field('Email').value).toBe('ana@example.com')
  expect(field('Contraseña').value).toBe('clave-larga-9')
})

test('a body that nobody wrote for people is never shown', async () => {
  fakeServer({ [USER]: VISITOR, [LOGIN]: { status: 502, text: '<html>nginx</html>' } })
  await visit('/custom-login')
  await signIn()
  await said('Credenciales incorrectas. Verifica tu email y contraseña.')
})

test('without a network it says so and keeps what was typed', async () => {
  fakeServer({ [USER]: VISITOR, [LOGIN]: 'no network' })
  await visit('/custom-login')
  await signIn()
  await said('Sin conexión')
  expect(field('Contraseña').value).toBe('clave-larga-9')
})

test('the password can be shown and hidden', async () => {
  fakeServer({ [USER]: VISITOR })
  await visit('/custom-login')
  const toggle = button('Mostrar lo escrito')
  expect(field('Contraseña').type).toBe('password')
  await userEvent.click(toggle)
  expect(field('Contraseña').type).toBe('text')
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(toggle)
  expect(field('Contraseña').type).toBe('password')
})

test('a second press while the first is on its way sends nothing', async () => {
  const server = fakeServer({ [USER]: VISITOR, [LOGIN]: 'never' })
  await visit('/custom-login')
  await signIn()
  await userEvent.click(button('Iniciando sesión…'))
  expect(server.named(LOGIN)).toHaveLength(1)
})

test('who is signed in is sent on at once', async () => {
  beginSession()
  fakeServer({ [USER]: ANA })
  await visit('/custom-login?next=%2Fitems%2Fnew')
  await waitFor(() => expect(here()).toBe('/items/new'))
})

test('who was signed in until the session ended can sign in again', async () => {
  beginSession()
  fakeServer({ [USER]: ANA })
  history.pushState(null, '', '/custom-login?next=%2Fitems%2Fnew')
  const { queryClient, unmount } = await renderApp(<p>a form</p>)
  await queryClient.fetchQuery(currentUserQuery)
  const server = fakeServer({ [USER]: VISITOR })
  unmount()
  await renderApp(
    <QueryClientProvider client={queryClient}>
      <LoginScreen />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(server.named(USER)).toHaveLength(1))
  expect(here()).toBe('/custom-login?next=%2Fitems%2Fnew')
  expect(field('Email')).toBeTruthy()
})

test('the ways to recovery and to a new account keep the way back', async () => {
  fakeServer({ [USER]: VISITOR })
  await visit('/custom-login?next=%2Fitems%2F7')
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Olvidé mi contraseña')).toBe('/forgot-password?next=%2Fitems%2F7')
  expect(link('Crear cuenta')).toBe('/custom-register?next=%2Fitems%2F7')
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
})

test('another language keeps what was typed and words the problems anew', async () => {
  fakeServer({ [USER]: VISITOR })
  await visit('/custom-login')
  await userEvent.type(field('Email'), 'ana')
  await userEvent.click(button('Iniciar sesión'))
  await act(() => chooseLanguage('en'))
  expect(field('Email').value).toBe('ana')
  expect(screen.getByText('Invalid email')).toBeTruthy()
  expect(screen.getByText('Password is required')).toBeTruthy()
  await act(() => chooseLanguage('es'))
})
