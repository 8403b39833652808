import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#web/api/client.ts'
import { newQueryClient } from '#web/api/query-client.ts'
import { currentUserQuery, useSession } from '#web/api/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import {
  ANA,
  BETO,
  beginSession,
  button,
  field,
  fresh,
  here,
  said,
  VISITOR,
  visit,
} from './testing.tsx'

const USER = 'GET /api/auth/user'
const LOGIN = 'POST /api/auth/login'

beforeEach(fresh)
afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

const Who = () => <p>{useSession().state}</p>

async function signIn() {
  await userEvent.type(field('Email'), 'ana@example.com')
  await userEvent.type(field('Contraseña'), 'clave-larga-9')
  await userEvent.click(button('Iniciar sesión'))
}

test('a password changed elsewhere: on a public page one becomes a visitor without a word', async () => {
  beginSession()
  const server = fakeServer({ [USER]: ANA, 'GET /api/auth/sessions': VISITOR })
  history.replaceState(null, '', '/items/7')
  const { queryClient } = await renderApp(<Who />)
  await screen.findByText('in')
  server.answers[USER] = VISITOR
  const asked = queryClient.fetchQuery({
    queryKey: ['anything'],
    queryFn: async () => (await api.auth.sessions.$get()).json(),
  })
  await expect(asked).rejects.toThrow('401')
  await screen.findByText('out')
  expect(currentToast()).toBeNull()
  expect(here()).toBe('/items/7')
})

// Case 24.
test('whoever signs in next sees nothing of the one before, and keeps what anybody may see', async () => {
  const server = fakeServer({
    [USER]: VISITOR,
    [LOGIN]: () => {
      beginSession()
      server.answers[USER] = ANA
      return { body: { signedIn: true } }
    },
  })
  const { queryClient } = await visit('/custom-login')
  const kept = [
    ['items', 'list', {}],
    ['places', 'named', 'lu', null],
  ]
  const gone = [['favorites'], ['my-items'], ['sessions'], ['notifications', 'x']]
  for (const key of [...kept, ...gone]) queryClient.setQueryData(key, 'of Beto')
  await signIn()
  await waitFor(() => expect(here()).toBe('/'))
  expect(kept.map((key) => queryClient.getQueryData(key))).toEqual(kept.map(() => 'of Beto'))
  expect(gone.map((key) => queryClient.getQueryData(key))).toEqual(gone.map(() => undefined))
})

// Case 24.
test('another person who signed in in another tab sees nothing of the one before', async () => {
  beginSession()
  const server = fakeServer({ [USER]: ANA })
  const { queryClient } = await renderApp(<Who />)
  await screen.findByText('in')
  const ask = () => act(() => queryClient.refetchQueries(currentUserQuery))
  const keys = [['my-items', 'list'], ['sessions'], ['items', 'list', {}]]
  for (const key of keys) queryClient.setQueryData(key, 'of Ana')
  const seen = () => keys.map((key) => queryClient.getQueryData(key))
  // Ana herself comes back: what is hers stays.
  act(() => queryClient.setQueryData(currentUserQuery.queryKey, null))
  await ask()
  expect(seen()).toEqual(['of Ana', 'of Ana', 'of Ana'])
  act(() => queryClient.setQueryData(currentUserQuery.queryKey, null))
  server.answers[USER] = BETO
  await ask()
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toEqual(BETO.body)
  expect(seen()).toEqual([undefined, undefined, 'of Ana'])
})

test('off the network signing in fails at once, instead of being sent some time later', async () => {
  const { named } = fakeServer({ [USER]: VISITOR, [LOGIN]: 'no network' })
  await visit('/custom-login')
  act(() => onlineManager.setOnline(false))
  await signIn()
  await said('Sin conexión')
  expect(button('Iniciar sesión')).toBeTruthy()
  expect(field('Contraseña').value).toBe('clave-larga-9')
  act(() => onlineManager.setOnline(true))
  expect(named(LOGIN)).toHaveLength(1)
})

test('a 401 of any call makes a visitor of whoever it was, other failures do not', async () => {
  fakeServer({ 'GET /api/auth/sessions': { status: 500, text: 'boom' } })
  const client = newQueryClient()
  const ask = () =>
    client.fetchQuery({ queryKey: ['x'], queryFn: async () => await api.auth.sessions.$get() })
  client.setQueryData(['auth', 'user'], { id: 'ana' })
  await expect(ask()).rejects.toThrow('500')
  expect(client.getQueryData(['auth', 'user'])).toEqual({ id: 'ana' })
  fakeServer({ 'GET /api/auth/sessions': VISITOR })
  await expect(ask()).rejects.toThrow('401')
  expect(client.getQueryData(['auth', 'user'])).toBeNull()
})
