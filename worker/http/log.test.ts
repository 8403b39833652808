/** Log lines tell what happened, and to whom by a pseudonym only: no address, code, cookie, password or query. */
import { afterEach, expect, test, vi } from 'vitest'
import { Browser } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
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
  expect(secrets.size).toBe(4)
  const personal = [email, email.split('@')[0], code, PASSWORD, 'equivocada', 'Apellidorara']
  const sought = [...personal, '777', 'guitarrarara', 'Luquerara', ...secrets]
  const told = sought.filter((secret) => lines.some((line) => line.includes(secret ?? '')))
  expect(told).toEqual([])
})

type Line = { route: string; status: number; refused?: string; person?: string; network?: string }

test('a line names the person, or the network of a visitor, by a pseudonym of its own, and why it was refused', async () => {
  const spy = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const [ana, beto, visitor] = [await makeAccount(), await makeAccount(), new Browser()]
  const from = (address: string) => ({ 'cf-connecting-ip': address })
  for (const { browser } of [ana, beto, ana]) await browser.get('/api/auth/user')
  for (const address of ['198.51.100.30', '198.51.100.31', '198.51.100.30']) {
    await visitor.get('/api/auth/user', from(address))
  }
  await ana.browser.get('/api/items/999999999')
  const lines: Line[] = spy.mock.calls
    .map(([line]) => JSON.parse(String(line)))
    .filter(({ event }) => event === 'request')
  const [one, other, again, net, otherNet, sameNet, missing] = lines
  expect(one?.person).toMatch(/^[\w-]{12}$/)
  expect([again?.person, missing?.person]).toEqual([one?.person, one?.person])
  expect(other?.person).not.toBe(one?.person)
  expect([one?.network, one?.refused]).toEqual([undefined, undefined])
  expect(net?.network).toMatch(/^[\w-]{12}$/)
  expect(sameNet?.network).toBe(net?.network)
  expect(otherNet?.network).not.toBe(net?.network)
  expect(net).toMatchObject({ status: 401, refused: 'signed_out' })
  expect(missing).toMatchObject({ status: 404, refused: 'item_not_found' })
  const text = JSON.stringify(lines)
  for (const secret of [ana.id, beto.id, ana.email, '198.51.100'])
    expect(text).not.toContain(secret)
})
