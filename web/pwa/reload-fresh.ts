/** Loads the page anew in the newest release that is on the device. */
import type { Message } from './messages.ts'

/** A worker that does not take over must not keep a person waiting, ms. */
const PATIENCE_MS = 4_000
const TAKE_OVER: Message = { type: 'take-over' }

/** With the old worker in control a plain reload would bring the old shell again. */
async function takeOver(waiting: ServiceWorker): Promise<void> {
  const changed = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  waiting.postMessage(TAKE_OVER)
  await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

export async function reloadFresh(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration?.waiting) await takeOver(registration.waiting)
  location.reload()
}
