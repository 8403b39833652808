import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, DONE, field, fresh, pass, press, type, visit } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { currentToast } from '#web/ui/toast/toast.ts'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

const FORGOT = 'POST /api/auth/forgot-password'
const VERIFY = 'POST /api/auth/verify-reset-code'
const LINK = '/forgot-password?email=ana%2Bx%40example.com&code=048213'
const CODE = 'Código de verificación'

beforeEach(() => {
  fresh()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(address: string, answers: Answers = {}) {
  const server = fakeServer(answers)
  const view = await visit(address)
  await pass(0)
  return { ...server, ...view }
}

test('the link of the mail fills in address and code, and waits for a press', async () => {
  const { calls } = await open(LINK, { [VERIFY]: { body: { resetToken: 'token-1' } } })
  expect(field(CODE).value).toBe('048213')
  expect(screen.getByText(/ana\+x@example\.com/)).toBeTruthy()
  await pass(60_000)
  expect(calls).toEqual([])
  press('Verificar')
  await pass(0)
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ana+x@example.com', code: '048213' }])
  expect(screen.getByText('Elige una contraseña nueva')).toBeTruthy()
})

test('a code from an old link is refused; another can be sent at once to the same address', async () => {
  const refused = refusal(422, 'code_invalid', 'x')
  const { named } = await open(LINK, { [VERIFY]: refused, [FORGOT]: DONE })
  press('Verificar')
  await pass(0)
  expect(field(CODE).value).toBe('')
  press('Reenviar código')
  await pass(0)
  expect(named(FORGOT).map(({ body }) => body)).toEqual([{ email: 'ana+x@example.com' }])
  expect(currentToast()?.title).toBe('Código reenviado')
  expect(button('Reenviar código en 30 s').disabled).toBe(true)
})

test('a link with an address only fills it in', async () => {
  await open('/forgot-password?email=ana%40example.com')
  expect(field('Email').value).toBe('ana@example.com')
})

test('after a code was sent another waits for 30 seconds, counted in sight', async () => {
  const { named, answers } = await open('/forgot-password', { [FORGOT]: DONE })
  type('Email', 'ana@example.com')
  press('Enviar código')
  await pass(0)
  expect(button('Reenviar código en 30 s').disabled).toBe(true)
  await pass(29_000)
  expect(button('Reenviar código en 1 s').disabled).toBe(true)
  await pass(1_000)
  answers[FORGOT] = refusal(429, 'too_many', 'Espera un momento.')
  press('Reenviar código')
  await pass(0)
  expect(named(FORGOT)).toHaveLength(2)
  expect(currentToast()).toMatchObject({
    title: 'No se pudo reenviar el código',
    text: 'Espera un momento.',
  })
  expect(button('Reenviar código en 30 s').disabled).toBe(true)
})

test('a phone that dropped the page while the mail was read asks for the code again, not for the address', async () => {
  const { unmount } = await open('/forgot-password', { [FORGOT]: DONE })
  type('Email', 'ana@example.com')
  press('Enviar código')
  await pass(0)
  unmount()
  await renderApp(<ForgotPasswordScreen />)
  expect(screen.getByText(/ana@example\.com/)).toBeTruthy()
  expect(field(CODE).value).toBe('')
  expect(button('Reenviar código').disabled).toBe(false)
})
