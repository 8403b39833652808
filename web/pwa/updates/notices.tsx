import { useSyncExternalStore } from 'react'
import { InstallBanner } from '#web/pwa/install/install-banner.tsx'
import { UpdatePrompt } from './update-prompt.tsx'
import { currentUpdate, subscribeUpdates } from './updates.ts'

/** What the app says about itself, quietly: what a new release needs is there before it. */
export function Notices() {
  const update = useSyncExternalStore(subscribeUpdates, currentUpdate, () => 'none' as const)
  return (
    <>
      <div role="status">{update !== 'none' && <UpdatePrompt key={update} update={update} />}</div>
      <InstallBanner />
    </>
  )
}
