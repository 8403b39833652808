import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TIME_HEADER } from '#terms/http'
import { button, field, fresh, here, said, visit } from '#web/accounts/testing.tsx'
import { pendingEmail } from '#web/accounts/verify/pending-email.ts'
import { learnTime } from '#web/api/server-clock.ts'
import { latestBirth } from '#web/forms/birth-date.ts'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import {
  createAccount,
  REGISTER,
  STEP_ONE,
  STEP_TWO,
  server,
  toStepTwo,
  write,
} from './register-story.ts'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

function choices(label: string): HTMLSelectElement {
  const found = screen.getByLabelText(label)
  if (!(found instanceof HTMLSelectElement)) throw new Error(`${label} is no choice`)
  return found
}

test('the first step says what is wrong and does not go on', async () => {
  server()
  await visit('/custom-register')
  await userEvent.click(button('Continuar'))
  for (const sentence of [
    'Email es requerido',
    'La contraseña debe tener al menos 6 caracteres',
    'Confirma tu contraseña',
    'Nombre debe tener al menos 2 caracteres',
    'Apellido debe tener al menos 2 caracteres',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy()
  }
  write({ Email: 'ana', Contraseña: 'clave-1', 'Confirmar contraseña': 'clave-2' })
  expect(screen.getByText('Email inválido')).toBeTruthy()
  expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy()
  expect(screen.getByText('Paso 1 de 2')).toBeTruthy()
})

test('old enough is who is by the clock of the server, in the calendar of the field as well', async () => {
  server()
  const DAY = 86_400_000
  // Noon, two days on.
  const told = (Math.floor(Date.now() / DAY) + 2.5) * DAY
  learnTime(new Headers({ [TIME_HEADER]: String(told) }), Date.now())
  await visit('/custom-register')
  await toStepTwo()
  expect(field('Fecha de nacimiento').max).toBe(latestBirth(told))
  learnTime(new Headers({ [TIME_HEADER]: String(Date.now()) }), Date.now())
})

test('passwords that differ are told at once, whatever else is still empty', async () => {
  server()
  await visit('/custom-register')
  await userEvent.type(field('Contraseña'), 'clave-1')
  await userEvent.type(field('Confirmar contraseña'), 'clave-2')
  await userEvent.tab()
  expect(await screen.findByText('Las contraseñas no coinciden')).toBeTruthy()
  expect(screen.queryByText('Nombre debe tener al menos 2 caracteres')).toBeNull()
})

test('the second step says what is wrong, and sends nothing', async () => {
  const { named } = server()
  await visit('/custom-register')
  await toStepTwo()
  await userEvent.click(button('Crear cuenta'))
  for (const sentence of [
    'Número de teléfono inválido',
    'Fecha de nacimiento es requerida',
    'Selecciona tu género',
    'País es requerido',
    'Ciudad es requerida',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy()
  }
  expect(document.activeElement).toBe(field('Teléfono'))
  expect(named(REGISTER)).toEqual([])
})

test('an account is asked for with everything typed, and its verification begins', async () => {
  const { named } = server({
    [REGISTER]: {
      status: 201,
      body: { requiresEmailVerification: true, email: 'ana.lopez+trueque@example.com' },
    },
  })
  await visit('/custom-register?next=%2Fitems%2F7')
  await createAccount({ ...STEP_TWO, Ocupaciónopcional: ' Docente ' })
  await screen.findByText('Verifica tu email')
  expect(here()).toBe('/verify-email?email=ana.lopez%2Btrueque%40example.com&next=%2Fitems%2F7')
  expect(named(REGISTER).map((call) => call.body)).toEqual([
    {
      email: 'ana.lopez+trueque@example.com',
      password: 'clave-larga-9',
      firstName: 'Ana',
      lastName: 'Benítez',
      phoneNumber: '0981 123 456',
      dateOfBirth: '1990-05-04',
      gender: 'female',
      country: 'Paraguay',
      city: 'Encarnación',
      occupation: 'Docente',
    },
  ])
  expect(pendingEmail()).toMatchObject({
    email: 'ana.lopez+trueque@example.com',
    next: '/items/7',
  })
  // The code has just been mailed: asking for another at once would be refused.
  expect(screen.getByRole('button', { name: /^Reenviar código en \d+ s$/ })).toHaveProperty(
    'disabled',
    true,
  )
})

test('where no verification is asked for, one signs in', async () => {
  server({ [REGISTER]: { status: 201, body: { requiresEmailVerification: false, email: 'x' } } })
  await visit('/custom-register?next=%2Fitems%2F7')
  await createAccount()
  await waitFor(() => expect(here()).toBe('/custom-login?next=%2Fitems%2F7'))
  await said('Cuenta creada')
  expect(sessionStorage.length).toBe(0)
})

test('going back and forward keeps both steps, by the button and by the phone', async () => {
  server()
  await visit('/custom-register')
  await toStepTwo()
  expect(document.activeElement?.textContent).toBe('Cuéntanos de ti')
  write({ ...STEP_TWO, 'Sobre tiopcional': 'Me gusta leer' })
  await userEvent.click(button('Anterior'))
  await screen.findByText('Paso 1 de 2')
  for (const [label, value] of Object.entries(STEP_ONE)) expect(field(label).value).toBe(value)
  await userEvent.click(button('Continuar'))
  await screen.findByText('Paso 2 de 2')
  for (const [label, value] of Object.entries(STEP_TWO)) expect(field(label).value).toBe(value)
  expect(field('Sobre tiopcional').value).toBe('Me gusta leer')
  history.back()
  await screen.findByText('Paso 1 de 2')
  expect(field('Nombre').value).toBe('Ana')
})

test('what was typed survives leaving the screen; passwords are not kept', async () => {
  server()
  const first = await visit('/custom-register')
  await toStepTwo()
  write(STEP_TWO)
  first.unmount()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('clave-larga-9')
  await visit('/custom-register')
  expect(field('Email').value).toBe(STEP_ONE.Email)
  expect(field('Contraseña').value).toBe('')
  write(STEP_ONE)
  await userEvent.click(button('Continuar'))
  await screen.findByText('Paso 2 de 2')
  expect(field('Ciudad').value).toBe('Encarnación')
})

test('another language keeps what was typed, on both steps, and names countries in it', async () => {
  server()
  await visit('/custom-register')
  await toStepTwo()
  write(STEP_TWO)
  const countries = () => [...choices('País').options]
  expect(countries()).toHaveLength(22)
  expect(choices('Género').options).toHaveLength(5)
  await act(() => chooseLanguage('en'))
  expect(field('Phone').value).toBe(STEP_TWO.Teléfono)
  const shown = choices('Country')
  expect(shown.value).toBe('Paraguay')
  expect([...shown.options].find((o) => o.value === 'Brasil')?.text).toBe('Brazil')
  expect([...shown.options].find((o) => o.value === 'Otro')?.text).toBe('Other')
  await userEvent.click(button('Previous'))
  await screen.findByText('Step 1 of 2')
  expect(field('First name').value).toBe('Ana')
  await act(() => chooseLanguage('es'))
})

test('the ways out keep the way back', async () => {
  server()
  await visit('/custom-register?next=%2Fitems%2F7')
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Volver')).toBe('/landing')
  expect(link('Iniciar sesión')).toBe('/custom-login?next=%2Fitems%2F7')
})
