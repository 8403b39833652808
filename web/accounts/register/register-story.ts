/** Registering as a person does it, for the stories of the registration. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, VISITOR } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer } from '#web/testing/fake-server.ts'

export const REGISTER = 'POST /api/auth/register'

export const STEP_ONE = {
  Email: 'Ana.Lopez+trueque@Example.com',
  Contraseña: 'clave-larga-9',
  'Confirmar contraseña': 'clave-larga-9',
  Nombre: 'Ana',
  Apellido: 'Benítez',
}
export const STEP_TWO = {
  Teléfono: '0981 123 456',
  'Fecha de nacimiento': '1990-05-04',
  Género: 'female',
  País: 'Paraguay',
  Ciudad: 'Encarnación',
}

export function write(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

export async function toStepTwo() {
  write(STEP_ONE)
  await userEvent.click(button('Continuar'))
  await screen.findByText('Paso 2 de 2')
}

export async function createAccount(values: Record<string, string> = STEP_TWO) {
  await toStepTwo()
  write(values)
  await userEvent.click(button('Crear cuenta'))
}

export function server(answers: Answers = {}) {
  return fakeServer({ 'GET /api/auth/user': VISITOR, 'GET /api/places': { body: [] }, ...answers })
}
