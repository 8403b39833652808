import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { button, field, fresh, visit } from '#web/accounts/testing.tsx'
import { chooseLanguage } from '#web/i18n/choose-language.ts'
import { activate } from '#web/i18n/i18n.ts'
import { REGISTER, STEP_ONE, STEP_TWO, server, toStepTwo, write } from './register-story.ts'

beforeEach(fresh)
afterEach(() => {
  activate('es')
  vi.unstubAllGlobals()
})

test('another language on the first step: what was typed and what is wrong stay, worded anew', async () => {
  server()
  await visit('/custom-register')
  write({ ...STEP_ONE, Email: 'ana', 'Confirmar contraseña': 'otra' })
  await userEvent.click(button('Continuar'))
  expect(screen.getByText('Email inválido')).toBeTruthy()
  await act(() => chooseLanguage('en'))
  expect(screen.getByText('Step 1 of 2')).toBeTruthy()
  expect(screen.getByText('Invalid email')).toBeTruthy()
  expect(screen.getByText('The passwords do not match')).toBeTruthy()
  expect(screen.queryByText('Email inválido')).toBeNull()
  expect(field('Email').value).toBe('ana')
  expect(field('Password').value).toBe(STEP_ONE.Contraseña)
  expect(field('Confirm password').value).toBe('otra')
  expect(field('Last name').value).toBe('Benítez')
})

test('on the second step one stays there, and nothing is sent', async () => {
  const { named } = server()
  await visit('/custom-register')
  await toStepTwo()
  write({ ...STEP_TWO, Teléfono: '12', Ciudad: '' })
  await userEvent.click(button('Crear cuenta'))
  expect(screen.getByText('Número de teléfono inválido')).toBeTruthy()
  await act(() => chooseLanguage('en'))
  expect(screen.getByText('Step 2 of 2')).toBeTruthy()
  expect(screen.getByText('Invalid phone number')).toBeTruthy()
  expect(screen.getByText('City is required')).toBeTruthy()
  expect(field('Phone').value).toBe('12')
  expect(field('Date of birth').value).toBe(STEP_TWO['Fecha de nacimiento'])
  expect(field('Gender').value).toBe('female')
  await act(() => chooseLanguage('es'))
  expect(screen.getByText('Número de teléfono inválido')).toBeTruthy()
  expect(named(REGISTER)).toEqual([])
})
