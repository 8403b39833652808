/** The link in a mail that stops its kind: a page with a button, and what mail programs post by themselves. */
import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { app } from '../app.ts'
import { DAY } from '../http/clock.ts'
import { readToken, signToken } from '../http/secrets/tokens.ts'
import { ORIGIN, testContext } from '../testing/app.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { makePair, makeProposal, type Pair } from '../testing/makers/trade-maker.ts'
import { mailTo } from '../testing/services/mailbox.ts'

let pair: Pair
beforeEach(async () => {
  pair = await makePair()
})
afterEach(setClockBack)

const kinds = async (email: string) => (await mailTo(email)).map(({ kind }) => kind)

async function link(): Promise<string> {
  await makeProposal(pair)
  const [mail] = await mailTo(pair.owner.email)
  const header = mail?.headers['List-Unsubscribe'] ?? ''
  return header.slice(1 + ORIGIN.length, -1)
}
/** As a mail program posts it: from nowhere, with nothing of a browser. */
const oneClick = (path: string, type = 'application/x-www-form-urlencoded') => {
  const init = { method: 'POST', headers: { 'content-type': type } }
  const body = 'List-Unsubscribe=One-Click'
  return app.fetch(new Request(`${ORIGIN}${path}`, { ...init, body }), env)
}
const settings = async () =>
  (await pair.owner.browser.get('/api/notifications/settings')).json() as Promise<
    Record<string, boolean>
  >

test('asks when it is opened, changes nothing, and says it in the language of the account', async () => {
  const path = await link()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await app.fetch(new Request(`${ORIGIN}${path}`, { method }), env)
    expect(answer.status).toBe(200)
    if (method === 'HEAD') continue
    const page = await answer.text()
    expect(page).toContain('¿Quieres dejar de recibir avisos de propuestas nuevas?')
    expect(page).toContain(`<form method="post" action="${path}">`)
  }
  expect((await settings()).tradeProposals).toBe(true)
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'works without signing in, as often as it is pressed: %s',
  async (type) => {
    const path = await link()
    for (let n = 0; n < 2; n += 1) {
      const answer = await oneClick(path, type)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('Listo')
    }
    expect(await settings()).toMatchObject({ tradeProposals: false, newMessages: true })
    await makeProposal(pair)
    expect(await kinds(pair.owner.email)).toEqual(['trade_proposal'])
  },
)

test('still works a year later', async () => {
  const path = await link()
  pass(365 * DAY)
  expect((await oneClick(path)).status).toBe(200)
  const all = await env.DB.prepare(
    'select trade_proposals as t from notification_settings where user_id = ?',
  )
    .bind(pair.owner.id)
    .first()
  expect(all).toEqual({ t: 0 })
})

test('is worth nothing when it is not ours, of another purpose, or of nobody', async () => {
  const { ctx } = testContext()
  const sign = (purpose: 'reset' | 'mail-off', subject: string) =>
    signToken(ctx, purpose, { subject, version: 1 }, DAY)
  const tokens = [
    '',
    'a.b.c',
    await sign('reset', `trade_proposal:${pair.owner.id}`),
    await sign('mail-off', pair.owner.id),
    await sign('mail-off', `pushNotifications:${pair.owner.id}`),
    await sign('mail-off', 'trade_proposal:nobody'),
  ]
  for (const token of tokens) {
    const path = `/api/notifications/mail-off?token=${token}`
    expect((await oneClick(path)).status).toBe(404)
    const page = await app.fetch(new Request(`${ORIGIN}${path}`), env)
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('ya no sirve')])
  }
  const good = (await link()).split('token=')[1] ?? ''
  expect(await readToken(ctx, 'reset', good)).toBeNull()
})

test('opens nothing else: other writes from nowhere are refused as before', async () => {
  for (const path of [
    '/api/notifications/read-all',
    '/api/notifications/mail-off/x',
    '/api/logout',
  ]) {
    expect((await oneClick(path)).status).toBe(403)
  }
})
