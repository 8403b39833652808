import { screen } from '@testing-library/react'
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
