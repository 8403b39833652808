import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentUserQuery } from '#web/accounts/queries.ts'
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

/** The draft this device holds for whoever is there, or an empty one; null while it is read. */
export function useStoredDraft() {
  const { data: user, isPending, fetchStatus } = useQuery(currentUserQuery)
  const userId = user?.id ?? null
  const isVisitor = user === null
  // Without a network nobody can be asked who this is: the form and its draft work all the same.
  const ready = !isVisitor && !(isPending && fetchStatus === 'fetching')
  const [stored, setStored] = useState<Stored | null>(null)
  const [knownId, setKnownId] = useState(userId)
  const ownerId = knownId ?? stored?.draft.userId ?? null

  if (userId !== null && userId !== knownId) {
    setKnownId(userId)
    // What another person typed is neither shown to nor published by this one (case 24).
    if (ownerId !== null && ownerId !== userId) setStored(null)
  }

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
  return { isVisitor, userId: userId ?? ownerId, stored, begin }
}
