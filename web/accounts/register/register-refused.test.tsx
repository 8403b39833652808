import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, field, fresh, said, visit } from '#web/accounts/testing.tsx'
import { refusal } from '#web/testing/fake-server.ts'
import { createAccount, REGISTER, STEP_TWO, server, write } from './register-story.ts'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

test('who is too young is told before anything is sent', async () => {
  const { named } = server()
  await visit('/custom-register')
  await createAccount({ ...STEP_TWO, 'Fecha de nacimiento': '2020-01-01' })
  expect(screen.getByText('Debes tener al menos 18 años para crear una cuenta.')).toBeTruthy()
  expect(field('Fecha de nacimiento').min).toBe('1900-01-01')
  expect(field('Fecha de nacimiento').max > '2000').toBe(true)
  expect(named(REGISTER)).toEqual([])
})

test('an age that the server refuses is told on its field', async () => {
  const sentence = 'Debes tener al menos 18 años para crear una cuenta.'
  const issues = [{ path: 'dateOfBirth', message: sentence }]
  server({ [REGISTER]: refusal(422, 'too_young', sentence, issues) })
  await visit('/custom-register')
  await createAccount()
  await said('Error al crear cuenta')
  const date = field('Fecha de nacimiento')
  await waitFor(() => expect(date.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(date)
  expect(field('Teléfono').value).toBe(STEP_TWO.Teléfono)
  write({ 'Fecha de nacimiento': '1980-01-01' })
  expect(date.getAttribute('aria-invalid')).toBe('false')
})

test('what the server marks on the first step is shown there, once', async () => {
  const issues = [{ path: 'password', message: 'Elige otra.' }]
  server({ [REGISTER]: refusal(422, 'password_common', 'Elige otra.', issues) })
  await visit('/custom-register')
  await createAccount()
  await screen.findByText('Paso 1 de 2')
  expect(field('Contraseña').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Contraseña'))
  write({ Contraseña: 'otra-clave-9', 'Confirmar contraseña': 'otra-clave-9' })
  await userEvent.click(button('Continuar'))
  await screen.findByText('Paso 2 de 2')
  expect(field('Ciudad').value).toBe('Encarnación')
  await userEvent.click(button('Anterior'))
  await screen.findByText('Paso 1 de 2')
  expect(field('Contraseña').getAttribute('aria-invalid')).toBe('false')
})

test.each([
  [{ status: 500, text: 'boom' } as const, 'Ocurrió un error. Intenta nuevamente.'],
  [
    refusal(503, 'not_configured', 'El servicio no está disponible.'),
    'El servicio no está disponible.',
  ],
])('a failing server is told in words and costs nothing that was typed', async (answer, text) => {
  server({ [REGISTER]: answer })
  await visit('/custom-register')
  await createAccount()
  await said('Error al crear cuenta')
  await said(text)
  for (const [label, value] of Object.entries(STEP_TWO)) expect(field(label).value).toBe(value)
})

test('without a network it says so and keeps everything', async () => {
  server({ [REGISTER]: 'no network' })
  await visit('/custom-register')
  await createAccount()
  await said('Sin conexión')
  expect(field('Teléfono').value).toBe(STEP_TWO.Teléfono)
})
