/** The links of the mails where they were not meant to be opened: late, twice, cut, under another account. */
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { makePerson } from '#web/testing/people.ts'
import { currentToast } from '#web/ui/toast/toast.ts'
import {
  beginSession,
  DONE,
  field,
  fresh,
  here,
  pass,
  press,
  type,
  VISITOR,
  visit,
} from './testing.tsx'

const USER = 'GET /api/auth/user'
const VERIFY = 'POST /api/auth/verify-email'
const VERIFY_RESET = 'POST /api/auth/verify-reset-code'
const RESET = 'POST /api/auth/reset-password'
const CODE = 'Código de verificación'
const BETO = { body: makePerson({ id: 'u2', email: 'beto@example.com', firstName: 'Beto' }) }
const TOKEN = { body: { resetToken: 'token-1' } }
const REFUSED = refusal(422, 'code_invalid', 'El código es inválido o ha expirado.')

beforeEach(() => {
  fresh()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address: string, answers: Answers = {}) {
  const server = fakeServer({ [USER]: VISITOR, ...answers })
  await visit(address)
  await pass(0)
  return server
}

async function choosePassword() {
  type('Nueva contraseña', 'clave-nueva-9')
  type('Confirmar contraseña', 'clave-nueva-9')
  press('Guardar contraseña')
  await pass(0)
}

test('a link of the verification opened twice: its code is used up, and one may sign in', async () => {
  await open('/verify-email?email=ana%40example.com&code=048213&next=%2Fitems%2F7', {
    [VERIFY]: REFUSED,
  })
  await pass(1_000)
  expect(currentToast()?.title).toBe('Código inválido')
  expect(field(CODE).value).toBe('')
  expect(screen.getByText(/¿Ya lo verificaste\?/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')
  expect(link).toBe('/custom-login?next=%2Fitems%2F7')
})

// Case 31.
test('the address of a link counts in any case and without spaces around', async () => {
  const { named } = await open('/verify-email?email=%20Ana%2Bx%40Example.com&code=048213', {
    [VERIFY]: 'never',
  })
  await pass(1_000)
  expect(named(VERIFY).map(({ body }) => body)).toEqual([
    { email: 'ana+x@example.com', code: '048213' },
  ])
})

test.each(['ana', '%20', 'ana%40'])(
  'a link with the address %j leads to the registration',
  async (email) => {
    await open(`/verify-email?email=${email}&code=048213`)
    expect(here()).toBe('/custom-register')
  },
)

test('a recovery link with a code that was cut asks for the code, not for a press', async () => {
  await open('/forgot-password?email=ana%40example.com&code=0482')
  expect(screen.getByText(/Escríbelo aquí/)).toBeTruthy()
  expect(field(CODE).value).toBe('0482')
})

test('a recovery link under an account of its own ends in signing in anew', async () => {
  beginSession()
  const ana = { body: makePerson({ id: 'u1' }) }
  const server = await open('/forgot-password?email=ana%40example.com&code=048213', {
    [USER]: ana,
    [VERIFY_RESET]: TOKEN,
    [RESET]: DONE,
  })
  press('Verificar')
  await pass(0)
  server.answers[USER] = VISITOR
  await choosePassword()
  expect(here()).toBe('/custom-login')
  expect(currentToast()?.text).toBe('Inicia sesión con tu nueva contraseña.')
})

const BESIDE =
  'En este dispositivo sigue abierta la cuenta de beto@example.com. Cierra sesión para entrar con la otra.'

test('a recovery link under the account of somebody else: the password is set, and who is there is told', async () => {
  beginSession()
  const { named } = await open('/forgot-password?email=ana%40example.com&code=048213', {
    [USER]: BETO,
    [VERIFY_RESET]: TOKEN,
    [RESET]: DONE,
  })
  press('Verificar')
  await pass(0)
  await choosePassword()
  expect(named(RESET)).toHaveLength(1)
  expect(here()).toBe('/')
  expect(currentToast()).toMatchObject({ title: 'Contraseña guardada', text: BESIDE })
})

test('a verification link under the account of somebody else: the same', async () => {
  beginSession()
  await open('/verify-email?email=ana%40example.com&code=048213', {
    [USER]: BETO,
    [VERIFY]: { body: { signedIn: false, resetToken: 'token-1' } },
    [RESET]: DONE,
  })
  expect(here()).toContain('/verify-email')
  await pass(1_000)
  await choosePassword()
  expect(here()).toBe('/')
  expect(currentToast()?.text).toBe(BESIDE)
})
