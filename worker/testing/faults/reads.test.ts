/** What is read while the database or the bucket fails: a plain sentence for calls, the bare page for people. */

import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { ANSWERS_ID } from '#web/api/first-view.ts'
import { SIGNED_IN_COOKIE } from '../../http/terms.ts'
import { Browser } from '../app.ts'
import { ASSETS } from '../assets.ts'
import { makeItem } from '../makers/item-maker.ts'
import { makeAccount } from '../makers/makers.ts'
import { on } from './ground.ts'
import { expectPlain } from './stored.ts'
import { type Fault, FaultSwitch, faultyBucket, faultyDatabase } from './switch.ts'

const FAILING = ['down', 'error', 'nonsense', 'lost'] as const
let me: Awaited<ReturnType<typeof makeAccount>>
let id: number
beforeAll(async () => {
  me = await makeAccount()
  id = (await makeItem(me.browser)).id
})

const without = (browser: Browser, fault: Fault) =>
  on(browser, { ASSETS, DB: faultyDatabase(env.DB, new FaultSwitch(fault)) } as unknown as Partial<
    typeof env
  >)

const calls = () => [
  ...['/api/items', '/api/items?search=radio', `/api/items/${id}`, `/api/items/${id}/similar`],
  ...['/api/my-items', '/api/favorites', '/api/trade-proposals', '/api/trades/1'],
  ...['/api/notifications', '/api/auth/user', '/api/auth/sessions', `/api/users/${me.id}`],
  ...[`/api/reviews/user/${me.id}`, `/api/users/${me.id}/stats`, '/api/user/verifications'],
  ...[
    '/api/places?q=luque',
    '/api/meeting-places?town=Luque',
    '/sitemap.xml',
    '/sitemaps/items-1.xml',
  ],
]
const pages = () => ['/', '/search?q=radio', `/items/${id}`, `/user/${me.id}`]

test.each(FAILING)('every call is refused in a plain sentence: %s', async (fault) => {
  for (const path of calls()) {
    const answer = await without(me.browser, fault).get(path)
    expect([path, answer.status]).toEqual([path, 503])
    await expectPlain(answer)
  }
})

test.each(FAILING)('every page is the bare one, for visitors and members: %s', async (fault) => {
  for (const browser of [new Browser(), me.browser]) {
    for (const path of pages()) {
      const answer = await without(browser, fault).get(path)
      expect([path, answer.status]).toEqual([path, 503])
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
      const html = await answer.text()
      expect(html).toContain('class="coming-screen" aria-busy="true"')
      expect(html).not.toContain('<article')
      expect(html).not.toMatch(/D1_ERROR|network connection|select /i)
    }
  }
})

test.each(FAILING)('a screen of members is there without its first answers: %s', async (fault) => {
  me.browser.cookies.set(SIGNED_IN_COOKIE, '1')
  const answer = await without(me.browser, fault).get('/trades')
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain(ANSWERS_ID)
})

test('health says it, and what needs no database is there', async () => {
  const visitor = without(new Browser(), 'down')
  const health = await visitor.get('/api/health')
  expect([health.status, await health.json()]).toMatchObject([
    503,
    { reason: 'database_unreachable' },
  ])
  for (const path of ['/landing', '/app-shell', '/api/categories', '/sw.js']) {
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
  }
})

test.each(FAILING)('a photo whose bucket fails is none, and is not kept: %s', async (fault) => {
  const visitor = new Browser({ PHOTOS: faultyBucket(env.PHOTOS, new FaultSwitch(fault)) })
  const photo = `/img/items/${id}/0123456789abcdef/320`
  const answer = await visitor.get(photo)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await expectPlain(answer)
  expect((await new Browser().get(photo)).status).toBe(404)
})
