/** The list, its marks and the settings, through the real routes. */
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/app.ts'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal } from '../testing/makers/trade-maker.ts'
import type { Notification } from './contract.ts'

let ana: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  ana = await makeAccount()
})

const list = (browser: Browser, query = '') => browser.get(`/api/notifications${query}`)
const listed = async (browser: Browser, query = ''): Promise<Notification[]> =>
  (await list(browser, query)).json()

/** `count` of them, oldest first; a trade is not needed to be told something. */
async function told(userId: string, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) {
    await env.DB.prepare(
      "insert into notifications (user_id, id, type, params, created_at) values (?, ?, 'trade_accepted', ?, ?)",
    )
      .bind(userId, id, JSON.stringify({ name: 'Beto', item: `Cosa ${id}` }), id * 1000)
      .run()
  }
}

describe('the list', () => {
  test('is newest first, in pages without gaps, in the language of the caller', async () => {
    await told(ana.id, 5)
    const first = await list(ana.browser, '?limit=2')
    expect(first.headers.get('x-total-count')).toBe('5')
    const seen: Notification[] = await first.json()
    let next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1]
    await told((await makeAccount()).id, 1)
    while (next) {
      const page = await ana.browser.get(next)
      expect(page.headers.get('x-total-count')).toBeNull()
      seen.push(...((await page.json()) as Notification[]))
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1]
    }
    expect(seen.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
    expect(seen[0]).toEqual({
      id: 5,
      type: 'trade_accepted',
      title: 'Propuesta aceptada',
      message: 'Beto aceptó tu propuesta por «Cosa 5».',
      isRead: false,
      sentAt: '1970-01-01T00:00:05.000Z',
      relatedId: null,
      path: '/trades',
    })
    ana.browser.cookies.set('lang', 'en')
    expect((await listed(ana.browser))[0]?.title).toBe('Proposal accepted')
  })

  test('of the unread ones knows what was read, one or all, as often as it is said', async () => {
    await told(ana.id, 3)
    const other = await makeAccount()
    await told(other.id, 1)
    for (let n = 0; n < 2; n += 1) {
      expect((await ana.browser.post('/api/notifications/2/read')).status).toBe(204)
    }
    expect((await ana.browser.post('/api/notifications/99/read')).status).toBe(204)
    expect((await ana.browser.post('/api/notifications/x/read')).status).toBe(404)
    const unread = await list(ana.browser, '?unread=true')
    expect(unread.headers.get('x-total-count')).toBe('2')
    expect(((await unread.json()) as Notification[]).map(({ id }) => id)).toEqual([3, 1])
    expect((await listed(ana.browser)).map(({ isRead }) => isRead)).toEqual([false, true, false])
    for (let n = 0; n < 2; n += 1) {
      expect((await ana.browser.post('/api/notifications/read-all')).status).toBe(200)
    }
    expect(await listed(ana.browser, '?unread=true')).toEqual([])
    expect(await listed(other.browser, '?unread=true')).toHaveLength(1)
  })

  test('of one trade are read together, and no others', async () => {
    const pair = await makePair()
    const [one, other] = [await makeProposal(pair), await makeProposal(pair)]
    const { browser } = pair.owner
    const unread = async () => (await listed(browser, '?unread=true')).map((n) => n.relatedId)
    expect(await unread()).toEqual([other.id, one.id])
    const readAll = async () =>
      (await browser.post(`/api/notifications/read-all?trade=${one.id}`)).json()
    const [its] = (await listed(browser)).filter(({ relatedId }) => relatedId === one.id)
    expect(await readAll()).toEqual([its?.id])
    expect(await readAll()).toEqual([])
    expect(await unread()).toEqual([other.id])
    expect((await browser.post('/api/notifications/read-all?trade=x')).status).toBe(422)
    expect(await unread()).toEqual([other.id])
  })

  test('is for signed-in people, and a cursor for its own list', async () => {
    const { browser } = await makeAccount()
    browser.cookies.clear()
    for (const path of ['', '/settings']) expect((await list(browser, path)).status).toBe(401)
    for (const path of ['/1/read', '/read-all', '/subscribe', '/unsubscribe']) {
      expect((await browser.post(`/api/notifications${path}`, {})).status).toBe(401)
    }
    await told(ana.id, 2)
    const link = (await list(ana.browser, '?limit=1')).headers.get('link')
    const cursor = /cursor=([\w-]+)/.exec(link ?? '')?.[1]
    expect((await list(ana.browser, `?unread=true&cursor=${cursor}`)).status).toBe(400)
  })
})

test('the settings are all on, change in part, and are one for both screens', async () => {
  const put = async (json: unknown) =>
    (await ana.browser.send('PUT', '/api/notifications/settings', { json })).json()
  const get = async () => (await ana.browser.get('/api/notifications/settings')).json()
  const six = { pushNotifications: true, tradeProposals: true, newMessages: true }
  const others = { ...six, wishes: true, interest: true }
  const on = { ...others, tradeAccepted: true, tradeRejected: true, tradeCompleted: true }
  expect(await get()).toEqual({ ...on, tradeUpdates: true, tradeCompletions: true })
  expect(await put({})).toMatchObject(on)
  await put({ tradeUpdates: false })
  await put({ tradeAccepted: true, tradeCompletions: false })
  const changed = { ...on, tradeRejected: false, tradeCompleted: false }
  expect(await get()).toEqual({ ...changed, tradeUpdates: false, tradeCompletions: false })
  const wrong = await ana.browser.send('PUT', '/api/notifications/settings', {
    json: { newMessages: 'no' },
  })
  expect(wrong.status).toBe(422)
  expect(await get()).toMatchObject(changed)
})
