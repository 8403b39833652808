/** What people agreed to leaves rows with version and time. */
import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { MAILS_VERSION, TERMS_VERSION } from '../../privacy/terms.ts'
import { Browser } from '../../testing/app.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { codeTo, registration } from '../../testing/services/mailbox.ts'

async function consentsOf(email: string) {
  const { results } = await env.DB.prepare(
    `select seq, kind, version, is_given from consents
     join users on users.id = user_id where email = ? order by seq`,
  )
    .bind(email)
    .all()
  return results
}
const BOTH = [
  { seq: 1, kind: 'terms', version: TERMS_VERSION, is_given: 1 },
  { seq: 2, kind: 'mails', version: MAILS_VERSION, is_given: 1 },
]

test('the terms and the mails are agreed to by registering with a code', async () => {
  const browser = new Browser()
  const form = registration()
  await browser.post('/api/auth/register', form)
  expect(await consentsOf(form.email)).toEqual([])
  await browser.post('/api/auth/verify-email', {
    email: form.email,
    code: await codeTo(form.email),
  })
  expect(await consentsOf(form.email)).toEqual(BOTH)
})

test('and where no mail can be sent', async () => {
  const browser = new Browser({
    ENVIRONMENT: 'production',
    SECRET_KEY: 'a'.repeat(40),
    BASE_URL: 'http://localhost',
  })
  const form = registration()
  expect((await browser.post('/api/auth/register', form)).status).toBe(201)
  expect((await browser.post('/api/auth/register', form)).status).toBe(201)
  expect(await consentsOf(form.email)).toEqual(BOTH)
})

test('and who is made an administrator by the setup code', async () => {
  const form = registration({ email: 'jefa@example.com' })
  const browser = new Browser({
    ENVIRONMENT: 'production',
    SECRET_KEY: 'a'.repeat(40),
    BASE_URL: 'http://localhost',
    ADMIN_EMAILS: form.email,
    ADMIN_SETUP_CODE: 'codigo-de-instalacion',
  })
  const answer = await browser.post('/api/admin/setup', {
    ...form,
    setupCode: 'codigo-de-instalacion',
  })
  expect(answer.status).toBe(204)
  expect(await consentsOf(form.email)).toEqual(BOTH)
})

test('a switch that covers mails is an agreement given or withdrawn; what stays as it was is not', async () => {
  const { browser, email } = await makeAccount()
  const put = (json: unknown) => browser.send('PUT', '/api/notifications/settings', { json })
  await put({ newMessages: false, tradeProposals: true, pushNotifications: false })
  await put({ newMessages: false })
  await put({ newMessages: true })
  const of = (seq: number, is_given: number) => ({
    ...{ seq, kind: 'mails', version: `${MAILS_VERSION} newMessages`, is_given },
  })
  expect(await consentsOf(email)).toEqual([of(1, 0), of(2, 1)])
})
