/** What a service worker has around it, for tests of what it does with pushes. */
import { vi } from 'vitest'

type Answer = 'goes' | 'refuses' | 'is silent'

/** A page that says what it does when it is asked to go somewhere. */
function fakePage(answer: Answer) {
  const said: unknown[] = []
  return {
    said,
    focus: vi.fn(async () => undefined),
    postMessage: (message: unknown, [port]: MessagePort[] = []) => {
      said.push(message)
      if (answer !== 'is silent') port?.postMessage(answer === 'goes')
    },
  }
}

/** Stands on the global scope until the end of the test. */
export function fakeWorker({ pages = [] as Answer[], language = '' } = {}) {
  const open = pages.map(fakePage)
  const shown: [title: string, options: Record<string, unknown>][] = []
  const openWindow = vi.fn(async (_path: string) => undefined)
  const subscribe = vi.fn()
  const setAppBadge = vi.fn(async (_count: number) => undefined)
  vi.stubGlobal('clients', { matchAll: async () => open, openWindow })
  vi.stubGlobal('registration', {
    pushManager: { subscribe },
    showNotification: async (title: string, options: Record<string, unknown>) => {
      shown.push([title, options])
    },
  })
  vi.stubGlobal('navigator', { setAppBadge })
  vi.stubGlobal('cookieStore', { get: async () => (language ? { value: language } : null) })
  return { pages: open, shown, openWindow, subscribe, setAppBadge }
}

export const textData = (text: string) => ({ text: () => text })

export const fakeSubscription = (endpoint: string, applicationServerKey: ArrayBuffer | null) =>
  // Only what is used of a subscription.
  ({
    endpoint,
    options: { applicationServerKey },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  }) as unknown as PushSubscription
