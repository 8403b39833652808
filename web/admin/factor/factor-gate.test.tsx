import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { goBack } from '#web/ui/layers/testing.ts'
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

/** As authenticator apps make them. */
const SECRET = new Secret({ size: 20 }).base32
const totpOf = (secret: string) =>
  new TOTP({ issuer: 'Jopói', label: 'ana@example.com', secret: Secret.fromBase32(secret) })
const codeOf = (secret: string) => totpOf(secret).generate()
const otherThan = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')
const isCodeOf = (secret: string, body: unknown) =>
  totpOf(secret).validate({ token: (body as { code: string }).code, window: 1 }) !== null
const WRONG = refusal(422, 'code_invalid', 'El código es inválido o ha expirado.', [
  { path: 'code', message: 'El código es inválido o ha expirado.' },
])

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
  const server = await open({
    [FACTOR]: () => state(isProved ? 'proved' : 'asked'),
    [PROVE]: ({ body }) => {
      isProved = isCodeOf(SECRET, body)
      return isProved ? { status: 204, text: null } : WRONG
    },
  })
  const field = await screen.findByLabelText('Código')
  expect(screen.queryByText('inside')).toBeNull()
  await userEvent.type(field, otherThan(codeOf(SECRET)))
  await userEvent.click(button('Entrar'))
  await screen.findByText('El código es inválido o ha expirado.')
  expect(field).not.toHaveProperty('value', '')
  await userEvent.clear(field)
  // As the app shows it.
  await userEvent.type(field, codeOf(SECRET).replace(/^.../, '$& '))
  await userEvent.click(button('Entrar'))
  await screen.findByText('inside')
  expect(server.named(PROVE)).toHaveLength(2)
})

test('it is set up with the password and a code, and the codes to keep are shown before it opens', async () => {
  let isThere = false
  await open({
    [FACTOR]: () => state(isThere ? 'proved' : 'none'),
    [BEGIN]: { body: { secret: SECRET, uri: totpOf(SECRET).toString() } },
    [CONFIRM]: ({ body }) => {
      isThere = isCodeOf(SECRET, body)
      if (!isThere) return WRONG
      return { body: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] } }
    },
  })
  await userEvent.type(await screen.findByLabelText('Tu contraseña'), 'clave-larga-9')
  await userEvent.click(button('Continuar'))
  await screen.findByRole('img', { name: 'Imagen para tu aplicación de códigos' })
  expect(document.activeElement?.textContent).toMatch(/aplicación de códigos/)
  // Typed into the app as it is shown: what that makes of it is what the server expects.
  const shown = screen.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent
  await userEvent.type(screen.getByLabelText('Código'), otherThan(codeOf(SECRET)))
  await userEvent.click(button('Activar'))
  await screen.findByText('El código es inválido o ha expirado.')
  await userEvent.clear(screen.getByLabelText('Código'))
  await userEvent.type(screen.getByLabelText('Código'), codeOf(shown.replaceAll(' ', '')))
  await userEvent.click(button('Activar'))
  await screen.findByText('EEEE-FFFF-GGGG-HHHH')
  expect(screen.queryByText('inside')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
  // Back loses nothing that is never shown again.
  await goBack()
  const asked = await screen.findByRole('dialog', { name: '¿Guardaste los códigos?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Seguir aquí' }))
  expect(screen.getByText('EEEE-FFFF-GGGG-HHHH')).toBeTruthy()
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
