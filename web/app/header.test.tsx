import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as database from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIGNED_IN_COOKIE } from '#contract/session'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { Header } from './header.tsx'

vi.mock('idb-keyval', () => ({ clear: vi.fn(async () => undefined) }))

const setSession = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would do in its answer
  document.cookie = `${SIGNED_IN_COOKIE}=${text}`
}
const signIn = () => screen.getByRole('link', { name: 'Iniciar Sesión' }).getAttribute('href')

beforeEach(() => {
  setSession('; max-age=0')
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  setSession('; max-age=0')
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

test.each([
  ['/', '/custom-login'],
  ['/?view=list', '/custom-login?next=%2F%3Fview%3Dlist'],
  ['/search?q=bici%20roja', '/custom-login?next=%2Fsearch%3Fq%3Dbici%2520roja'],
  ['/items/7', '/custom-login?next=%2Fitems%2F7'],
  ['/custom-login', '/custom-login'],
  ['/custom-register?next=%2Fitems%2F7', '/custom-login?next=%2Fitems%2F7'],
  ['/verify-email?email=a%40b.py&next=%2Fitems%2Fnew', '/custom-login?next=%2Fitems%2Fnew'],
  ['/forgot-password?next=%2Fsearch%3Fq%3Dbici', '/custom-login?next=%2Fsearch%3Fq%3Dbici'],
])('signing in from %s leads back there', async (address, href) => {
  history.replaceState(null, '', address)
  await renderApp(<Header />)
  expect(signIn()).toBe(href)
})

async function openSignedIn() {
  setSession('1')
  fakeServer({ 'GET /api/auth/user': { body: { id: 'u1', firstName: 'Ana' } } })
  localStorage.setItem('lang', 'es')
  localStorage.setItem('filters', '{"location":"Luque"}')
  sessionStorage.setItem('registerDraft', '{"firstName":"Ana"}')
  const view = await renderApp(<Header />)
  const link = await screen.findByRole('link', { name: 'Cerrar Sesión' })
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/', search: '', assign })
  return { ...view, link, assign }
}

test('signing out takes what is private off the device, then asks the server', async () => {
  const { link, assign, queryClient } = await openSignedIn()
  expect(link.getAttribute('href')).toBe('/api/logout')
  await userEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/api/logout'))
  expect({ ...localStorage }).toEqual({ lang: 'es' })
  expect(sessionStorage).toHaveLength(0)
  expect(database.clear).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(['auth', 'user'])).toBeUndefined()
})

test('a device whose database refuses or never answers is signed out all the same', async () => {
  vi.mocked(database.clear).mockRejectedValueOnce(new Error('forbidden'))
  const { link, assign } = await openSignedIn()
  await userEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledOnce())
  vi.mocked(database.clear).mockReturnValueOnce(new Promise(() => undefined))
  await userEvent.click(link)
  await waitFor(() => expect(assign).toHaveBeenCalledTimes(2), { timeout: 3_000 })
})
