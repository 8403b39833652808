import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { useOnline } from '#web/ui/use-online.ts'
import { isInstallDismissed } from './dismissed.ts'
import type { SheetProps } from './install-sheet.tsx'
import { useInstallState } from './offer.ts'

const InstallSheet = lazyPart<'InstallSheet', SheetProps>(
  () => import('#browser/pwa/install/install-sheet.tsx'),
  'InstallSheet',
)

/** Nobody installs what they have not looked at; whoever leaves before has fetched nothing of it. */
export const LOOKED_AROUND_MS = 20_000
/** Pages without an action of their own at the bottom, which it would cover. */
const CALM: readonly string[] = [paths.home, paths.search(), paths.favorites, paths.myItems]

/** Offers to install the app where that can be done, at a moment that disturbs nothing. */
export function InstallBanner() {
  const state = useInstallState()
  const online = useOnline()
  const [path] = useLocation()
  const [isDue, setDue] = useState(false)
  const isByHand = state === 'by_hand'
  const [isGone, setGone] = useState(() => isInstallDismissed(isByHand))
  const isPossible = state === 'offered' || isByHand

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LOOKED_AROUND_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isPossible || !isDue || isGone || !online || !CALM.includes(path)) return null
  return (
    <Later>
      <InstallSheet isByHand={isByHand} onGone={() => setGone(true)} />
    </Later>
  )
}
