/** Who gets in (D39): an address of the settings that its person has proved. To all others there is nothing. */
import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { Browser } from '../../testing/app.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { makeAdmin } from '../../testing/makers/proofs.ts'
import { PASSWORD, registration } from '../../testing/services/mailbox.ts'

const CODE = 'codigo-de-instalacion-1'
/** A deployment without a mail service. */
const NO_MAIL = {
  ENVIRONMENT: 'production',
  SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
  BASE_URL: 'http://localhost',
  ADMIN_EMAILS: 'jefa@example.com,otra@example.com',
  ADMIN_SETUP_CODE: CODE,
}

const ROUTES: [string, string, unknown?][] = [
  ['GET', '/api/admin/figures'],
  ['GET', '/api/admin/factor'],
  ['POST', '/api/admin/factor/prove', { code: '000000' }],
  ['GET', '/api/admin/reports'],
  ['POST', '/api/admin/reports/1/decide', { decision: 'keep', seen: 1 }],
  ['GET', '/api/admin/reports/1/photo'],
  ['GET', '/api/admin/failures'],
  ['POST', '/api/admin/failures/retry', { what: 'mail', id: 1 }],
  ['GET', '/api/admin/actions'],
  ['GET', '/api/admin/suspended'],
  ['GET', '/api/admin/waiting'],
  ['GET', '/api/admin/people?q=ana'],
  ['GET', '/api/admin/people/refused'],
  ['POST', '/api/admin/people/nobody/restore', { words: 'Lo miramos otra vez.' }],
  ['GET', '/api/admin/sendgrid/status'],
  ['POST', '/api/admin/sendgrid/reset-credentials', { apiKey: 'x', fromEmail: 'a@example.com' }],
  ['DELETE', '/api/admin/sendgrid/credentials'],
  ['POST', '/api/admin/sendgrid/test-email', { toEmail: 'a@example.com' }],
]

let admin: Browser

beforeAll(async () => {
  admin = (await makeAdmin()).browser
})

test.each(ROUTES)(
  '%s %s is nothing to nobody, to a stranger and to who has not proved it',
  async (method, path, json) => {
    const stranger = await makeAccount()
    const email = `${stranger.id}@example.com`
    const unproved = await makeAccount({ email, emailVerifiedAt: null }, { ADMIN_EMAILS: email })
    for (const browser of [new Browser(), stranger.browser, unproved.browser]) {
      const answer = await browser.send(method, path, { json })
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
    }
    const known = await admin.send(method, path, { json })
    const isThere = !/reports\/1|nobody/.test(path)
    expect(known.status === 404).toBe(!isThere)
    await env.DB.prepare('DELETE FROM mail_service').run()
  },
)

test('who one is says it to administrators alone', async () => {
  expect(await (await admin.get('/api/auth/user')).json()).toMatchObject({ isAdmin: true })
  const stranger = await makeAccount()
  expect(await (await stranger.browser.get('/api/auth/user')).json()).not.toHaveProperty('isAdmin')
})

const isAdmin = async (email: string): Promise<boolean> => {
  const browser = new Browser(NO_MAIL)
  const entered = await browser.post('/api/auth/login', { email, password: PASSWORD })
  if (!entered.ok) return false
  // To administrators it says what is still to be done (worker/admin/factor); to all others there is nothing.
  const answer = await browser.get('/api/admin/figures')
  return answer.status === 403 && (await answer.json<{ code: string }>()).code === 'factor_missing'
}

test('without mail an address of the settings cannot be registered, and the answer is as for any other', async () => {
  const browser = new Browser(NO_MAIL)
  const [reserved, any] = [registration({ email: 'jefa@example.com' }), registration()]
  for (const form of [reserved, any]) {
    const answer = await browser.post('/api/auth/register', form)
    expect([answer.status, await answer.json()]).toEqual([
      201,
      { requiresEmailVerification: false, email: form.email },
    ])
  }
  const known = await env.DB.prepare('SELECT 1 FROM users WHERE email = ?')
    .bind(reserved.email)
    .first()
  expect(known).toBeNull()
})

test('the setup code makes an administrator, once; whatever is wrong is nothing', async () => {
  const browser = new Browser(NO_MAIL)
  const form = registration({ email: 'jefa@example.com' })
  const setUp = async (given: object, settings = {}) =>
    (await new Browser({ ...NO_MAIL, ...settings }).post('/api/admin/setup', { ...form, ...given }))
      .status
  expect(await setUp({ setupCode: 'otro' })).toBe(404)
  expect(await setUp({ setupCode: CODE, email: 'nadie@example.com' })).toBe(404)
  expect(await setUp({ setupCode: CODE }, { ADMIN_SETUP_CODE: '' })).toBe(404)
  const withMail = { SENDGRID_API_KEY: 'SG.x', MAIL_FROM: 'a@example.com' }
  expect(await setUp({ setupCode: CODE }, withMail)).toBe(404)
  expect(await setUp({ setupCode: CODE })).toBe(204)
  expect(await isAdmin('jefa@example.com')).toBe(true)
  expect(await setUp({ setupCode: CODE, email: 'otra@example.com' })).toBe(404)
  expect(await isAdmin('otra@example.com')).toBe(false)
  expect(browser.cookies.size).toBe(0)
})

test('who registered the address before it was an administrator’s is shut out by the setup', async () => {
  const settings = { ...NO_MAIL, ADMIN_SETUP_CODE: 'codigo-de-instalacion-2' }
  const early = await makeAccount({ email: 'otra@example.com', emailVerifiedAt: null }, NO_MAIL)
  expect((await early.browser.get('/api/admin/figures')).status).toBe(404)
  const body = { ...registration({ email: early.email }), setupCode: 'codigo-de-instalacion-2' }
  expect((await new Browser(settings).post('/api/admin/setup', body)).status).toBe(204)
  expect((await early.browser.get('/api/auth/user')).status).toBe(401)
  expect(await isAdmin(early.email)).toBe(true)
  // The address is proved now, which is paid for.
  const { results } = await env.DB.prepare('select kind from token_transactions where user_id = ?')
    .bind(early.id)
    .all()
  expect(results).toEqual([{ kind: 'email_verified' }])
})

test('what is no form is nothing as well, and where nobody is set up nothing is counted', async () => {
  const known = { email: 'jefa@example.com', setupCode: CODE }
  const browser = new Browser(NO_MAIL)
  const missing = { ...NO_MAIL, ADMIN_SETUP_CODE: '', RATE_LIMIT_FACTOR: '0.1' }
  const mailing = {
    ...missing,
    ADMIN_SETUP_CODE: CODE,
    SENDGRID_API_KEY: 'SG.x',
    MAIL_FROM: 'a@b.example',
  }
  const strict = [missing, missing, mailing, mailing].map((settings) => new Browser(settings))
  const from = (address: string) => ({ 'cf-connecting-ip': address })
  for (const one of [browser, ...strict]) {
    const answer = await one.post('/api/admin/setup', known, from('203.0.113.5'))
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }])
  }
  const form = new FormData()
  form.set('setupCode', CODE)
  expect((await browser.send('POST', '/api/admin/setup', { form })).status).toBe(404)
})

test('guesses of the code are counted, by the address that they come from', async () => {
  const few = new Browser({ ...NO_MAIL, RATE_LIMIT_FACTOR: '0.1' })
  const body = { ...registration({ email: 'jefa@example.com' }), setupCode: 'adivino' }
  const answers = [
    await few.post('/api/admin/setup', body),
    await few.post('/api/admin/setup', body),
  ]
  expect(answers.at(-1)?.status).toBe(429)
  const elsewhere = await few.post('/api/admin/setup', body, { 'cf-connecting-ip': '203.0.113.6' })
  expect(elsewhere.status).toBe(404)
})
