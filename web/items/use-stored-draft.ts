import { useEffect, useState } from 'react'
import { type Draft, loadDraft } from './draft-store.ts'
import { newUuid } from './new-uuid.ts'
import { NO_VALUES } from './publish-values.ts'

const emptyDraft = (userId: string | null): Draft => ({
  userId,
  clientId: newUuid(),
  values: NO_VALUES,
  photos: [],
})

type Stored = { draft: Draft; restored: boolean }

/** The draft this device holds for this person, or an empty one; null while it is read. */
export function useStoredDraft(userId: string | null, ready: boolean) {
  const [stored, setStored] = useState<Stored | null>(null)

  useEffect(() => {
    if (!ready) return
    let current = true
    loadDraft(userId)
      // A browser that forbids storage has no draft; saving one will say so.
      .catch(() => null)
      .then((draft) => {
        // Whoever is there already keeps what was typed, even when the session ends meanwhile.
        if (!current) return
        setStored((before) => before ?? { draft: draft ?? emptyDraft(userId), restored: !!draft })
      })
    return () => {
      current = false
    }
  }, [ready, userId])

  const begin = () => setStored({ draft: emptyDraft(userId), restored: false })
  return { stored, begin }
}
