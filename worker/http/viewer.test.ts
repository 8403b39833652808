/** What is asked for somebody while it is not known yet whether they are signed in (J345). */
import { env } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'
import { claimedBy, tokenFor } from '../accounts/person/claims.ts'
import { newSession, SESSION_MS } from '../accounts/person/sessions.ts'
import { Browser, testContext } from '../testing/app.ts'
import { block } from '../testing/blocking.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { thiefOf, tokenOf } from '../testing/live-sessions.ts'
import { makeItem } from '../testing/makers/item-maker.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal } from '../testing/makers/trade-maker.ts'
import { costOf } from '../testing/services/mailbox.ts'

const { ctx } = testContext()
afterEach(setClockBack)

const OWN = [
  '/api/auth/user',
  '/api/notifications',
  '/api/favorites',
  '/api/my-items',
  '/api/home',
  '/api/trade-proposals?box=all',
  '/api/wishes/mine',
]

/** As they were a moment ago: whoever has their token. */
async function endedSession(end: (id: string, browser: Browser) => Promise<unknown>) {
  const pair = await makePair()
  const { id: trade } = await makeProposal(pair)
  const { id, browser } = pair.owner
  const item = await makeItem((await makeAccount()).browser)
  const thief = thiefOf(browser)
  expect((await thief.get('/api/auth/user')).status).toBe(200)
  await end(id, browser)
  return { id, thief, trade, item: item.id }
}

const ENDS: [string, (id: string, browser: Browser) => Promise<unknown>][] = [
  ['signed out', (_id, browser) => browser.post('/api/auth/logout')],
  ['run out', async () => pass(SESSION_MS + 1)],
  [
    'suspended',
    (id) => env.DB.prepare('update users set suspended_at = 1 where id = ?').bind(id).run(),
  ],
  ['left', (id) => env.DB.prepare('update users set left_at = 1 where id = ?').bind(id).run()],
]

test.each(ENDS)(
  'a session that is %s reads nothing of its person, however it is sealed',
  async (_how, end) => {
    const { thief, trade } = await endedSession(end)
    for (const path of [...OWN, `/api/trades/${trade}`, `/api/trade-proposals/${trade}/messages`]) {
      const answer = await thief.get(path)
      expect([path, answer.status]).toEqual([path, 401])
      expect(Object.keys(await answer.json())).toEqual(['message', 'code'])
      for (const name of ['link', 'x-total-count', 'x-read-marks'])
        expect(answer.headers.has(name)).toBe(false)
    }
  },
)

test.each(ENDS)('a session that is %s changes nothing', async (_how, end) => {
  const { id, thief, trade, item } = await endedSession(end)
  const posts: [string, unknown?][] = [
    [`/api/favorites/${item}`],
    [`/api/trades/${trade}/actions`, { action: 'accept' }],
    ['/api/trade-proposals', { requestedItemId: item, message: 'Hola' }],
  ]
  for (const [path, json] of posts) {
    const cost = await costOf(async () => {
      expect([path, (await thief.post(path, json)).status]).toEqual([path, 401])
    })
    expect([path, cost.rowsWritten, cost.after.rowsWritten]).toEqual([path, 0, 0])
  }
  const count = (sql: string) => env.DB.prepare(sql).bind(id).first('n')
  expect(await count('select count(*) as n from favorites where user_id = ?')).toBe(0)
  expect(await count('select count(*) as n from trades where from_user_id = ?')).toBe(0)
  expect(
    await count("select count(*) as n from trades where to_user_id = ? and status <> 'pending'"),
  ).toBe(0)
})

test('whoever is nobody any more is answered as a visitor, with whom their blocks leave out', async () => {
  const [me, other] = [await makeAccount(), await makeAccount()]
  const item = await makeItem(other.browser)
  await block(me, other)
  const thief = thiefOf(me.browser)
  expect((await thief.get(`/api/items/${item.id}`)).status).toBe(404)
  await me.browser.post('/api/auth/logout')
  expect((await thief.get(`/api/items/${item.id}`)).status).toBe(200)
})

test('whoever has blocks is asked for once more, and sees nobody of them', async () => {
  const [me, other] = [await makeAccount(), await makeAccount()]
  const item = await makeItem(other.browser)
  expect((await me.browser.get(`/api/items/${item.id}`)).status).toBe(200)
  await block(me, other)
  expect((await me.browser.get(`/api/items/${item.id}`)).status).toBe(404)
  expect((await me.browser.post(`/api/favorites/${item.id}`)).status).toBe(404)
  const list: { id: number }[] = await (await me.browser.get('/api/items?limit=60')).json()
  expect(list.map(({ id }) => id)).not.toContain(item.id)
})

test('nobody has another’s things looked for: what is not under our seal waits for its session', async () => {
  const [me, other] = [await makeAccount(), await makeAccount()]
  const [secret = '', , seal = ''] = tokenOf(me.browser).split('.')
  expect(claimedBy(ctx.settings, tokenOf(me.browser))?.id).toBe(me.id)
  const elsewhere = { ...ctx.settings, SECRET_KEY: 'another-key-of-a-deployment-for-tests-01' }
  const forged = [
    `${secret}.${other.id}.${seal}`,
    `${secret}.${other.id}.${'A'.repeat(16)}`,
    `${secret}.${me.id}`,
    tokenFor(elsewhere, secret, other.id),
    `${'x'.repeat(5000)}.${other.id}.${seal}`,
  ]
  for (const token of forged) {
    expect(claimedBy(ctx.settings, token)).toBeNull()
    const browser = new Browser()
    browser.cookies.set('__Host-session', token)
    const cost = await costOf(async () => {
      expect((await browser.get('/api/favorites')).status).toBe(401)
    })
    expect(cost.queries).toBeLessThanOrEqual(1)
  }
})

test('a key that is being replaced still seals; a session from before the seal is as good', async () => {
  const { id } = await makeAccount()
  const before = testContext({ SECRET_KEY: 'the-key-of-a-deployment-before-this-one-1' }).ctx
  const { token, statement } = await newSession(before, id, 'phone')
  await statement
  const both = { ...ctx.settings, SECRET_KEY_PREVIOUS: before.settings.SECRET_KEY }
  expect([claimedBy(both, token)?.id, claimedBy(ctx.settings, token)]).toEqual([id, null])
  const browser = new Browser()
  browser.cookies.set('__Host-session', token)
  const cost = await costOf(async () => {
    expect((await browser.get('/api/favorites?ids=1')).status).toBe(200)
  })
  expect(cost.trips).toBe(2)
})

test('a day later the session slides, as a route reads for its person', async () => {
  const { browser } = await makeAccount()
  pass(25 * 60 * 60 * 1000)
  const answer = await browser.get('/api/favorites?ids=1')
  expect(answer.headers.getSetCookie().some((one) => one.startsWith('__Host-session='))).toBe(true)
  const again = await browser.get('/api/favorites?ids=1')
  expect(again.headers.getSetCookie()).toEqual([])
})
