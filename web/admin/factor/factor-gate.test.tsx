import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { FactorGate } from './factor-gate.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const FACTOR = 'GET /api/admin/factor'
const PROVE = 'POST /api/admin/factor/prove'
const BEGIN = 'POST /api/admin/factor/begin'
const CONFIRM = 'POST /api/admin/factor/confirm'
const state = (name: 'none' | 'asked' | 'proved' | 'local') => ({
  body: { state: name, recoveryLeft: name === 'none' ? 0 : 10 },
})

async function open(answers: Answers) {
  const server = fakeServer(answers)
  await renderApp(
    <FactorGate>
      <p>inside</p>
    </FactorGate>,
  )
  return server
}

test.each(['proved', 'local'] as const)('%s: the administration is open', async (name) => {
  await open({ [FACTOR]: state(name) })
  await screen.findByText('inside')
})

test('a code of the app opens it; a wrong one stays where it was typed', async () => {
  let isProved = false
  const wrong = refusal(422, 'code_invalid', 'El código es inválido o ha expirado.', [
    { path: 'code', message: 'El código es inválido o ha expirado.' },
  ])
  const server = await open({
    [FACTOR]: () => state(isProved ? 'proved' : 'asked'),
    [PROVE]: ({ body }) => {
      isProved = (body as { code: string }).code === '123456'
      return isProved ? { status: 204, text: null } : wrong
    },
  })
  const field = await screen.findByLabelText('Código')
  expect(screen.queryByText('inside')).toBeNull()
  await userEvent.type(field, '000000')
  await userEvent.click(button('Entrar'))
  await screen.findByText('El código es inválido o ha expirado.')
  expect(field).toHaveProperty('value', '000000')
  await userEvent.clear(field)
  await userEvent.type(field, '123 456')
  await userEvent.click(button('Entrar'))
  await screen.findByText('inside')
  expect(server.named(PROVE)).toHaveLength(2)
})

test('it is set up with the password and a code, and the codes to keep are shown before it opens', async () => {
  let isThere = false
  await open({
    [FACTOR]: () => state(isThere ? 'proved' : 'none'),
    [BEGIN]: { body: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x?secret=GEZDGNBV' } },
    [CONFIRM]: () => {
      isThere = true
      return { body: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] } }
    },
  })
  await userEvent.type(await screen.findByLabelText('Tu contraseña'), 'clave-larga-9')
  await userEvent.click(button('Continuar'))
  await screen.findByRole('img', { name: 'Imagen para tu aplicación de códigos' })
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Código'), '123456')
  await userEvent.click(button('Activar'))
  await screen.findByText('EEEE-FFFF-GGGG-HHHH')
  expect(screen.queryByText('inside')).toBeNull()
  await userEvent.click(button('Ya los guardé'))
  await screen.findByText('inside')
})

test('a wrong password is said at its field', async () => {
  await open({
    [FACTOR]: state('none'),
    [BEGIN]: refusal(422, 'invalid', 'Revisa los datos marcados.'),
  })
  await userEvent.type(await screen.findByLabelText('Tu contraseña'), 'otra')
  await userEvent.click(button('Continuar'))
  expect(await said('La contraseña no es correcta.')).toBeTruthy()
})

test('what could not be asked is said, and nothing opens', async () => {
  await open({ [FACTOR]: 'no network' })
  await screen.findByRole('button', { name: /Reintentar|Intentar/ })
  expect(screen.queryByText('inside')).toBeNull()
})
