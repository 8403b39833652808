/** The browser gave this device another address for pushes, or took it: the server is told the new one. */
import { wireOf } from '#web/api/push-subscription.ts'
import { type ChangeEvent, scope } from './scope.ts'

export function followChanges(): void {
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
}

/** What does not succeed here is done by the next page (web/notifications/keep-push.ts). */
export async function renew({ oldSubscription, newSubscription }: Changed): Promise<void> {
  const made = newSubscription ?? (await again(oldSubscription?.options.applicationServerKey))
  if (!made) return
  await fetch('/api/notifications/subscribe', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wireOf(made, oldSubscription?.endpoint)),
  })
}
type Changed = Pick<ChangeEvent, 'oldSubscription' | 'newSubscription'>

async function again(key: ArrayBuffer | null | undefined): Promise<PushSubscription | null> {
  if (!key) return null
  const options = { userVisibleOnly: true, applicationServerKey: key }
  return await scope.registration.pushManager.subscribe(options)
}
