/** A short touch back from the phone when something was done. Outside the mobile app: nothing, and no byte. */
import { inShell } from '#web/api/in-shell.ts'

/** Medium by default. */
export type Strength = 'heavy' | 'medium' | 'light'

export function haptic(strength: Strength = 'medium'): void {
  if (!inShell()) return
  import('#browser/native/impact.ts')
    .then(({ impact }) => impact(strength))
    // A phone that cannot be felt loses nothing else.
    .catch((error: unknown) => console.warn('native: haptics', error))
}
