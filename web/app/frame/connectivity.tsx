import { useEffect, useState } from 'react'
import { DEVICE_KEY, stored } from '#web/api/storage.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'
import { useOnline } from '#web/ui/use-online.ts'

const KeptNote = lazyPart<'KeptNote'>(() => import('#browser/app/start/at-home.ts'), 'KeptNote')

/** So long it says that the network is back. */
const RESTORED_MS = 5_000

/** Red while offline; green for 5 s when the connection is back. */
export function Connectivity() {
  const t = useWords('shell')
  const online = useOnline()
  const [restored, setRestored] = useState(false)
  const [wasOffline, setWasOffline] = useState(false)
  if (!online && !wasOffline) setWasOffline(true)
  if (online && wasOffline) {
    setWasOffline(false)
    setRestored(true)
  }

  useEffect(() => {
    if (!restored) return
    const timer = setTimeout(() => setRestored(false), RESTORED_MS)
    return () => clearTimeout(timer)
  }, [restored])

  return (
    <>
      <div role="status" className="sticky top-0 z-40 text-center text-sm font-medium text-white">
        {!online && <p className="bg-[#b91c1c] px-4 py-2">{t('offline')}</p>}
        {online && restored && <p className="bg-[#15803d] px-4 py-2">{t('back_online')}</p>}
      </div>
      {!online && stored(DEVICE_KEY) !== null && (
        <Later>
          <KeptNote />
        </Later>
      )}
    </>
  )
}
