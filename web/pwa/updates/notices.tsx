import { useSyncExternalStore } from 'react'
import { InstallBanner } from '#web/pwa/install/install-banner.tsx'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart, part } from '#web/ui/lazy/part.ts'
import { currentUpdate, subscribeUpdates } from './updates.ts'

const load = () => import('#browser/pwa/updates/update-prompt.tsx')
const UpdatePrompt = lazyPart(load, 'UpdatePrompt')

/** Fetched ahead: once a new release is there the server has it no more, and a file asked for just then holds up its takeover. */
export async function prepareNotices(): Promise<void> {
  await part(load, 'UpdatePrompt')
}

/** What the app says about itself, quietly: what a new release needs is there before it. */
export function Notices() {
  const update = useSyncExternalStore(subscribeUpdates, currentUpdate, () => 'none' as const)
  return (
    <>
      <div role="status">
        {update !== 'none' && (
          <Later>
            <UpdatePrompt key={update} update={update} />
          </Later>
        )}
      </div>
      <InstallBanner />
    </>
  )
}
