import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Language, SIGNED_IN_COOKIE } from '#terms/http'
import { fakeServer } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { renderApp } from '#web/testing/render.tsx'
import { LandingScreen } from './landing-screen.tsx'

function setCookie(value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would do in its answer
  document.cookie = `${SIGNED_IN_COOKIE}=${value}`
}

beforeEach(() => setCookie('; max-age=0'))
afterEach(() => {
  setCookie('; max-age=0')
  vi.unstubAllGlobals()
})

const leadsOf = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test('a visitor learns what it is and how it works, and can look around or create an account', async () => {
  const { calls } = fakeServer({})
  await renderApp(<LandingScreen />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Intercambia sin dinero')
  const steps = screen.getAllByRole('list').find((list) => list.tagName === 'OL')
  expect(steps && within(steps).getAllByRole('listitem')).toHaveLength(3)
  expect(leadsOf('Explorar artículos')).toEqual(['/'])
  expect(leadsOf('Crear cuenta')).toEqual(['/custom-register', '/custom-register'])
  expect(screen.getByText('Sin comisiones')).toBeTruthy()
  expect(calls).toEqual([])
})

test.each<[Language, RegExp]>([
  ['es', /reseña|verificad|reputación/i],
  ['en', /review|verified|reputation/i],
])('in %s it claims nothing that is not there yet', async (language, notYet) => {
  fakeServer({})
  const { container } = await renderApp(<LandingScreen />, language)
  expect(container.textContent).not.toMatch(notYet)
})

test('who is signed in is led to publish, not to a second account', async () => {
  setCookie('1')
  fakeServer({ 'GET /api/auth/user': { body: makePerson() } })
  await renderApp(<LandingScreen />)
  await screen.findAllByRole('link', { name: 'Publicar artículo' })
  expect(leadsOf('Publicar artículo')).toEqual(['/items/new', '/items/new'])
  expect(screen.queryByRole('link', { name: 'Crear cuenta' })).toBeNull()
})
