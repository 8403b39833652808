/** A session that ends, ends at once: its cookie, its socket and its pushes; nobody else's. */
import { beforeAll, expect, test, vi } from 'vitest'
import { Browser } from '../testing/app.ts'
import { type Device, makeDevice, makeTrader, thiefOf, tokenOf } from '../testing/live-sessions.ts'
import { decide, makeAdmins, report, reportOf } from '../testing/makers/reporting.ts'
import { codeTo, newAddress, PASSWORD, registration } from '../testing/services/mailbox.ts'
import type { SessionInfo } from './contract.ts'

const ENDED = 4403
const COME_BACK = 4000
const NEW = 'otra-clave-7'

let stranger: Device
beforeAll(async () => {
  stranger = await makeDevice(await makeTrader())
})

/** Two devices of one person, of which `own` acts. */
async function people() {
  const person = await makeTrader()
  const [own, other] = [await makeDevice(person), await makeDevice(person)]
  return { person, own, other, stranger }
}
type People = Awaited<ReturnType<typeof people>>

const nameOf = async (device: Device) => {
  const all: SessionInfo[] = await (await device.browser.get('/api/auth/sessions')).json()
  return all.find(({ current }) => current)?.id
}

async function done(answer: Promise<Response>): Promise<Response> {
  const { status } = await answer
  expect(status).toBeLessThan(400)
  return answer
}

async function recover({ person }: People): Promise<void> {
  const { email } = person
  const anywhere = new Browser()
  await done(anywhere.post('/api/auth/forgot-password', { email }))
  const code = await codeTo(email)
  const { resetToken } = await (
    await done(anywhere.post('/api/auth/verify-reset-code', { email, code }))
  ).json<{ resetToken: string }>()
  await done(anywhere.post('/api/auth/reset-password', { resetToken, newPassword: NEW }))
  // Nobody is signed in by it: the new password is.
  expect(anywhere.cookies.size).toBe(0)
}

async function changeAddress({ own }: People): Promise<void> {
  const email = newAddress('nueva')
  await done(own.browser.post('/api/auth/change-email', { email, password: PASSWORD }))
  await done(own.browser.post('/api/auth/confirm-email', { code: await codeTo(email) }))
}

async function suspend({ person, stranger }: People): Promise<void> {
  await makeAdmins()
  await done(report(stranger.browser, 'person', person.id))
  await done(decide((await reportOf('person', person.id)).id, 'suspend'))
}

const changePassword = ({ own }: People) =>
  done(
    own.browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW }),
  )
const signInAgain = ({ own, person: { email } }: People) =>
  done(own.browser.post('/api/auth/login', { email, password: PASSWORD }))
const endOne = async ({ own, other }: People) =>
  done(own.browser.send('DELETE', `/api/auth/sessions/${await nameOf(other)}`))

type Way = [
  what: string,
  act: (all: People) => Promise<unknown>,
  ended: ('own' | 'other')[],
  closedWith?: number,
]

const WAYS: Way[] = [
  ['signing out by the app', ({ own }) => done(own.browser.post('/api/logout')), ['own']],
  [
    'signing out by a link',
    ({ own }) => done(own.browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })),
    ['own'],
  ],
  ['signing in again', signInAgain, ['own'], COME_BACK],
  ['ending one of the list', endOne, ['other']],
  [
    'ending all others',
    ({ own }) => done(own.browser.post('/api/auth/sessions/end-others')),
    ['other'],
  ],
  ['another password', changePassword, ['other']],
  ['another address', changeAddress, ['other']],
  ['recovery', recover, ['own', 'other']],
  [
    'leaving',
    ({ own }) => done(own.browser.post('/api/privacy/leave', { password: PASSWORD })),
    ['own', 'other'],
  ],
  ['being suspended', suspend, ['own', 'other']],
]

test.each(WAYS)(
  '%s ends what it says, cookie, socket and pushes, and nothing else',
  async (_what, act, ended, closedWith = ENDED) => {
    const all = await people()
    for (const one of [all.own, all.other, all.stranger]) {
      expect([await one.enters(), await one.isPushed(), one.closedWith()]).toEqual([
        true,
        true,
        undefined,
      ])
    }
    await act(all)
    for (const name of ['own', 'other', 'stranger'] as const) {
      const isOver = ended.some((one) => one === name)
      expect(await all[name].enters(), name).toBe(!isOver)
      expect(await all[name].isPushed(), name).toBe(!isOver)
      if (isOver) await vi.waitFor(() => expect(all[name].closedWith(), name).toBe(closedWith))
    }
    // What is closed has been: a socket that stays would have heard it by now.
    const open = (['own', 'other', 'stranger'] as const).filter(
      (name) => !ended.some((one) => one === name),
    )
    expect(open.map((name) => all[name].closedWith())).toEqual(open.map(() => undefined))
  },
)

test('a cookie that was there before is never the one after: not by signing in, nor by proving an address', async () => {
  const { email } = await makeTrader()
  const victim = new Browser()
  const planted = 'A'.repeat(43)
  victim.cookies.set('__Host-session', planted).set('__Host-registration', planted)
  await done(victim.post('/api/auth/login', { email, password: PASSWORD }))
  expect(tokenOf(victim)).not.toBe(planted)
  const form = registration()
  const newcomer = new Browser()
  newcomer.cookies.set('__Host-session', planted).set('__Host-registration', planted)
  await done(newcomer.post('/api/auth/register', form))
  expect(newcomer.cookies.get('__Host-registration')).not.toBe(planted)
  await done(
    newcomer.post('/api/auth/verify-email', { email: form.email, code: await codeTo(form.email) }),
  )
  expect((await newcomer.get('/api/auth/user')).status).toBe(200)
  expect(new Set([tokenOf(newcomer), tokenOf(victim), planted]).size).toBe(3)
  const thief = new Browser()
  thief.cookies.set('__Host-session', planted)
  expect((await thief.get('/api/auth/user')).status).toBe(401)
})

test('a session of somebody else that was planted ends when one signs in, and is not taken over', async () => {
  const person = await makeTrader()
  const planted = await makeDevice(await makeTrader())
  const victim = thiefOf(planted.browser)
  await done(victim.post('/api/auth/login', { email: person.email, password: PASSWORD }))
  expect(await (await victim.get('/api/auth/user')).json()).toMatchObject({ id: person.id })
  expect(await planted.enters()).toBe(false)
  await vi.waitFor(() => expect(planted.closedWith()).toBe(ENDED))
})

test('a refused sign-in gives no session and ends none', async () => {
  const person = await makeTrader()
  const own = await makeDevice(person)
  const before = tokenOf(own.browser)
  const refused = await own.browser.post('/api/auth/login', {
    email: person.email,
    password: 'no-es-esta',
  })
  expect(refused.status).toBe(401)
  expect(refused.headers.getSetCookie()).toEqual([])
  expect(tokenOf(own.browser)).toBe(before)
  expect(await own.enters()).toBe(true)
})
