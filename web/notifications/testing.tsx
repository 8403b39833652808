/** Ana's notifications with a server that remembers what was read, and a browser that gets pushes or does not. */
import * as v from 'valibot'
import { vi } from 'vitest'
import type { Notification, NotificationSettings } from '#contract/notifications'
import { ANA, setSession } from '#web/app/testing.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'

export const LIST = 'GET /api/notifications'
export const READ_ALL = 'POST /api/notifications/read-all'
export const SETTINGS = 'GET /api/notifications/settings'
export const SAVE = 'PUT /api/notifications/settings'
export const KEY = 'GET /api/push/key'
export const SUBSCRIBE = 'POST /api/notifications/subscribe'
export const SUBSCRIBED = 'POST /api/notifications/subscribed'
export const UNSUBSCRIBE = 'POST /api/notifications/unsubscribe'
export const read = (id: number): `POST /api/notifications/${number}/read` =>
  `POST /api/notifications/${id}/read`

export const makeNotification = (id: number, fields: Partial<Notification> = {}): Notification => ({
  id,
  type: 'trade_proposal',
  title: 'Nueva propuesta',
  message: `Beto quiere tu «Cosa ${id}».`,
  isRead: false,
  sentAt: '2026-11-27T12:00:00.000Z',
  relatedId: id,
  path: `/trades/${id}`,
  ...fields,
})

export const ALL_ON: NotificationSettings = {
  pushNotifications: true,
  tradeProposals: true,
  tradeUpdates: true,
  tradeAccepted: true,
  tradeRejected: true,
  newMessages: true,
  tradeCompletions: true,
  tradeCompleted: true,
  wishes: true,
  interest: true,
}

/** The address that a browser has here; the server knows it. */
export const HERE = 'https://push.example/a'

/** Newest first. Pages of `perPage`. */
export function notificationsServer(given: Notification[], { perPage = 24 } = {}) {
  setSession(ANA)
  let all = given
  let settings = ALL_ON
  const devices = new Set([HERE])
  const endpointIn = (body: unknown) => v.parse(v.object({ endpoint: v.string() }), body).endpoint
  const setRead = (isMeant: (id: number) => boolean) => {
    all = all.map((one) => (isMeant(one.id) ? { ...one, isRead: true } : one))
    return { status: 204, text: null }
  }
  const server = fakeServer({
    'GET /api/auth/user': { body: ANA },
    [LIST]: ({ url: { searchParams: query } }) => {
      const found = all.filter(({ isRead }) => query.get('unread') !== 'true' || !isRead)
      const from = Number(query.get('cursor') ?? 0)
      const to = from + Number(query.get('limit') ?? perPage)
      const next = `</api/notifications?cursor=${to}>; rel="next"`
      return { body: found.slice(from, to), ...(to < found.length && { headers: { Link: next } }) }
    },
    [READ_ALL]: () => setRead(() => true),
    [SETTINGS]: () => ({ body: settings }),
    [SAVE]: ({ body }) => {
      settings = { ...settings, ...(body as object) }
      return { body: settings }
    },
    [KEY]: { body: { publicKey: PUBLIC_KEY } },
    [SUBSCRIBE]: ({ body }) => {
      devices.add(endpointIn(body))
      return { status: 204, text: null }
    },
    [SUBSCRIBED]: ({ body }) => ({ body: { isSubscribed: devices.has(endpointIn(body)) } }),
    [UNSUBSCRIBE]: ({ body }) => {
      devices.delete(endpointIn(body))
      return { status: 204, text: null }
    },
  })
  return { ...server, devices, add: (one: Notification) => (all = [one, ...all]) }
}

export const PUBLIC_KEY = 'BAID'
const KEY_BYTES = new Uint8Array([4, 2, 3]).buffer

export function makeSubscription(endpoint = HERE, bytes = KEY_BYTES) {
  return {
    endpoint,
    options: { applicationServerKey: bytes },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn(async () => true),
  }
}
type Subscription = ReturnType<typeof makeSubscription>

type Browser = { permission?: NotificationPermission; answer?: NotificationPermission }

/** A browser with pushes; `answer` is what the person says when they are asked. Until `noPushes`. */
export function stubPushes(found: Subscription | null, { permission, answer }: Browser = {}) {
  const state = { subscription: found }
  const hold = (one: Subscription) => {
    one.unsubscribe.mockImplementation(async () => {
      state.subscription = null
      return true
    })
    return one
  }
  if (found) hold(found)
  const close = vi.fn()
  const subscribe = vi.fn(async (_options: object) => {
    state.subscription ??= hold(makeSubscription())
    return state.subscription
  })
  const registration = {
    pushManager: { getSubscription: async () => state.subscription, subscribe },
    getNotifications: async () => [{ close }],
  }
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  vi.stubGlobal('PushManager', class {})
  const requestPermission = vi.fn(async () => {
    Notification.permission = answer ?? 'granted'
    return Notification.permission
  })
  const Notification = { permission: permission ?? 'default', requestPermission }
  vi.stubGlobal('Notification', Notification)
  return { state, subscribe, close, container, requestPermission }
}

export function noPushes(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  vi.unstubAllGlobals()
  localStorage.clear()
  setSession(null)
}
