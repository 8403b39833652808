import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fresh } from '#web/accounts/testing.tsx'
import { activate } from '#web/i18n/i18n.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { PrivacyScreen } from './privacy-screen.tsx'
import { TermsScreen } from './terms-screen.tsx'

const CONTACT = 'GET /api/privacy/contact'

beforeEach(fresh)
afterEach(() => {
  activate('es')
  vi.unstubAllGlobals()
})

test('the privacy page names whom to write to, and leads to the terms', async () => {
  fakeServer({ [CONTACT]: { body: { email: 'hola@jopoi.example' } } })
  history.pushState(null, '', '/privacy')
  await renderApp(<PrivacyScreen />)
  const mail = await screen.findByRole('link', { name: 'hola@jopoi.example' })
  expect(mail.getAttribute('href')).toBe('mailto:hola@jopoi.example')
  expect(screen.getByRole('link', { name: 'Términos de uso' }).getAttribute('href')).toBe('/terms')
  expect(screen.queryByRole('status')).toBeNull()
})

test('whoever has just left reads until when there is a way back', async () => {
  fakeServer({ [CONTACT]: { body: { email: null } } })
  history.pushState(null, '', '/privacy?until=2026-12-12T15%3A00%3A00.000Z')
  await renderApp(<PrivacyScreen />)
  expect(screen.getByRole('status').textContent).toContain('Hasta el 12 de diciembre de 2026')
  expect(await screen.findByText(/se hace desde Configuración/)).toBeTruthy()
})

test('what is no date says nothing', async () => {
  fakeServer({ [CONTACT]: { body: { email: null } } })
  history.pushState(null, '', '/privacy?until=nunca')
  await renderApp(<PrivacyScreen />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('the terms are there in both languages', async () => {
  fakeServer({})
  history.pushState(null, '', '/terms')
  await renderApp(<TermsScreen />)
  expect(screen.getByText(/La plataforma solo conecta usuarios/)).toBeTruthy()
  await renderApp(<TermsScreen />, 'en')
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeTruthy()
})
