/** The push service of a browser, which stories have none of. */
import type { Page } from '@playwright/test'

/** There is no push service here: the browser's side of it as one would answer. */
export async function stubPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const NAME = 'stub-subscription'
    const of = (made: string) => {
      const { endpoint, key, p256dh } = JSON.parse(made)
      return {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(key).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth: 'A'.repeat(22) } }),
        unsubscribe: async () => {
          sessionStorage.removeItem(NAME)
          return true
        },
      }
    }
    const bytes = (text: string) =>
      [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((one) => one.charCodeAt(0))
    PushManager.prototype.getSubscription = async () => {
      const made = sessionStorage.getItem(NAME)
      return made ? (of(made) as unknown as PushSubscription) : null
    }
    PushManager.prototype.subscribe = async (options) => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
      const curve = { name: 'ECDH', namedCurve: 'P-256' }
      const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
      const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
      const p256dh = btoa(String.fromCharCode(...point))
      const key = bytes(String(options?.applicationServerKey))
      const made = JSON.stringify({ endpoint, key, p256dh })
      sessionStorage.setItem(NAME, made)
      return of(made) as unknown as PushSubscription
    }
  })
}
