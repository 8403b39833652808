import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MailStatus } from '#contract/admin'
import { button, field, fresh, said } from '#web/accounts/testing.tsx'
import { type Answers, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderApp } from '#web/testing/render.tsx'
import { MailAdminScreen } from './mail-admin-screen.tsx'

beforeEach(fresh)
afterEach(() => vi.unstubAllGlobals())

const STATUS = 'GET /api/admin/sendgrid/status'
const RESET = 'POST /api/admin/sendgrid/reset-credentials'
const TEST = 'POST /api/admin/sendgrid/test-email'
const NOTHING: MailStatus = {
  configured: false,
  hasApiKey: false,
  connectionTest: false,
  fromEmail: null,
  keyLast4: null,
}
const SET: MailStatus = {
  configured: true,
  hasApiKey: true,
  connectionTest: true,
  fromEmail: 'hola@jopoi.example',
  keyLast4: '1a2b',
}

async function open(answers: Answers = {}) {
  const server = fakeServer({ [STATUS]: { body: NOTHING }, ...answers })
  await renderApp(<MailAdminScreen />)
  await screen.findByText('No responde')
  return server
}

test('a key is entered, forgotten by the form, and only its end is shown', async () => {
  const { answers, named } = await open({ [RESET]: { body: { message: 'x' } } })
  await userEvent.click(button('Guardar credenciales'))
  await screen.findByText('La API Key es requerida.')
  await userEvent.type(field('API Key'), 'SG.clave-1a2b')
  await userEvent.type(screen.getByLabelText(/^Email del remitente/), 'hola@jopoi.example')
  answers[STATUS] = { body: SET }
  await userEvent.click(button('Guardar credenciales'))
  await said('Credenciales actualizadas')
  expect(named(RESET)[0]?.body).toEqual({
    apiKey: 'SG.clave-1a2b',
    fromEmail: 'hola@jopoi.example',
  })
  await screen.findByText('Sí, termina en 1a2b')
  expect(field('API Key').value).toBe('')
})

test('what the server refuses stays typed and is said beside its field', async () => {
  const issue = { path: 'fromEmail', message: 'Escribe el email del remitente.' }
  await open({ [RESET]: refusal(422, 'invalid', 'Revisa lo marcado.', [issue]) })
  await userEvent.type(field('API Key'), 'SG.clave')
  await userEvent.click(button('Guardar credenciales'))
  await screen.findByText('Escribe el email del remitente.')
  expect(field('API Key').value).toBe('SG.clave')
})

test('a test email says where it went, or that it did not go; what was typed stays', async () => {
  const { answers, named } = await open({
    [TEST]: refusal(503, 'mail_test_failed', 'No se pudo enviar el email de prueba'),
  })
  await userEvent.click(button('Enviar email de prueba'))
  await screen.findByText('El email de destino es requerido.')
  await userEvent.type(field('Email de destino'), 'ana@example.com')
  await userEvent.click(button('Enviar email de prueba'))
  await said('No se pudo enviar el email de prueba')
  answers[TEST] = { body: { message: 'x' } }
  await userEvent.click(button('Enviar email de prueba'))
  await said('Email enviado')
  expect(named(TEST).at(-1)?.body).toEqual({ toEmail: 'ana@example.com', subject: '', message: '' })
  expect(field('Email de destino').value).toBe('ana@example.com')
})
