/** The mail service as administrators set it: entered, tried, taken back; the key is never shown again. */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { forgotPassword } from '../accounts/recovery.ts'
import { mailServiceOf } from '../mail/service.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makeAdmin } from '../testing/makers/proofs.ts'
import type { Received } from '../testing/services/fake-sendgrid.ts'
import { mailTo, newAddress } from '../testing/services/mailbox.ts'
import type { MailStatus } from './contract.ts'

const { SENDGRID_BASE_URL } = inject('mailService')
const KEY = 'SG.secreto-de-prueba-1a2b'
/** No mail service in the settings: local mode keeps mails to itself. */
const SETTINGS = { SENDGRID_BASE_URL }
const STATUS = '/api/admin/sendgrid/status'
const RESET = '/api/admin/sendgrid/reset-credentials'
const TEST = '/api/admin/sendgrid/test-email'

let admin: Awaited<ReturnType<typeof makeAccount>>

beforeAll(async () => {
  admin = await makeAdmin(SETTINGS)
})
afterEach(async () => {
  await env.DB.prepare('DELETE FROM mail_service').run()
})

const status = async (): Promise<MailStatus> => (await admin.browser.get(STATUS)).json()
const enter = (given = {}) =>
  admin.browser.post(RESET, { apiKey: KEY, fromEmail: 'hola@jopoi.example', ...given })
const lastAction = () =>
  env.DB.prepare('SELECT * FROM admin_actions ORDER BY id DESC LIMIT 1').first()
const received = async (to: string): Promise<Received[]> => {
  const all: Received[] = await (await fetch(`${SENDGRID_BASE_URL}/received`)).json()
  return all.filter(({ letter }) => letter.personalizations[0]?.to[0]?.email === to)
}

test('before anything is entered the status says so', async () => {
  const nothing = { configured: false, hasApiKey: false, connectionTest: false }
  expect(await status()).toEqual({ ...nothing, fromEmail: null, keyLast4: null })
})

test('a key is sealed, only its last four are told, and the connection is really tried', async () => {
  const answer = await enter()
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { message: 'Credenciales actualizadas' },
  ])
  expect(await status()).toEqual({
    configured: true,
    hasApiKey: true,
    connectionTest: true,
    fromEmail: 'hola@jopoi.example',
    keyLast4: '1a2b',
  })
  const row = await env.DB.prepare('SELECT * FROM mail_service').first()
  expect(JSON.stringify(row)).not.toContain('secreto')
  expect(await lastAction()).toMatchObject({ admin_id: admin.id, action: 'mail_credentials' })
  expect(JSON.stringify(await lastAction())).not.toContain('secreto')
})

test('who asks whom to write about their data is told the address that mails come from', async () => {
  const contact = async (settings = {}) =>
    (await new Browser({ ...SETTINGS, ...settings }).get('/api/privacy/contact')).json()
  expect(await contact()).toEqual({ email: null })
  expect(await contact({ MAIL_FROM: 'antes@jopoi.example' })).toEqual({
    email: 'antes@jopoi.example',
  })
  await enter()
  expect(await contact({ MAIL_FROM: 'antes@jopoi.example' })).toEqual({
    email: 'hola@jopoi.example',
  })
})

test('a service that takes no key is told as such', async () => {
  await enter()
  const refusing = {
    ...SETTINGS,
    ADMIN_EMAILS: admin.email,
    SENDGRID_BASE_URL: `${SENDGRID_BASE_URL}/401`,
  }
  const other = new Browser(refusing)
  for (const [name, value] of admin.browser.cookies) other.cookies.set(name, value)
  expect(await (await other.get(STATUS)).json()).toMatchObject({ connectionTest: false })
  const answer = await other.post(TEST, { toEmail: newAddress() })
  expect([answer.status, await answer.json()]).toEqual([
    503,
    {
      ...{ code: 'mail_test_failed', message: 'No se pudo enviar el email de prueba' },
      requestId: expect.stringMatching(/^\w{8,}$/),
    },
  ])
  expect(await lastAction()).toMatchObject({ details: '{"delivery":"failed"}' })
})

test('the key of the screen wins over the setting, the sender too; taken back, the settings hold again', async () => {
  const { ctx } = testContext({ ...inject('mailService'), MAIL_FROM: 'antes@jopoi.example' })
  await enter()
  expect(await mailServiceOf(ctx)).toMatchObject({ mode: 'service', key: KEY })
  expect(await mailServiceOf(ctx)).toMatchObject({ from: 'hola@jopoi.example' })
  expect((await admin.browser.send('DELETE', '/api/admin/sendgrid/credentials')).status).toBe(204)
  expect(await mailServiceOf(ctx)).toMatchObject({
    key: 'SG.test-key',
    from: 'antes@jopoi.example',
  })
  expect((await mailServiceOf(testContext().ctx)).mode).toBe('local')
})

test('under another secret key the row opens nothing, and nothing is sent with it', async () => {
  await enter()
  const { ctx } = testContext({ SECRET_KEY: 'another-key-of-a-deployment-0000001' })
  expect(await mailServiceOf(ctx)).toMatchObject({ mode: 'service', key: null })
})

test('mails that are written from then on wait for the service', async () => {
  const { email } = await makeAccount()
  const before = testContext().ctx
  await forgotPassword(before, email)
  await enter()
  await env.DB.prepare('DELETE FROM limit_counters').run()
  await forgotPassword(before, email)
  const rows = await env.DB.prepare('SELECT status FROM outbox WHERE recipient = ? ORDER BY id')
    .bind(email)
    .all()
  expect(rows.results).toEqual([{ status: 'sent' }, { status: 'pending' }])
})

test('a test email goes out by the service with our words, or with the given ones', async () => {
  await enter()
  const [plain, own] = [newAddress(), newAddress()]
  const answer = await admin.browser.post(TEST, { toEmail: plain })
  expect([answer.status, await answer.json()]).toEqual([200, { message: 'Email enviado' }])
  const given = { toEmail: own, subject: 'Hola', message: 'Uno <b>\n\nDos' }
  expect((await admin.browser.post(TEST, given)).status).toBe(200)
  expect(await received(plain)).toMatchObject([
    { key: `Bearer ${KEY}`, letter: { subject: 'Email de prueba de Jopói' } },
  ])
  const [came] = await received(own)
  expect(came?.letter.subject).toBe('Hola')
  expect(came?.letter.content[0]?.value).toBe('Uno <b>\n\nDos\n\nJopói')
  expect(came?.letter.content[1]?.value).toContain('<p>Uno &lt;b&gt;</p>')
})

test('in local mode it is kept where a person at this machine reads it', async () => {
  const toEmail = newAddress()
  expect((await admin.browser.post(TEST, { toEmail })).status).toBe(200)
  expect(await mailTo(toEmail)).toMatchObject([{ subject: 'Email de prueba de Jopói' }])
})

test.each([
  [RESET, { apiKey: ' ' }, 'apiKey', 'La API Key es requerida.'],
  [RESET, {}, 'apiKey', 'La API Key es requerida.'],
  [RESET, { apiKey: 'con ñ' }, 'apiKey', 'La API Key tiene caracteres que no corresponden.'],
  [RESET, { apiKey: 'x', fromEmail: 'nadie' }, 'fromEmail', 'Email inválido'],
  [RESET, { apiKey: 'x' }, 'fromEmail', 'Escribe el email del remitente: no hay otro configurado.'],
  [TEST, { toEmail: '' }, 'toEmail', 'El email de destino es requerido.'],
  [TEST, {}, 'toEmail', 'El email de destino es requerido.'],
  [TEST, { toEmail: 'nadie' }, 'toEmail', 'Email inválido'],
])('%s refuses %j', async (path, body, field, message) => {
  const answer = await admin.browser.post(path, body)
  expect(answer.status).toBe(422)
  const { issues } = (await answer.json()) as { issues: unknown[] }
  expect(issues[0]).toEqual({ path: field, message })
})

test('a second key keeps the sender when none is given', async () => {
  await enter()
  expect((await enter({ apiKey: 'SG.otra-9z9z', fromEmail: '' })).status).toBe(200)
  expect(await status()).toMatchObject({ fromEmail: 'hola@jopoi.example', keyLast4: '9z9z' })
})
