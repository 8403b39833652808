/** What makes the app work without a network is for whoever stays: a glance at a page does not pay for it. */

import { hasSession } from '#web/api/session.ts'
import { DEVICE_KEY, stored } from '#web/api/storage.ts'
import { screenShown } from '#web/app/screens/shown.ts'
import { atFirstUse } from '#web/ui/lazy/at-first-use.ts'

/** ms: a screen that does not come is told of by what starts here. */
const SCREEN_MS = 5_000

function afterScreen(begin: () => unknown): void {
  let hasBegun = false
  const once = () => {
    if (hasBegun) return
    hasBegun = true
    clearTimeout(timer)
    begin()
  }
  const timer = setTimeout(once, SCREEN_MS)
  const idle = globalThis.requestIdleCallback ?? setTimeout
  void screenShown().then(() => idle(once))
}

/**
 * Once the page has loaded and somebody uses it, or has looked at it for a while; for whoever is at home here as soon as
 * the first screen is there.
 */
export function whenUsed(begin: () => unknown): void {
  const loaded = () => {
    if (stored(DEVICE_KEY) !== null || hasSession()) afterScreen(begin)
    else atFirstUse(begin)
  }
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
}
