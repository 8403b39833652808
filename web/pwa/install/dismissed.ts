/** Whether a person has put the install banner away. */
import { isPutOff, putOff } from '#web/api/put-off.ts'
import { stored } from '#web/api/storage.ts'

export const DISMISSED_KEY = 'installDismissed'

export const dismissInstall = (now = Date.now()): void => putOff(DISMISSED_KEY, now)

/** On iOS it is for good. Elsewhere a month: by then the app may have earned its place. */
export const isInstallDismissed = (isForGood: boolean, now = Date.now()): boolean =>
  (isForGood && stored(DISMISSED_KEY) !== null) || isPutOff(DISMISSED_KEY, now)
