/** Case 24: whoever leaves this device takes their pushes along. It has come with the menu, see leave-device.ts. */
import { api } from '#web/api/client.ts'
import { wireOf } from '#web/api/push-subscription.ts'
import { within } from '#web/api/within.ts'
import { showOnIcon } from './app-badge.ts'
import { knownDevice, setKnownDevice } from './known-device.ts'
import { canPush, currentSubscription } from './registration.ts'

/** A server that does not answer must not keep a person signed in: what the browser ends is dead anyway. ms. */
const PATIENCE_MS = 1_500

/** While there still is a session. Answers what takes it back, should signing out fail. */
export async function tellLeaving(): Promise<() => Promise<void>> {
  const known = knownDevice()
  if (!known) return async () => undefined
  const { endpoint } = known
  await within(PATIENCE_MS, api.notifications.unsubscribe.$post({ json: { endpoint } }))
  return async () => {
    const subscription = await currentSubscription()
    if (subscription) await api.notifications.subscribe.$post({ json: wireOf(subscription) })
  }
}

/** In the browser: nothing comes any more, and what was shown is taken away. */
export async function dropPush(): Promise<void> {
  setKnownDevice(null)
  showOnIcon(0)
  if (!canPush()) return
  await (await currentSubscription())?.unsubscribe()
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
