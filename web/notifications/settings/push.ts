/** Pushes to this device: how it stands with them, and turning them on and off. Asked for only after a tap. */
import { api } from '#web/api/client.ts'
import { isFailure } from '#web/api/failure.ts'
import { wireOf } from '#web/api/push-subscription.ts'
import { within } from '#web/api/within.ts'
import { installState } from '#web/pwa/install/offer.ts'
import { knownDevice, setKnownDevice } from '../known-device.ts'
import { dropPush } from '../leave-push.ts'
import { publicKey } from '../public-key.ts'
import { canPush, currentSubscription, isOfKey, subscribeTo } from '../registration.ts'
import { isSubscribed } from '../subscribed.ts'

export type PushState =
  | 'unsupported'
  | 'ios-needs-install'
  | 'not-configured'
  | 'denied'
  | 'off'
  | 'on'

/** A service worker that was never installed does not come, ms. */
const PATIENCE_MS = 10_000

/** Of one who was asked, or had decided before. */
export class PermissionDenied extends Error {
  constructor() {
    super('Notification permission denied')
  }
}

export async function lookAtPush(userId: string): Promise<PushState> {
  if (!canPush()) return installState() === 'by_hand' ? 'ios-needs-install' : 'unsupported'
  const key = await unlessOffline(publicKey(), undefined)
  if (key === null) return 'not-configured'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await currentSubscription()
  if (!subscription) return 'off'
  const known = knownDevice()
  const { endpoint } = subscription
  if (known?.userId !== userId || known.endpoint !== endpoint) return 'off'
  if (key === undefined) return 'on'
  return isOfKey(subscription, key) && (await unlessOffline(isSubscribed(endpoint), true))
    ? 'on'
    : 'off'
}

/** Without a network what is here says it. */
const unlessOffline = <T, O>(asked: Promise<T>, otherwise: O): Promise<T | O> =>
  asked.catch((error: unknown) => {
    if (isFailure(error, 0)) return otherwise
    throw error
  })

/** The browser asks the person first of all: later it would not be their tap any more. */
export async function turnOn(userId: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PermissionDenied()
  const key = await publicKey()
  const { ready } = navigator.serviceWorker
  if (key === null || !(await within(PATIENCE_MS, ready)))
    throw new Error('pushes cannot come here')
  const subscription = await subscribeTo(await ready, key)
  try {
    await api.notifications.subscribe.$post({ json: wireOf(subscription) })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  setKnownDevice({ userId, endpoint: subscription.endpoint })
}

/** The server first: without its answer nothing has changed. */
export async function turnOff(): Promise<void> {
  const endpoint = (await currentSubscription())?.endpoint ?? knownDevice()?.endpoint
  if (endpoint) await api.notifications.unsubscribe.$post({ json: { endpoint } })
  await dropPush()
}
