/** Devices that get pushes: subscribed, handed over, refused, told from the edge. */
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { makeAccount } from '../testing/makers/makers.ts'
import { makePair, makeProposal } from '../testing/makers/trade-maker.ts'
import { PUSH_KEYS } from '../testing/services/push-keys.ts'

const service = inject('pushService')
const { p256dh, auth } = service
let ana: Awaited<ReturnType<typeof makeAccount>>
beforeEach(async () => {
  ana = await makeAccount({}, PUSH_KEYS)
})

describe('a device', () => {
  const endpoint = (name: string) => `${service.url}/201/${name}`
  const subscription = (name: string) => ({
    endpoint: endpoint(name),
    expirationTime: null,
    keys: { p256dh, auth },
  })
  const devices = async (userId: string) => {
    const sql = 'select endpoint from push_subscriptions where user_id = ? order by endpoint'
    const { results } = await env.DB.prepare(sql).bind(userId).all<{ endpoint: string }>()
    return results.map((row) => row.endpoint)
  }
  const post = (path: string, json: unknown, browser = ana.browser) =>
    browser.post(`/api/${path}`, json)

  test('is subscribed by either body, once, and unsubscribed', async () => {
    const one = { endpoint: endpoint('one'), p256dhKey: p256dh, authKey: auth }
    expect((await post('push/subscribe', one)).status).toBe(204)
    expect((await post('notifications/subscribe', subscription('one'))).status).toBe(204)
    expect((await post('notifications/subscribe', subscription('two'))).status).toBe(204)
    expect(await devices(ana.id)).toEqual([endpoint('one'), endpoint('two')])
    const changed = { ...subscription('three'), replaces: endpoint('two') }
    expect((await post('notifications/subscribe', changed)).status).toBe(204)
    expect(await devices(ana.id)).toEqual([endpoint('one'), endpoint('three')])
    for (let n = 0; n < 2; n += 1) {
      const off = await post('notifications/unsubscribe', { endpoint: endpoint('one') })
      expect(off.status).toBe(204)
    }
    expect(await devices(ana.id)).toEqual([endpoint('three')])
  })

  test('is known for whoever asks in the session that subscribed it, and for nobody else', async () => {
    const beto = await makeAccount({}, PUSH_KEYS)
    const asked = async (browser = ana.browser) => {
      const answer = await post('notifications/subscribed', { endpoint: endpoint('one') }, browser)
      expect(answer.status).toBe(200)
      return ((await answer.json()) as { isSubscribed: boolean }).isSubscribed
    }
    expect(await asked()).toBe(false)
    await post('notifications/subscribe', subscription('one'))
    expect([await asked(), await asked(beto.browser)]).toEqual([true, false])
    await post('notifications/unsubscribe', { endpoint: endpoint('one') })
    expect(await asked()).toBe(false)
  })

  // Case 24.
  test('belongs to whoever signed in on it last, and to nobody else to take away', async () => {
    const beto = await makeAccount({}, PUSH_KEYS)
    await post('notifications/subscribe', subscription('shared'))
    const off = { endpoint: endpoint('shared') }
    await post('notifications/unsubscribe', off, beto.browser)
    await post(
      'notifications/subscribe',
      { ...subscription('b'), replaces: off.endpoint },
      beto.browser,
    )
    expect(await devices(ana.id)).toEqual([endpoint('shared')])
    await post('notifications/subscribe', subscription('shared'), beto.browser)
    expect(await devices(ana.id)).toEqual([])
    expect(await devices(beto.id)).toEqual([endpoint('b'), endpoint('shared')])
  })

  test.each([
    { endpoint: 'http://10.0.0.1/x' },
    { endpoint: 'https://router/x' },
    { endpoint: `https://push.example/${'x'.repeat(1100)}` },
    { endpoint: 'no address' },
    { keys: { p256dh: 'short', auth: 'short' } },
    { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } },
    { keys: undefined },
  ])('that nothing can be sent to is refused: %j', async (wrong) => {
    const answer = await post('notifications/subscribe', { ...subscription('x'), ...wrong })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid', issues: expect.any(Array) })
    expect(await devices(ana.id)).toEqual([])
  })

  test('outside of local mode is not on this machine', async () => {
    const deployed = {
      SECRET_KEY: 'a-key-of-a-deployment-for-tests-00001',
      BASE_URL: 'https://a.example',
    }
    const { browser } = await makeAccount(
      {},
      { ...PUSH_KEYS, ...deployed, ENVIRONMENT: 'production' },
    )
    expect((await post('notifications/subscribe', subscription('x'), browser)).status).toBe(422)
  })

  test('learns the key, or that there is none', async () => {
    const { publicKey }: { publicKey: string } = await (
      await ana.browser.get('/api/push/key')
    ).json()
    expect(publicKey).toBe(PUSH_KEYS.VAPID_PUBLIC_KEY)
    const { browser } = await makeAccount()
    const none = await browser.get('/api/push/key')
    expect([none.status, ((await none.json()) as { code: string }).code]).toEqual([
      503,
      'not_configured',
    ])
    expect((await post('notifications/subscribe', subscription('x'), browser)).status).toBe(503)
  })
})

test('what is told reaches the device from the edge, decrypted there', async () => {
  const pair = await makePair(PUSH_KEYS)
  const { owner } = pair
  const endpoint = `${service.url}/201/${owner.id}`
  await owner.browser.post('/api/notifications/subscribe', { endpoint, keys: { p256dh, auth } })
  const { id } = await makeProposal(pair)
  const arrived = async () => {
    const all: { path: string; message: unknown }[] = await (
      await fetch(`${service.url}/received`)
    ).json()
    return all.filter(({ path }) => path.endsWith(owner.id)).map(({ message }) => message)
  }
  await vi.waitFor(async () => expect(await arrived()).toHaveLength(1), 10_000)
  expect(await arrived()).toMatchObject([
    {
      type: 'trade_proposal',
      path: `/trades/${id}`,
      body: expect.stringMatching(/^Beto te ofrece «.+» por «.+»\.$/),
      unread: 1,
    },
  ])
})
