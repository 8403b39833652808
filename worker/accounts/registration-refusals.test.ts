/** Who is refused a registration, and what becomes of it where no mail can be sent (D19, D24). */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { spend } from '../http/guards/limits.ts'
import { Browser, testContext } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { registration } from '../testing/services/mailbox.ts'
import { HASHES_WAITING_MAX, inTurn } from './hash-queue.ts'
import { users } from './tables.ts'

test('too young, too common and malformed registrations are refused with a plain sentence', async () => {
  const browser = new Browser()
  const thisYear = new Date().getUTCFullYear()
  const child = registration({ dateOfBirth: `${thisYear - 17}-01-01` })
  const young = await browser.post('/api/auth/register', child)
  expect(young.status).toBe(422)
  expect(await young.json()).toMatchObject({
    code: 'too_young',
    message: 'Debes tener al menos 18 años para crear una cuenta.',
    issues: [{ path: 'dateOfBirth' }],
  })
  for (const password of ['123456', 'QWERTY', 'iloveyou']) {
    const common = await browser.post('/api/auth/register', registration({ password }))
    expect(await common.json()).toMatchObject({ code: 'password_common' })
    expect(common.status).toBe(422)
  }
  for (const password of ['eva2026', 'Benítez!', 'jopoi-eva']) {
    const own = await browser.post('/api/auth/register', registration({ password }))
    expect([own.status, await own.json()]).toMatchObject([
      422,
      { code: 'password_own_name', issues: [{ path: 'password' }] },
    ])
  }
  for (const phoneNumber of ['----------', '(021) 55 --', '+ . . . . . 1']) {
    const answer = await browser.post('/api/auth/register', registration({ phoneNumber }))
    expect(answer.status).toBe(422)
    const issues = [{ path: 'phoneNumber', message: 'Número de teléfono inválido' }]
    expect(await answer.json()).toMatchObject({ code: 'invalid', issues })
  }
  const bad = { ...registration(), email: 'x', password: '12345', firstName: 'A', gender: 'robot' }
  const answer = await browser.post('/api/auth/register', bad)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    code: 'invalid',
    issues: [
      { path: 'email', message: 'Email inválido' },
      { path: 'password', message: 'La contraseña debe tener al menos 6 caracteres' },
      { path: 'firstName', message: 'Nombre debe tener al menos 2 caracteres' },
      { path: 'gender', message: 'Selecciona tu género' },
    ],
  })
})

test('a name is what can be seen of it', async () => {
  const browser = new Browser()
  for (const firstName of [
    '\u200b\u200b',
    '\u0000\u0000',
    '\u3164\u3164',
    '\ud800\ud800',
    ' \u202e ',
  ]) {
    const answer = await browser.post('/api/auth/register', registration({ firstName }))
    expect([firstName, answer.status]).toEqual([firstName, 422])
    const issues = [{ path: 'firstName', message: 'Nombre debe tener al menos 2 caracteres' }]
    expect(await answer.json()).toMatchObject({ code: 'invalid', issues })
  }
  const person = await makeAccount()
  const form = new FormData()
  form.set('firstName', '\u202eMar\u00eda\u200b\nJos\u00e9')
  const answer = await person.browser.send('POST', '/api/profile/update', { form })
  expect(await answer.json()).toMatchObject({ firstName: 'María José' })
})

const LETTERS = 'Escríbelo solo con letras, espacios, guiones y apóstrofos'
const HOUSE = 'Ese nombre se confunde con el de la aplicación o su equipo. Escribe el tuyo'

test.each([
  [{ firstName: 'premio.top' }, 'firstName', LETTERS],
  [{ lastName: '0981 123 456' }, 'lastName', LETTERS],
  [{ firstName: 'Sоporte' }, 'firstName', HOUSE],
  [{ lastName: 'Administración' }, 'lastName', HOUSE],
  [{ firstName: 'Jopоi' }, 'firstName', HOUSE],
  [{ lastName: 'de Jopói' }, 'lastName', HOUSE],
  [{ firstName: 'Sopor', lastName: 'Te' }, 'firstName', HOUSE],
])('nobody is called %j (D59): it is said at the field', async (names, path, message) => {
  const answer = await new Browser().post('/api/auth/register', registration(names))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ issues: [{ path, message }] })
})

test.each([
  { firstName: 'Ñandutý', lastName: "D'Amico" },
  { firstName: 'María del Carmen Ma.', lastName: 'Núñez-Ayala' },
  { firstName: '田中', lastName: 'محمد' },
])('%j is a name', async (names) => {
  const answer = await new Browser().post('/api/auth/register', registration(names))
  expect(answer.status).toBe(201)
})

test('one network registers 50 an hour; what breaks a rule takes nothing from that', async () => {
  const settings = { RATE_LIMIT_FACTOR: '1' }
  const { ctx } = testContext(settings)
  const network = { 'cf-connecting-ip': '198.51.100.7' }
  await spend(ctx, 'registrationsOfNetwork', '198.51.100.7', { amount: 49 })
  const browser = new Browser(settings)
  const register = (given = {}) => browser.post('/api/auth/register', registration(given), network)
  expect((await register({ password: '123456' })).status).toBe(422)
  expect((await register()).status).toBe(201)
  const refused = await register()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
})

test('without a mail service the account is made at once, and recovery says it cannot', async () => {
  const none = {
    ENVIRONMENT: 'production',
    SECRET_KEY: 'a-key-of-a-deployment-without-mail-0001',
    BASE_URL: 'https://jopoi.example',
  }
  const browser = new Browser(none)
  const form = registration()
  const made = await browser.post('/api/auth/register', form)
  expect(made.status).toBe(201)
  expect(await made.json()).toEqual({ requiresEmailVerification: false, email: form.email })
  expect(
    await testContext().ctx.db.select().from(users).where(eq(users.email, form.email)),
  ).toMatchObject([{ emailVerifiedAt: null }])
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect((await browser.post('/api/auth/login', form)).status).toBe(200)
  for (const path of ['forgot-password', 'resend-verification']) {
    const answer = await browser.post(`/api/auth/${path}`, { email: form.email })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'EMAIL_SERVICE_NOT_CONFIGURED' })
  }
  const again = await browser.post('/api/auth/register', form)
  expect(await again.json()).toEqual({ requiresEmailVerification: false, email: form.email })
})

test('too many hashing at once takes nothing from the limits: the next try goes through', async () => {
  const settings = { RATE_LIMIT_FACTOR: '1' }
  const { ctx } = testContext(settings)
  const network = { 'cf-connecting-ip': '198.51.100.8' }
  await spend(ctx, 'registrationsOfNetwork', '198.51.100.8', { amount: 49 })
  const browser = new Browser(settings)
  const form = registration()
  let crowded = true
  const crowd = Array.from({ length: 1 + HASHES_WAITING_MAX }, async () => {
    while (crowded) await inTurn(() => undefined, 0)
  })
  const refused = await browser.post('/api/auth/register', form, network)
  crowded = false
  await Promise.all(crowd)
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'busy' })
  // The last place of the network and no pause between two codes.
  expect((await browser.post('/api/auth/register', form, network)).status).toBe(201)
  expect((await browser.post('/api/auth/register', registration(), network)).status).toBe(429)
})
