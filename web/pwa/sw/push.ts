/** A push is shown whatever it holds: a browser takes the permission from whoever shows nothing. */
import type { Told } from '#web/pwa/told.ts'
import { generalWords } from './general-words.ts'
import { openPages } from './open-pages.ts'
import { pushOf } from './push-payload.ts'
import { scope, type WorkerEvent } from './scope.ts'

/** `badge` is drawn by its transparency, in a colour of the system's. */
const ICONS = { icon: '/icons/icon-192.png', badge: '/icons/monochrome-512.png' }
/** One that could not be read takes the place of the one before. */
const GENERAL = { id: null, path: '/', tag: 'general' }
const PUSHED: Told = { type: 'push' }

export function receivePushes(): void {
  scope.addEventListener('push', (event) => event.waitUntil(receive(event)))
}

export async function receive({ data }: Pick<WorkerEvent, 'data'>): Promise<void> {
  const push = pushOf(data)
  const { id, title, body, path, tag } = push ?? { ...GENERAL, ...(await generalWords()) }
  const rest = { renotify: tag !== '', data: { id, path }, ...ICONS }
  await scope.registration.showNotification(title, { body, tag, ...rest })
  for (const page of await openPages()) page.postMessage(PUSHED)
  // Not on every system, and not without the person's leave: the app says the count too.
  if (push) await scope.navigator.setAppBadge?.(push.unread).catch(() => undefined)
}
