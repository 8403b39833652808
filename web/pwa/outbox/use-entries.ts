/** What of a kind waits for this person, and how far each is. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#web/api/session.ts'
import { reportStorage } from '#web/pwa/store/report.ts'
import { entriesOf, onOutboxChange } from './entries.ts'
import type { Kind } from './kinds.ts'
import type { Entry } from './stored-entry.ts'
import { currentUploads, onUploads } from './upload-progress.ts'

export function useEntries(kind: Kind): Entry[] {
  const { user } = useSession()
  const person = user?.id
  const [found, setFound] = useState<{ person?: string | undefined; entries: Entry[] }>({
    entries: [],
  })

  useEffect(() => {
    if (person === undefined) return
    let isCurrent = true
    const read = () => {
      entriesOf(person).then((entries) => {
        if (isCurrent) setFound({ person, entries })
      }, reportStorage)
    }
    read()
    const stop = onOutboxChange(read)
    return () => {
      isCurrent = false
      stop()
    }
  }, [person])

  // Of somebody who is not there any more nothing is shown.
  return found.person === person ? found.entries.filter((entry) => entry.kind === kind) : []
}

export const useUploads = () => useSyncExternalStore(onUploads, currentUploads, currentUploads)
