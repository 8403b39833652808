import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { refusal } from '#web/testing/fake-server.ts'
import { ANA, fresh, said } from '../testing.tsx'
import { openSettings } from './testing.tsx'

// Here before it is asked for: a test waits a second.
import './email-card.tsx'

const ASK = 'POST /api/auth/change-email'
const CONFIRM = 'POST /api/auth/confirm-email'

beforeEach(fresh)

const card = () => within(screen.getByRole('region', { name: 'Email' }))
const press = (name: string) => userEvent.click(card().getByRole('button', { name }))

async function fill(password = 'clave-larga-9') {
  await screen.findByRole('region', { name: 'Email' })
  await userEvent.type(card().getByLabelText('Nuevo email'), 'nueva@example.com')
  await userEvent.type(card().getByLabelText('Tu contraseña'), password)
  await press('Enviar código')
}

test('a code at the new address changes it, and the page says the new one', async () => {
  const { answers, named } = await openSettings({ [ASK]: { body: { message: 'x' } } })
  await fill()
  const code = await card().findByLabelText<HTMLInputElement>('Código de verificación')
  await said('Código enviado')
  expect(named(ASK)[0]?.body).toEqual({ email: 'nueva@example.com', password: 'clave-larga-9' })
  answers[CONFIRM] = refusal(422, 'code_invalid', 'El código es inválido o ha expirado.')
  await userEvent.type(code, '111111')
  await press('Verificar')
  await said('Código inválido')
  await waitFor(() => expect(code.value).toBe(''))

  answers[CONFIRM] = { body: { email: 'nueva@example.com' } }
  answers['GET /api/auth/user'] = { body: { ...ANA.body, email: 'nueva@example.com' } }
  await userEvent.type(code, '222222')
  await press('Verificar')
  await said('Email cambiado')
  expect(named(CONFIRM).at(-1)?.body).toEqual({ code: '222222' })
  await screen.findByText('nueva@example.com')
  // Nothing of the change is left in the card.
  expect(card().getByLabelText<HTMLInputElement>('Nuevo email').value).toBe('')
})

test('a wrong password and the own address are said at their fields, and nothing typed is lost', async () => {
  const { answers } = await openSettings({ [ASK]: refusal(422, 'credentials_wrong', 'x') })
  await fill('no-es-esta')
  await card().findByText('La contraseña actual no es correcta')
  const issue = { path: 'email', message: 'Ese ya es tu email' }
  answers[ASK] = refusal(422, 'email_same', 'Ese ya es tu email', [issue])
  await press('Enviar código')
  await card().findByText('Ese ya es tu email')
  expect(card().getByLabelText<HTMLInputElement>('Nuevo email').value).toBe('nueva@example.com')
})

test('an address with a mistake in it is told before anything is sent', async () => {
  const { named } = await openSettings()
  await screen.findByRole('region', { name: 'Email' })
  await userEvent.type(card().getByLabelText('Nuevo email'), 'nueva')
  await press('Enviar código')
  expect(card().getByText('Email inválido')).toBeTruthy()
  expect(card().getByText('Contraseña es requerida')).toBeTruthy()
  expect(named(ASK)).toEqual([])
})
