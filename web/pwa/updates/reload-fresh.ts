/** Loads the page anew in the newest release there is. */

import { within } from '#web/api/within.ts'
import type { Message } from '#web/pwa/messages.ts'
import { PRECACHE } from '#web/pwa/store/names.ts'
import { loadAgain } from '#web/ui/navigation/reload.ts'

/**
 * A worker that does not take over must not keep a person waiting, ms: a file asked for meanwhile keeps
 * Chromium's old worker awake, for half a minute and longer.
 */
const PATIENCE_MS = 4_000
const LEAVE_MS = 1_000
const TAKE_OVER: Message = { type: 'take-over' }

/** With the old worker in control a plain reload would bring the old shell again. */
async function takeOver(waiting: ServiceWorker): Promise<boolean> {
  const changed = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  waiting.postMessage(TAKE_OVER)
  return await within(PATIENCE_MS, changed)
}

/** The page then comes from the network, and registers the new worker afresh. */
async function leaveWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await caches.delete(PRECACHE)
}

export async function reloadFresh(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const isStuck = registration?.waiting ? !(await takeOver(registration.waiting)) : false
    // Without a network the old release is better than none.
    if (isStuck && navigator.onLine) await within(LEAVE_MS, leaveWorker())
  } finally {
    // Whoever asked for it waits for it, and has no other way on.
    loadAgain()
  }
}
