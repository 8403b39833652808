import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fresh, here, pass, VISITOR, visit } from '#web/accounts/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'

beforeEach(() => {
  fresh()
  vi.useFakeTimers()
  fakeServer({ 'GET /api/auth/user': VISITOR })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test.each([
  ['/login', '/custom-login'],
  ['/login?next=%2Fitems%2F7', '/custom-login?next=%2Fitems%2F7'],
  ['/register', '/custom-register'],
  ['/register?next=%2Fitems%2F7', '/custom-register?next=%2Fitems%2F7'],
])('%s leads to %s after one second, without a step in the history', async (from, to) => {
  await visit(from)
  const steps = history.length
  expect(link('Continuar')).toBe(to)
  await pass(999)
  expect(here()).toBe(from)
  await pass(1)
  expect(here()).toBe(to)
  expect(history.length).toBe(steps)
})

test('the one for signing in says where an account is created', async () => {
  await visit('/login?next=%2Fitems%2F7')
  expect(screen.getByText(/¿Todavía no tienes cuenta\?/)).toBeTruthy()
  expect(link('Crear cuenta')).toBe('/custom-register?next=%2Fitems%2F7')
})

test('who goes on sooner is not moved again', async () => {
  await visit('/login')
  screen.getByRole('link', { name: 'Crear cuenta' }).click()
  await pass(5_000)
  expect(here()).toBe('/custom-register')
})
