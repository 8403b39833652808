import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIGNED_IN_COOKIE } from '#terms/http'
import { renderApp } from '#web/testing/render.tsx'
import { Header } from './header.tsx'

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

test.each(['/items/7', '/user/ana'])(
  'a visitor who comes to %s by a link finds the search, the list and what this is',
  async (address) => {
    history.replaceState(null, '', address)
    await renderApp(<Header />)
    const search = screen.getByRole('search')
    expect(search.className).not.toContain('phone:hidden')
    const explore = within(search.parentElement as HTMLElement).getByRole('link')
    expect([explore.textContent, explore.getAttribute('href')]).toEqual(['Explorar', '/'])
    expect(screen.getByText(/se cambian cosas, sin dinero\.$/)).toBeTruthy()
  },
)

test.each([
  ['/', ''],
  ['/items/new', ''],
  ['/landing', ''],
  ['/items/7', '1'],
])('at %s, or to a member, the header says no more than before', async (address, cookie) => {
  setSession(cookie || '; max-age=0')
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  history.replaceState(null, '', address)
  await renderApp(<Header />)
  expect(screen.queryByText(/se cambian cosas/)).toBeNull()
  expect(screen.getByRole('search').className.includes('phone:hidden')).toBe(address !== '/')
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
