/** What pages say: see web/pwa/messages.ts. */
import { isMessage } from '../messages.ts'
import { bring } from './assets.ts'
import { release } from './release.ts'
import { scope } from './scope.ts'
import { takeSeen } from './seen.ts'

export function listen(): void {
  scope.addEventListener('message', (event) => {
    const { data } = event
    if (!isMessage(data)) return
    if (data.type === 'take-over') event.waitUntil(scope.skipWaiting())
    if (data.type === 'seen') {
      // A page that was on its way when this worker took over is in nobody's hands.
      event.waitUntil(scope.clients.claim())
      event.waitUntil(takeSeen(event, data.urls))
    }
    if (data.type === 'warm') {
      event.waitUntil(bring(event, [...(release.words[data.language] ?? []), ...release.members]))
    }
  })
}
