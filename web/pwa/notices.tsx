import { useSyncExternalStore } from 'react'
import { Later } from '#web/app/later.tsx'
import { lazyPart, part } from '#web/app/part.ts'
import { InstallBanner } from './install/install-banner.tsx'
import { currentUpdate, subscribeUpdates } from './updates.ts'

const load = () => import('./update-prompt.tsx')
const UpdatePrompt = lazyPart(['pwa'], load, 'UpdatePrompt')

/** Once a new release is there, the server has it no more: without a service worker to keep it, it is fetched ahead. */
export async function prepareNotices(): Promise<void> {
  await part(['pwa'], load, 'UpdatePrompt')
}

/** What the app says about itself, quietly: each notice is fetched when there is one. */
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
