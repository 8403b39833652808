/** The code of a screen whose link is under a finger, a pointer or the focus: there by the time it is opened. */
import { isFrugal } from '#web/api/connection.ts'
import { NotFound, screenAt } from '#web/app/screens/screens.ts'
import type { Prepared } from '#web/ui/lazy/part.ts'

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

/** Asked for once each; nothing where bytes are dear or there is no network. */
export function watchIntent(): void {
  const asked = new Set<Prepared<object>>()
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || isFrugal() || !navigator.onLine) return
    const screen = screenAt(link.pathname)
    if (screen === NotFound || asked.has(screen)) return
    asked.add(screen)
    // What fails here fails again when it is opened, and is said then.
    screen.prepare().catch(() => asked.delete(screen))
  }
  for (const sign of SIGNS) addEventListener(sign, look, { passive: true, capture: true })
}
