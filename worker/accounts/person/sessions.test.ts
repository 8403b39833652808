import { afterEach, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../http/clock.ts'
import { Browser, testContext } from '../../testing/app.ts'
import { pass, setClockBack } from '../../testing/clock.ts'
import { makeAccount } from '../../testing/makers/makers.ts'
import { costOf, PASSWORD } from '../../testing/services/mailbox.ts'
import type { SessionInfo } from '../contract.ts'
import { hashPassword } from '../passwords.ts'
import { newSession, SESSIONS_MAX } from './sessions.ts'
import { deleteExpiredAccountRows } from './store.ts'

afterEach(setClockBack)

async function anotherSession(userId: string, device: string): Promise<Browser> {
  const { token, statement } = await newSession(testContext().ctx, userId, device)
  await statement
  const browser = new Browser()
  browser.cookies.set('__Host-session', token)
  return browser
}

async function list(browser: Browser): Promise<SessionInfo[]> {
  return (await browser.get('/api/auth/sessions')).json()
}

test('a person sees their own sessions, ends one, and then all others', async () => {
  const person = await makeAccount()
  const phone = await anotherSession(person.id, 'Chrome · Android')
  const tablet = await anotherSession(person.id, 'Safari · iPad')
  await makeAccount()
  const cost = await costOf(async () => {
    expect((await list(person.browser)).map((s) => s.device).sort()).toEqual([
      'Chrome · Android',
      'Safari · iPad',
      'test',
    ])
  })
  expect(cost.queries).toBeLessThanOrEqual(5)
  const sessions = await list(person.browser)
  expect(sessions.filter((s) => s.current).map((s) => s.device)).toEqual(['test'])
  expect(JSON.stringify(sessions)).not.toContain(phone.cookies.get('__Host-session'))

  const id = sessions.find((s) => s.device === 'Chrome · Android')?.id
  expect((await person.browser.send('DELETE', `/api/auth/sessions/${id}`)).status).toBe(200)
  expect((await phone.get('/api/auth/user')).status).toBe(401)
  expect((await tablet.get('/api/auth/user')).status).toBe(200)
  const others = await person.browser.post('/api/auth/sessions/end-others')
  expect(await others.json()).toEqual({ ended: 1 })
  expect((await tablet.get('/api/auth/user')).status).toBe(401)
  expect((await person.browser.get('/api/auth/user')).status).toBe(200)
})

test('of too many sessions the one that was used longest ago ends', async () => {
  const { email, browser, id } = await makeAccount({
    passwordHash: await hashPassword(testContext().ctx.random, PASSWORD),
  })
  pass(MINUTE)
  const old = await anotherSession(id, 'Chrome · Android')
  pass(MINUTE)
  for (let n = 2; n < SESSIONS_MAX; n += 1) await anotherSession(id, `${n}`)
  const enter = () => new Browser().post('/api/auth/login', { email, password: PASSWORD })
  expect((await enter()).status).toBe(200)
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  expect((await old.get('/api/auth/user')).status).toBe(200)
  expect(await list(old)).toHaveLength(SESSIONS_MAX)
})

test('a session ended elsewhere is 401 at the next call; who asks who one is stops asking with it', async () => {
  const person = await makeAccount()
  const calls: ((browser: Browser) => Promise<Response>)[] = [
    (browser) => browser.get('/api/notifications'),
    (browser) => browser.post('/api/favorites/1'),
    (browser) => browser.post('/api/items', {}),
  ]
  for (const call of calls) {
    const phone = await anotherSession(person.id, 'Chrome · Android')
    phone.cookies.set('signed_in', '1')
    await person.browser.post('/api/auth/sessions/end-others')
    const answer = await call(phone)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'signed_out' })
    // It may come late, when there is a fresh session already: its cookie stays.
    expect([...phone.cookies.keys()]).toEqual(['__Host-session', 'signed_in'])
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    expect([...phone.cookies.keys()]).toEqual([])
  }
})

test('what is for everybody goes on without the session', async () => {
  const stale = new Browser()
  stale.cookies.set('__Host-session', 'x'.repeat(200)).set('signed_in', '1')
  expect((await stale.get('/api/items?search=mesa')).status).toBe(200)
  const half = new Browser()
  half.cookies.set('signed_in', '1')
  expect((await half.get('/api/auth/user')).status).toBe(401)
  expect([...half.cookies.keys()]).toEqual([])
  expect((await new Browser().get('/api/auth/user')).headers.getSetCookie()).toEqual([])
})

test('nobody ends a session of somebody else', async () => {
  const person = await makeAccount()
  const stranger = await makeAccount()
  const [session] = await list(person.browser)
  const ended = await stranger.browser.send('DELETE', `/api/auth/sessions/${session?.id}`)
  expect(ended.status).toBe(404)
  expect((await person.browser.get('/api/auth/user')).status).toBe(200)
  for (const id of ['', '%00', '%E0%A4%A', "'", 'x'.repeat(3000)]) {
    const answer = await stranger.browser.send('DELETE', `/api/auth/sessions/${id}`)
    expect(answer.status).toBe(404)
  }
})

test('signed out, everything about a person is 401', async () => {
  const nobody = new Browser()
  const stale = new Browser()
  stale.cookies.set('__Host-session', 'not-a-session')
  for (const browser of [nobody, stale]) {
    for (const path of ['user', 'sessions']) {
      const answer = await browser.get(`/api/auth/${path}`)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'signed_out' })
    }
    expect((await browser.send('DELETE', '/api/auth/sessions/abc')).status).toBe(401)
    expect((await browser.post('/api/auth/sessions/end-others')).status).toBe(401)
  }
})

test('a session slides for 30 days, written at most once a day', async () => {
  const person = await makeAccount()
  const { browser } = person
  pass(DAY / 2)
  expect((await browser.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
  pass(DAY / 2)
  const slid = (await browser.get('/api/auth/user')).headers.getSetCookie()
  expect(slid.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-session', 'signed_in'])
  pass(29 * DAY)
  expect((await browser.get('/api/auth/user')).status).toBe(200)
  pass(30 * DAY)
  expect((await browser.get('/api/auth/user')).status).toBe(401)
  const { ctx } = testContext()
  expect(await deleteExpiredAccountRows(ctx.db, ctx.clock.now())).toBeGreaterThan(0)
  expect(await deleteExpiredAccountRows(ctx.db, ctx.clock.now())).toBe(0)
})

test('however often it is used, a session ends after 180 days, and so does its cookie', async () => {
  const { browser } = await makeAccount()
  let last = ''
  for (let day = 0; day < 179; day += 20) {
    if (day > 0) pass(20 * DAY)
    const answer = await browser.get('/api/auth/user')
    expect([day, answer.status]).toEqual([day, 200])
    last = answer.headers.getSetCookie()[0] ?? last
  }
  // Of the last 20 days no more than those are given.
  const left = Number(/Max-Age=(\d+)/.exec(last)?.[1]) * 1000
  expect(left).toBeLessThanOrEqual(20 * DAY)
  expect(left).toBeGreaterThan(19 * DAY)
  pass(20 * DAY)
  expect((await browser.get('/api/auth/user')).status).toBe(401)
})
