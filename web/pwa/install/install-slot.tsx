import { useEffect, useState } from 'react'
import { Later } from '#web/app/later.tsx'
import { lazyPart } from '#web/app/part.ts'
import { useInstallState } from './offer.ts'

/** Nobody installs what they have not looked at. */
export const LOOKED_AROUND_MS = 20_000

const InstallBanner = lazyPart(['install'], () => import('./install-banner.tsx'), 'InstallBanner')

/** Where the banner comes, once there is something to offer and somebody has looked around. */
export function InstallSlot() {
  const state = useInstallState()
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setDue(true), LOOKED_AROUND_MS)
    return () => clearTimeout(timer)
  }, [])

  if (!isDue || (state !== 'offered' && state !== 'by_hand')) return null
  return (
    <Later>
      <InstallBanner />
    </Later>
  )
}
