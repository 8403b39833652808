/**
 * Nobody learns from us who has an account: a known address and one that nobody has are answered alike, at the same
 * cost. Costs are counted (hashes, statements, rows), not timed: a machine's clock says other things.
 */
import { env } from 'cloudflare:test'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SECOND } from '../http/clock.ts'
import { Browser, testContext } from '../testing/app.ts'
import { ASSETS } from '../testing/assets.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { askToLeave, goneForGood, makeKnown } from '../testing/makers/leaver.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { costOf, newAddress, PASSWORD, registration } from '../testing/services/mailbox.ts'
import { hashesMade } from './hash-queue.ts'
import { hashPassword } from './passwords.ts'

afterEach(setClockBack)

/** A mail more, in the same batch, with its indexes; and the row of a person that was found. */
const STATEMENTS_APART = 1
const ROWS_APART = 8

const { ctx } = testContext()
let passwordHash = ''
let member: Browser
const known: Record<string, string> = {}

beforeAll(async () => {
  passwordHash = await hashPassword(ctx.random, PASSWORD)
  member = (await makeAccount({ passwordHash })).browser
  known.verified = (await makeAccount({ passwordHash })).email
  known.unproved = (await makeAccount({ passwordHash, emailVerifiedAt: null })).email
  known.suspended = (await makeAccount({ passwordHash, suspendedAt: 1 })).email
  known['without a password'] = (await makeAccount()).email
  known.pending = newAddress('espera')
  await new Browser().post('/api/auth/register', registration({ email: known.pending }))
  const leaver = await makeAccount({ passwordHash })
  known.leaving = leaver.email
  await askToLeave(leaver.browser)
})

const visit = (path: string, body: (email: string) => unknown) => (email: string) =>
  new Browser().post(`/api/auth/${path}`, body(email))

const DOORS: Record<string, (email: string) => Promise<Response>> = {
  register: visit('register', (email) => registration({ email })),
  'registering, then signing in with that password': async (email) => {
    const browser = new Browser()
    const form = registration({ email, password: 'de-quien-registra-7' })
    await browser.post('/api/auth/register', form)
    return browser.post('/api/auth/login', { email, password: form.password })
  },
  recovery: visit('forgot-password', (email) => ({ email })),
  resend: visit('resend-verification', (email) => ({ email })),
  'a wrong password': visit('login', (email) => ({ email, password: 'no-es-esta' })),
  'a guessed code of recovery': visit('verify-reset-code', (email) => ({ email, code: '000000' })),
  'a guessed code of registration': visit('verify-email', (email) => ({ email, code: '000000' })),
  'another address of one’s own': (email) =>
    member.post('/api/auth/change-email', { email, password: PASSWORD }),
}

/** All that an answer says, but for what was sent and what is random in every one. */
async function answered(answer: Response, email: string) {
  const headers = [...answer.headers].map(([name, value]) => [
    name,
    // An id of its own, or a cookie's random part.
    ['x-request-id', 'server-time'].includes(name) ? '…' : value.replace(/=[\w-]{43}/, '=…'),
  ])
  const body = (await answer.text()).replaceAll(email, '…').replace(/"at":\d+/, '"at":0')
  return { status: answer.status, headers, body }
}

async function asked(door: string, email: string) {
  // Whatever was sent before: the next code may go.
  pass(31 * SECOND)
  const before = hashesMade()
  let said: Awaited<ReturnType<typeof answered>> | undefined
  const cost = await costOf(async () => {
    const answer = await DOORS[door]?.(email)
    said = answer && (await answered(answer, email))
  })
  return { said, hashes: hashesMade() - before, cost }
}

test('who registers and signs in with that password is told to prove the address, whosever it is', async () => {
  for (const email of [newAddress('nadie'), ...Object.values(known)]) {
    const { said } = await asked('registering, then signing in with that password', email)
    expect([said?.status, said?.body]).toEqual([403, expect.stringContaining('email_not_verified')])
  }
})

const apart = (one: number, other: number) => Math.abs(one - other)

test.each(Object.keys(DOORS))(
  '%s: every kind of known address is answered as one that nobody has, at the same cost',
  async (door) => {
    const nobody = await asked(door, newAddress('nadie'))
    expect(nobody.said?.status).toBeLessThan(500)
    expect(nobody.said?.status).not.toBe(429)
    for (const [kind, email] of Object.entries(known)) {
      const somebody = await asked(door, email)
      expect.soft(somebody.said, kind).toEqual(nobody.said)
      expect.soft(somebody.hashes, kind).toBe(nobody.hashes)
      const [one, other] = [somebody.cost, nobody.cost]
      expect.soft(apart(one.queries, other.queries), kind).toBeLessThanOrEqual(STATEMENTS_APART)
      expect.soft(apart(one.rowsRead, other.rowsRead), kind).toBeLessThanOrEqual(ROWS_APART)
      expect.soft(apart(one.rowsWritten, other.rowsWritten), kind).toBeLessThanOrEqual(ROWS_APART)
    }
  },
)

test('each of them hashes once where a password is judged or kept, and never elsewhere', async () => {
  const made: Record<string, number> = {}
  for (const door of Object.keys(DOORS))
    made[door] = (await asked(door, newAddress('nadie'))).hashes
  expect(made).toEqual({
    register: 1,
    'registering, then signing in with that password': 2,
    recovery: 0,
    resend: 0,
    'a wrong password': 1,
    'a guessed code of recovery': 0,
    'a guessed code of registration': 0,
    'another address of one’s own': 1,
  })
})

/** Everything that is open of a person. */
const PERSONS = [
  ...['', '/activity', '/stats', '/rating-summary'].map((part) => `/api/users/ID${part}`),
  '/api/items/user/ID',
  '/api/reviews/user/ID',
  '/user/ID',
  '/user/ID?tab=items',
  '/user/ID?tab=activity',
]

test('who has left for good, and who is leaving, is to others as if they had never been', async () => {
  const [gone, leaving] = [await makeKnown(), await makeKnown()]
  expect((await askToLeave(gone.browser)).status).toBeLessThan(300)
  await goneForGood()
  expect((await askToLeave(leaving.browser)).status).toBeLessThan(300)
  // Days went by: the session slides once.
  await member.get('/api/auth/user')
  for (const browser of [new Browser({ ASSETS }), member]) {
    Object.assign(browser.env, { ASSETS })
    for (const path of PERSONS) {
      const of = async (id: string) => answered(await browser.get(path.replace('ID', id)), id)
      const never = await of('nobody-ever-was-here')
      for (const { id } of [gone, leaving]) expect.soft(await of(id), path).toEqual(never)
    }
  }
  const { rows } = (await env.DB.prepare(
    'select count(*) as rows from users where left_at > 0',
  ).first<{ rows: number }>()) ?? { rows: 0 }
  expect(rows).toBeGreaterThan(0)
})
