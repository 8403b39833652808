import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  DONE,
  field,
  fresh,
  here,
  pass,
  press,
  type,
  VISITOR,
  visit,
} from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'

const RESET = 'POST /api/auth/reset-password'
const CODE = 'Código de verificación'

beforeEach(() => {
  fresh()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function inAnotherBrowser(reset: Answers[typeof RESET]) {
  const server = fakeServer({
    'GET /api/auth/user': VISITOR,
    'POST /api/auth/verify-email': { body: { signedIn: false, resetToken: 'token-1' } },
    [RESET]: reset,
  })
  await visit('/verify-email?email=ana%40example.com&next=%2Fitems%2F7')
  type(CODE, '048213')
  press('Verificar')
  await pass(0)
  expect(screen.getByText('Elige una contraseña nueva')).toBeTruthy()
  return server
}

async function choose(password: string, again = password) {
  type('Nueva contraseña', password)
  type('Confirmar contraseña', again)
  press('Guardar contraseña')
  await pass(0)
}

test('in another browser a new password comes first, then one signs in', async () => {
  const server = await inAnotherBrowser(DONE)
  await choose('corta', 'otra')
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeTruthy()
  expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
  await choose('clave-nueva-9')
  expect(server.named(RESET).map((call) => call.body)).toEqual([
    { resetToken: 'token-1', newPassword: 'clave-nueva-9' },
  ])
  expect(here()).toBe('/custom-login?next=%2Fitems%2F7')
  expect(currentToast()?.title).toBe('Contraseña guardada')
})

test('a password that the server refuses is told on its field', async () => {
  const issues = [{ path: 'newPassword', message: 'Elige otra.' }]
  await inAnotherBrowser(refusal(422, 'password_common', 'Elige otra.', issues))
  await choose('123456')
  expect(currentToast()?.title).toBe('Error al guardar la contraseña')
  expect(field('Nueva contraseña').getAttribute('aria-invalid')).toBe('true')
  expect(field('Nueva contraseña').value).toBe('123456')
})

test('a token that has lapsed leads to recovery, which sends another code', async () => {
  await inAnotherBrowser(refusal(422, 'reset_token_invalid', 'Solicita uno nuevo.'))
  await choose('clave-nueva-9')
  expect(here()).toBe('/forgot-password?next=%2Fitems%2F7&email=ana%40example.com')
  expect(currentToast()?.text).toBe('Solicita uno nuevo.')
})
