/** A pressed notification leads to its place: in the page that is open, else in a new one. */
import { isOwnPath, type Told } from '#web/pwa/told.ts'
import { openPages } from './open-pages.ts'
import { type ClickEvent, type OpenPage, scope } from './scope.ts'

/** A page that was asleep takes a moment to answer; a new window needs the press to be this young. ms. */
const PATIENCE_MS = 1_500

export function followClicks(): void {
  scope.addEventListener('notificationclick', (event) => event.waitUntil(follow(event)))
}

export async function follow({ notification }: Pick<ClickEvent, 'notification'>): Promise<void> {
  notification.close()
  const path = pathOf(notification.data)
  const [page] = await openPages()
  if (page && (await goThere(page, path))) return
  await scope.clients.openWindow(path)
}

function pathOf(data: unknown): string {
  const isGiven = typeof data === 'object' && data !== null && 'path' in data
  return isGiven && isOwnPath(data.path) ? data.path : '/'
}

/** False: it has something half typed, or nobody in it listens yet. Then it is left as it is. */
async function goThere(page: OpenPage, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const told: Told = { type: 'open', path }
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), PATIENCE_MS)
  })
  page.postMessage(told, [port2])
  const isGone = await answer
  port1.close()
  // Some systems let nobody come to the front: the page is where it should be all the same.
  if (isGone) await page.focus().catch(() => undefined)
  return isGone
}
