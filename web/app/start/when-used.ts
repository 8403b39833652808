/** What makes the app work without a network is for whoever stays: a glance at a page does not pay for it. */

import { hasSession } from '#web/api/session.ts'
import { DEVICE_KEY, stored } from '#web/api/storage.ts'

/** ms after the page has loaded. */
const STAYED_MS = 5_000
const USES = ['pointerdown', 'keydown', 'scroll'] as const

/** Once the page has loaded and somebody uses it, or has looked at it for a while; at once for whoever is at home here. */
export function whenUsed(begin: () => unknown): void {
  const loaded = () => {
    if (stored(DEVICE_KEY) !== null || hasSession()) return begin()
    const waiting = new AbortController()
    const used = () => {
      waiting.abort()
      clearTimeout(timer)
      begin()
    }
    const timer = setTimeout(used, STAYED_MS)
    const listening = { passive: true, capture: true, signal: waiting.signal }
    for (const use of USES) addEventListener(use, used, listening)
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
}
