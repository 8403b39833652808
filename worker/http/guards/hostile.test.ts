/** What nobody of good will sends: never a 500, never SQL, a path or a stack in the answer. */
import { expect, test } from 'vitest'
import { app } from '../../app.ts'
import { Browser, ORIGIN } from '../../testing/app.ts'
import { registration } from '../../testing/services/mailbox.ts'
import { JSON_MAX_BYTES } from './body-limit.ts'

const BAD: unknown[] = [
  ...[null, true, 0, -1, 1e308, '', ' ', [], {}, { a: { b: [] } }, { $ne: 1 }, [[[[]]]]],
  ...[
    "'; DROP TABLE items;--",
    '<script>',
    '\u0000',
    'a\u0000b',
    '\ud800\udfffx\ud800',
    '../../etc',
  ],
  ...['9'.repeat(30), '😀'.repeat(2000), 'x'.repeat(50_000), '﷽\u202e', '__proto__'],
]

/** A child's registration is judged in every field and refused before the slow hash. */
const VALID: Record<string, Record<string, unknown>> = {
  register: { ...registration({ dateOfBirth: '2020-01-01' }) },
  login: { email: 'nadie@example.com', password: 'x' },
  'verify-email': { email: 'nadie@example.com', code: '123456' },
  'verify-reset-code': { email: 'nadie@example.com', code: '123456' },
  'resend-verification': { email: 'nadie@example.com' },
  'forgot-password': { email: 'nadie@example.com' },
  'reset-password': { resetToken: 'a.b.c', newPassword: 'clave-larga-9' },
}

async function expectPlain(answer: Response): Promise<void> {
  const text = await answer.text()
  expect(text).not.toMatch(/SQLITE|D1_ERROR|drizzle|select |at .*\.(ts|js):\d|node_modules/i)
  expect(answer.status, text).toBeLessThan(500)
  if (answer.status >= 400) {
    expect(JSON.parse(text)).toMatchObject({ code: /./, message: /./ })
  }
}

function raw(path: string, init: { method?: string; type?: string; body?: string }) {
  const headers = { origin: ORIGIN, 'content-type': init.type ?? 'application/json' }
  const { method = 'POST', body = null } = init
  return app.fetch(new Request(`${ORIGIN}${path}`, { method, headers, body }), new Browser().env)
}

test.each(Object.keys(VALID))('%s takes any value in any field', async (route) => {
  const browser = new Browser()
  for (const field of Object.keys(VALID[route] ?? {})) {
    for (const value of BAD) {
      const body = { ...VALID[route], [field]: value }
      await expectPlain(await browser.post(`/api/auth/${route}`, body))
    }
  }
  for (const value of BAD) await expectPlain(await browser.post(`/api/auth/${route}`, value))
})

test.each(['\u0000\u0000', '\ud800x\ud800', '﷽\u202e‮', "';--"])(
  '%j is part of a city, an address and a bio',
  async (odd) => {
    const words = {
      city: `Luque${odd}`,
      address: odd,
      occupation: odd,
      bio: odd,
    }
    const answer = await new Browser().post('/api/auth/register', registration(words))
    expect(answer.status).toBe(201)
  },
)

test('a body that is no JSON is 400, in the language of the caller', async () => {
  for (const body of ['{broken', '', '"', '{"email":', '\u0000', '[1,]']) {
    const answer = await raw('/api/auth/login', { body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({
      code: 'malformed_body',
      message: 'No pudimos leer lo que se envió.',
    })
  }
})

test('a form where JSON is expected, and a form that is none, are refused', async () => {
  const form = new FormData()
  form.set('email', 'a@b.example')
  const asForm = await new Browser().send('POST', '/api/auth/login', { form })
  expect(asForm.status).toBe(415)
  expect(await asForm.json()).toMatchObject({ code: 'wrong_type' })
  const type = 'multipart/form-data; boundary=x'
  for (const route of Object.keys(VALID)) {
    const answer = await raw(`/api/auth/${route}`, { type, body: 'no form' })
    expect(answer.status).toBe(415)
  }
  // Nothing at all is a form without its fields.
  expect((await new Browser().post('/api/auth/login')).status).toBe(422)
  await expectPlain(await raw('/api/items', { type, body: 'no form' }))
  const text = await raw('/api/auth/login', { type: 'text/plain', body: '{}' })
  expect(text.status).toBe(415)
})

test('a body over 64 KB that is no form is 413, whatever it says of its length or type', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(JSON_MAX_BYTES) })
  const answer = await raw('/api/auth/login', { body })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ code: 'too_large' })
  const upper = await raw('/api/auth/login', { body, type: 'Application/JSON; charset=utf-8' })
  expect(upper.status).toBe(413)
  const stream = new Response(body).body
  const chunked = new Request(`${ORIGIN}/api/auth/login`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: stream,
  })
  expect((await app.fetch(chunked, new Browser().env)).status).toBe(413)
  // Read as text, by whoever sends it.
  const event = await raw('/api/payments/webhook', { body, type: 'text/plain' })
  expect(event.status).toBe(413)
})

test('paths that decode to nothing sensible are 404', async () => {
  const odd = ['%00', '%E0%A4%A', '%', '%2e%2e%2f', '%F0%9F%98%80', 'x'.repeat(3000), '%ff%fe']
  for (const part of odd) {
    for (const base of ['/api/users', '/api', '/api/auth', '/api/auth/sessions', '/api/dev']) {
      const answer = await new Browser().get(`${base}/${part}`)
      expect(answer.status).toBe(404)
      await expectPlain(answer)
    }
    const query = await new Browser().get(`/api/dev/outbox?to=${part}&${part}=${part}`)
    expect(query.status).toBe(200)
  }
})

test('cookies of any shape sign nobody in', async () => {
  for (const cookie of ['%', 'x'.repeat(5000), '"', '%E0%A4%A']) {
    const headers = { cookie: `__Host-session=${cookie}; lang=${cookie}; __Host-registration=;` }
    await expectPlain(await new Browser().get('/api/auth/user', headers))
    const left = await new Browser().send('POST', '/api/logout', { headers })
    await expectPlain(left)
  }
})
