/** The splash is for the installed app, once per browser session. */
import { keep, stored } from '#web/api/storage.ts'

/** In the session's storage; it outlives signing out. */
export const SPLASH_KEY = 'splash'

/** Opened from the home screen, as an app of its own. */
export function isStandalone(): boolean {
  const ios = 'standalone' in navigator && navigator.standalone === true
  return ios || globalThis.matchMedia?.('(display-mode: standalone)').matches
}

/** Whether it is due now; asking counts as having shown it. */
export function takeSplash(): boolean {
  if (!isStandalone() || stored(SPLASH_KEY, 'sessionStorage')) return false
  // Where nothing can be kept, it would come at every load.
  return keep(SPLASH_KEY, '1', 'sessionStorage')
}
