import { type ComponentType, useEffect, useState } from 'react'
import { whenUsed } from '#web/app/start/when-used.ts'
import { part } from '#web/ui/lazy/part.ts'

const load = () => import('#browser/app/start/at-home.ts')

/** What the app says of itself has time until somebody uses the page: it takes nothing from the first view. */
export function AfterUse() {
  const [Notices, setNotices] = useState<ComponentType | null>(null)
  useEffect(() => {
    const bring = () =>
      part<'Notices', object>(load, 'Notices').then(
        (Part) => setNotices(() => Part),
        // Lost without a network: with one it is there.
        () => addEventListener('online', bring, { once: true }),
      )
    whenUsed(bring)
  }, [])
  return Notices && <Notices />
}
