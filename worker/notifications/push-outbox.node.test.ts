/** Pushes against a service that decrypts them as the device would, over the other engine. Case 22. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../http/clock.ts'
import { pass, setClockBack } from '../testing/clock.ts'
import { fakePushService } from '../testing/services/fake-push-service.ts'
import { PUSH_KEYS } from '../testing/services/push-keys.ts'
import { pushing } from '../testing/services/pushing.ts'
import { sendDuePushes } from './push-outbox.ts'
import { deleteOldDevices, saveDevice } from './push-store.ts'
import { markRead, saveSettings } from './store.ts'

let service: Awaited<ReturnType<typeof fakePushService>>
let local: Awaited<ReturnType<typeof pushing>>
beforeAll(async () => {
  service = await fakePushService()
})
afterAll(() => service.close())
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  service.received.length = 0
  service.answers.clear()
  local = await pushing(service)
})
afterEach(async () => {
  setClockBack()
  await local.close()
  vi.restoreAllMocks()
})

describe('a push', () => {
  test('arrives once on every device, encrypted for it, signed by us', async () => {
    await local.subscribe('/201/phone')
    await local.subscribe('/201/tablet')
    await local.tell('trade_proposal')
    const both = await Promise.all([local.push(), local.push()])
    expect(both.sort()).toEqual([0, 2])
    expect(local.arrived()).toEqual(['/201/phone', '/201/tablet'])
    const [one] = service.received
    expect(one?.message).toEqual({
      id: 1,
      type: 'trade_proposal',
      title: 'Nueva propuesta',
      body: 'Beto quiere tu «Guitarra».',
      path: '/trades',
      tag: 'trade_proposal-1',
      unread: 1,
    })
    expect(one?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'high',
      topic: 'trade_proposal-1',
    })
    expect(one?.claims).toMatchObject({ aud: service.url, sub: PUSH_KEYS.VAPID_SUBJECT })
    const seconds = (one?.claims.exp ?? 0) - Date.now() / SECOND
    expect(seconds).toBeGreaterThan(HOUR / SECOND)
    expect(seconds).toBeLessThanOrEqual(DAY / SECOND)
    expect(await local.rows()).toMatchObject([{ pushDue: null, pushTo: null, pushAttempts: 1 }])
    expect(await local.push()).toBe(0)
  })

  test('speaks the language of its person and counts what they have unread', async () => {
    const hash = await local.person('eve', 'en')
    await local.subscribe('/201/eve', 'eve', hash)
    for (let n = 0; n < 12; n += 1)
      await local.tell('trade_accepted', { name: 'Al', item: 'Hat' }, 'eve')
    expect(await local.push()).toBe(12)
    const [{ message } = { message: null }] = service.received
    const body = 'Al accepted your proposal for “Hat”.'
    expect(message).toMatchObject({ title: 'Proposal accepted', body, unread: 10 })
  })

  // Case 32.
  test('carries markup as the text that it is, and never more than a service takes', async () => {
    await local.subscribe('/201/phone')
    const item = '"><img src=x onerror=1>'
    await local.tell('trade_rejected', { item, reason: `<script>${'🧉'.repeat(250)}` })
    await local.push()
    const [{ message } = { message: undefined }] = service.received
    expect(message?.body).toContain(item)
    expect(message?.body.length).toBeLessThanOrEqual(301)
    expect(message?.body).toMatch(/🧉…$/u)
  })
})

describe('a device', () => {
  // Case 22.
  test('that is gone is forgotten, one that fails is kept, the others get theirs', async () => {
    for (const path of ['/410/a', '/404/b', '/500/c', '/201/d']) await local.subscribe(path)
    await local.tell('new_message')
    expect(await local.push()).toBe(1)
    expect(await local.devices()).toEqual(['/201/d', '/500/c'])
    expect(await local.rows()).toMatchObject([{ pushTo: [`${service.url}/500/c`] }])
    service.received.length = 0
    service.answers.set('/500/c', 201)
    pass(MINUTE - SECOND)
    expect(await local.push()).toBe(0)
    pass(SECOND)
    expect(await local.push()).toBe(1)
    expect(local.arrived()).toEqual(['/500/c'])
    expect(await local.rows()).toMatchObject([{ pushDue: null, pushTo: null }])
  })

  test.each(['/429/x', '/503/x'])(
    'that answers %s is tried ever later, six times',
    async (path) => {
      await local.subscribe(path)
      await local.tell('new_message')
      for (const wait of [1, 4, 16, 64, 256]) {
        await local.push()
        pass(wait * MINUTE - SECOND)
        const before = service.received.length
        await local.push()
        expect(service.received).toHaveLength(before)
        pass(SECOND)
      }
      await local.push()
      expect(service.received).toHaveLength(6)
      expect(await local.rows()).toMatchObject([{ pushDue: null, pushAttempts: 6 }])
      expect(await local.devices()).toEqual([path])
    },
  )

  test.each(['/400/x', '/403/x', '/413/x', '/307/x'])(
    'that answers %s is kept, and not asked the same again or elsewhere',
    async (path) => {
      await local.subscribe(path)
      await local.tell('new_message')
      expect(await local.push()).toBe(0)
      expect(await local.rows()).toMatchObject([{ pushDue: null }])
      expect(await local.devices()).toEqual([path])
      expect(local.arrived()).toEqual([path])
    },
  )

  test('whose service is not there is tried again', async () => {
    const nowhere = { ...service.device(''), endpoint: 'http://127.0.0.1:9/x' }
    const row = { ...nowhere, userId: 'rosa', sessionHash: local.session, createdAt: 1 }
    await saveDevice(local.ctx.db, row)
    await local.tell('new_message')
    expect(await local.push()).toBe(0)
    expect(await local.rows()).toMatchObject([{ pushTo: [nowhere.endpoint], pushAttempts: 1 }])
  })

  test('whose session is over gets nothing and is forgotten', async () => {
    await local.subscribe('/201/phone')
    await local.subscribe('/201/lost', 'rosa', 'a session that was ended')
    await local.tell('new_message')
    expect(await local.push()).toBe(1)
    expect(local.arrived()).toEqual(['/201/phone'])
    expect(await local.devices()).toEqual(['/201/phone'])
  })

  test('is the oldest to go when one person has more than ten', async () => {
    for (let n = 10; n < 22; n += 1) {
      pass(SECOND)
      await local.subscribe(`/201/${n}`)
    }
    await deleteOldDevices(local.ctx.db, 'rosa')
    const left = await local.devices()
    expect(left).toHaveLength(10)
    expect(left[0]).toBe('/201/12')
  })
})

describe('nobody is told', () => {
  beforeEach(() => local.subscribe('/201/phone'))

  test('what they have read meanwhile', async () => {
    await local.tell('new_message')
    await markRead(local.ctx.db, 'rosa', 1, local.ctx.clock.now())
    expect(await local.push()).toBe(0)
    expect(await local.rows()).toMatchObject([{ pushDue: null }])
  })

  test('what they switched off, alone or all at once', async () => {
    await saveSettings(local.ctx.db, 'rosa', { newMessages: false })
    await local.tell('new_message')
    await local.tell('trade_proposal')
    expect(await local.push()).toBe(1)
    expect(service.received[0]?.message.type).toBe('trade_proposal')
    await saveSettings(local.ctx.db, 'rosa', { pushNotifications: false })
    await local.tell('trade_proposal')
    expect(await local.push()).toBe(0)
  })

  test('what is a day old', async () => {
    await local.tell('new_message')
    pass(DAY)
    expect(await local.push()).toBe(0)
    expect(await local.rows()).toMatchObject([{ pushDue: null }])
  })

  test('anything without keys', async () => {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, ...settings } = local.ctx.settings
    await local.tell('new_message')
    expect(await sendDuePushes({ ...local.ctx, settings })).toBe(0)
    expect(service.received).toEqual([])
  })
})
