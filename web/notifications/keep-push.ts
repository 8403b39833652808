/** The server has to know this device by the address that its browser gives it now, and for whoever is here now. */
import { api } from '#web/api/client.ts'
import { wireOf } from '#web/api/push-subscription.ts'
import { knownDevice, setKnownDevice } from './known-device.ts'
import { dropPush } from './leave-push.ts'
import { publicKey } from './public-key.ts'
import { canPush, currentSubscription, subscribeTo } from './registration.ts'
import { isSubscribed } from './subscribed.ts'

/** Once a page. A browser may have changed the address unseen, or taken it; the server may have lost it. Fails without a network: the next page does it. */
export async function keepPush(userId: string): Promise<void> {
  if (!canPush()) return
  const known = knownDevice()
  const found = await currentSubscription()
  if (known?.userId !== userId) {
    // Of somebody else, or of nobody who is known: their pushes are not for this person's eyes (case 24).
    if (known || found) await dropPush()
    return
  }
  const subscription = found ?? (await again())
  if (!subscription) {
    await api.notifications.unsubscribe.$post({ json: { endpoint: known.endpoint } })
    return setKnownDevice(null)
  }
  const { endpoint } = subscription
  if (endpoint === known.endpoint && (await isSubscribed(endpoint))) return
  await api.notifications.subscribe.$post({ json: wireOf(subscription, known.endpoint) })
  setKnownDevice({ userId, endpoint })
}

/** Nobody is asked anything: it is still allowed, or it is over. */
async function again(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || Notification.permission !== 'granted') return null
  const key = await publicKey()
  return key === null ? null : subscribeTo(registration, key)
}
