import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, DONE, field, fresh, here, said, visit } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { currentToast } from '#web/ui/toast/toast.ts'

const FORGOT = 'POST /api/auth/forgot-password'
const VERIFY = 'POST /api/auth/verify-reset-code'
const RESET = 'POST /api/auth/reset-password'
const CODE = 'Código de verificación'
const LAPSED = refusal(422, 'reset_token_invalid', 'El enlace o código es inválido o ha expirado.')

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

async function open(answers: Answers = {}, address = '/forgot-password') {
  const server = fakeServer({
    [FORGOT]: DONE,
    [VERIFY]: { body: { resetToken: 'token-1' } },
    [RESET]: DONE,
    ...answers,
  })
  await visit(address)
  return server
}

async function askForCode(email = 'ana@example.com') {
  await userEvent.type(field('Email'), email)
  await userEvent.click(button('Enviar código'))
}

async function enterCode(code = '048213') {
  await userEvent.type(await screen.findByLabelText(CODE), code)
  await userEvent.click(button('Verificar'))
}

async function choose(password: string, again = password) {
  await userEvent.type(await screen.findByLabelText('Nueva contraseña'), password)
  await userEvent.type(field('Confirmar contraseña'), again)
  await userEvent.click(button('Guardar contraseña'))
}

const heading = () => screen.getByRole('heading', { level: 1 })

test('address, code, new password: then one signs in, with the way back', async () => {
  const { calls } = await open({}, '/forgot-password?next=%2Fitems%2F7')
  await askForCode(' Ana.Lopez+trueque@Example.COM ')
  expect((await screen.findByText(/Si hay una cuenta con/)).textContent).toContain(
    'ana.lopez+trueque@example.com',
  )
  expect(document.activeElement).toBe(heading())
  expect(screen.getByText('Paso 2 de 3')).toBeTruthy()
  await enterCode()
  await screen.findByText('Elige una contraseña nueva')
  expect(document.activeElement).toBe(heading())
  await choose('clave-nueva-9')
  await waitFor(() => expect(here()).toBe('/custom-login?next=%2Fitems%2F7'))
  expect(currentToast()).toMatchObject({ kind: 'done', title: 'Contraseña guardada' })
  const email = 'ana.lopez+trueque@example.com'
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    [FORGOT, { email }],
    [VERIFY, { email, code: '048213' }],
    [RESET, { resetToken: 'token-1', newPassword: 'clave-nueva-9' }],
  ])
})

test('an address that is none is told beside the field, and nothing is sent', async () => {
  const { calls } = await open()
  await askForCode('ana@')
  expect(screen.getByText('Email inválido')).toBeTruthy()
  expect(document.activeElement).toBe(field('Email'))
  expect(calls).toEqual([])
})

test.each([
  [refusal(503, 'EMAIL_SERVICE_NOT_CONFIGURED', 'x'), 'Servicio no disponible', /administrador/],
  [refusal(503, 'EMAIL_SEND_FAILED', 'x'), 'Error de envío', /Verifica la dirección/],
  [refusal(429, 'too_many', 'Demasiados intentos.'), 'Error', /^Demasiados intentos\.$/],
  [{ status: 502, text: '<html>nginx</html>' }, 'Error', /^Error enviando código$/],
  ['no network' as const, 'Sin conexión', /./],
])('a code that could not be sent is told (%#), and the address stays', async (...told) => {
  const [answer, title, text] = told
  await open({ [FORGOT]: answer })
  await askForCode()
  await said(title)
  expect(currentToast()?.text).toMatch(text)
  expect(field('Email').value).toBe('ana@example.com')
  expect(button('Enviar código')).toBeTruthy()
})

test('a second press while the first is on its way sends nothing', async () => {
  const { named } = await open({ [FORGOT]: 'never' })
  await askForCode()
  await userEvent.click(button('Enviando código…'))
  expect(named(FORGOT)).toHaveLength(1)
})

test('only six digits can be sent', async () => {
  const { named } = await open()
  await askForCode()
  await userEvent.type(await screen.findByLabelText(CODE), '04a82')
  expect(field(CODE).value).toBe('0482')
  expect(button('Verificar').disabled).toBe(true)
  fireEvent.submit(field(CODE))
  expect(named(VERIFY)).toEqual([])
  await userEvent.type(field(CODE), '1399')
  expect(field(CODE).value).toBe('048213')
  expect(button('Verificar').disabled).toBe(false)
})

test('a refused code is told with what to do, and the field is ready for the next', async () => {
  await open({ [VERIFY]: refusal(422, 'code_invalid', 'El código es inválido o ha expirado.') })
  await askForCode()
  await enterCode('111111')
  await said('Código inválido')
  expect(currentToast()?.text).toBe(
    'El código ingresado es inválido o ha expirado. Verifica el código o solicita uno nuevo.',
  )
  expect(field(CODE).value).toBe('')
  expect(document.activeElement).toBe(field(CODE))
})

test('without a network the code stays', async () => {
  await open({ [VERIFY]: 'no network' })
  await askForCode()
  await enterCode()
  await said('Sin conexión')
  expect(field(CODE).value).toBe('048213')
})

test('a password too short or not repeated is told beside its field', async () => {
  const { named } = await open()
  await askForCode()
  await enterCode()
  await choose('corta', 'otra')
  expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeTruthy()
  expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
  expect(named(RESET)).toEqual([])
})

test('a token that has lapsed leads to the first stage, which says why and keeps the address', async () => {
  const server = await open({ [RESET]: LAPSED })
  await askForCode()
  await enterCode()
  await choose('clave-nueva-9')
  expect(await screen.findByText(/El código que usaste ya no sirve/)).toBeTruthy()
  expect(document.activeElement).toBe(heading())
  expect(field('Email').value).toBe('ana@example.com')
  await userEvent.click(button('Enviar código'))
  await screen.findByLabelText(CODE)
  server.answers[RESET] = DONE
  await enterCode('222222')
  await choose('clave-nueva-9')
  await waitFor(() => expect(here()).toBe('/custom-login'))
})

test('back from the code is the address, as it was typed; another begins anew', async () => {
  const { named } = await open()
  await askForCode()
  await screen.findByLabelText(CODE)
  act(() => history.back())
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ana@example.com')
  act(() => history.forward())
  await userEvent.click(await screen.findByRole('link', { name: 'Usar otro email' }))
  await userEvent.clear(field('Email'))
  await askForCode('eva@example.com')
  await enterCode()
  expect(named(VERIFY)[0]?.body).toEqual({ email: 'eva@example.com', code: '048213' })
})
