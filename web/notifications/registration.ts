/** The browser's side of pushes: asked of the service worker's registration. */

/** Plain http, the web view of the mobile app and Safari in a tab of iOS have none. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Whether pushes to it can be signed by the server's key of now. */
export function isOfKey({ options }: PushSubscription, publicKey: string): boolean {
  if (!options.applicationServerKey) return false
  const bytes = new Uint8Array(options.applicationServerKey)
  const text = btoa(String.fromCharCode(...bytes))
  const plain = (given: string) =>
    given.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return plain(text) === plain(publicKey)
}

/** One of another key has to go first. */
export async function subscribeTo(
  registration: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const { pushManager } = registration
  const before = await pushManager.getSubscription()
  if (before && !isOfKey(before, publicKey)) await before.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
