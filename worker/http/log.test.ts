/** Log lines tell what happened and never to whom: no address, code, cookie, password or query. */
import { afterEach, expect, test, vi } from 'vitest'
import { Browser } from '../testing/app.ts'
import { codeTo, PASSWORD, registration } from '../testing/services/mailbox.ts'

afterEach(() => vi.restoreAllMocks())

test('from registering to searching nothing personal reaches the log', async () => {
  const ways = (['log', 'info', 'warn', 'error', 'debug'] as const).map((way) =>
    vi.spyOn(console, way).mockImplementation(() => undefined),
  )
  const browser = new Browser()
  const secrets = new Set<string>()
  const keep = () => {
    for (const [name, value] of browser.cookies) if (name.startsWith('__Host')) secrets.add(value)
  }
  const form = registration({ lastName: 'Apellidorara', phoneNumber: '0981 777 123' })
  const { email } = form
  await browser.post('/api/auth/register', form)
  keep()
  const code = await codeTo(email)
  await browser.post('/api/auth/verify-email', { email, code: '00000x' })
  await browser.post('/api/auth/verify-email', { email, code })
  keep()
  await browser.post('/api/auth/login', { email, password: 'equivocada-1' })
  await browser.post('/api/auth/login', { email, password: PASSWORD })
  keep()
  await browser.get('/api/auth/user')
  await browser.get(`/verify-email?email=${encodeURIComponent(email)}&code=${code}`)
  const found = await browser.get('/api/items?search=guitarrarara&location=Luquerara')
  expect(found.status).toBe(200)
  await browser.get('/api/nothing-here?search=guitarrarara')
  // What fails is logged with its cause: neither may hold what was sent.
  const broken = new Browser({ DATABASE_URL: 'http://127.0.0.1:9' })
  const failed = await broken.post('/api/auth/login', { email, password: PASSWORD })
  expect(failed.status).toBe(503)

  const lines = ways.flatMap((spy) => spy.mock.calls.map((args) => args.map(String).join(' ')))
  const events = lines.map((line) => JSON.parse(line).event)
  expect(events.filter((event) => event === 'request').length).toBeGreaterThanOrEqual(9)
  expect(events).toContain('failure')
  expect(secrets.size).toBe(3)
  const personal = [email, email.split('@')[0], code, PASSWORD, 'equivocada', 'Apellidorara']
  const sought = [...personal, '777', 'guitarrarara', 'Luquerara', ...secrets]
  const told = sought.filter((secret) => lines.some((line) => line.includes(secret ?? '')))
  expect(told).toEqual([])
})
