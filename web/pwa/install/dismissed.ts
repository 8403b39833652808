/** Whether a person has put the install banner away; says nothing of the person, so signing out leaves it. */
import { keep, stored } from '#web/api/storage.ts'

export const DISMISSED_KEY = 'installDismissed'
const DAY_MS = 24 * 3_600_000
/** On iOS it is for good. Elsewhere a month: by then the app may have earned its place. */
const AGAIN_MS = 30 * DAY_MS

export function dismissInstall(now = Date.now()): void {
  keep(DISMISSED_KEY, String(now))
}

export function isInstallDismissed(isForGood: boolean, now = Date.now()): boolean {
  const at = stored(DISMISSED_KEY)
  if (at === null) return false
  return isForGood || !(now - Number(at) >= AGAIN_MS)
}
