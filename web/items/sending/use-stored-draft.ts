import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { newUuid } from '#web/api/new-uuid.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { type DraftPlace, ownDraft, waitingDraft } from './draft-place.ts'
import type { Draft } from './draft-store.ts'
import { NO_VALUES } from './publish-values.ts'

const emptyDraft = (userId: string | null): Draft => ({
  userId,
  clientId: newUuid(),
  values: NO_VALUES,
  photos: [],
})

/** `place`: where it goes on being kept. */
type Stored = { draft: Draft; restored: boolean; place: DraftPlace }

const anew = (userId: string | null): Stored => ({
  draft: emptyDraft(userId),
  restored: false,
  place: ownDraft,
})

async function begun(userId: string | null, waiting: string | null): Promise<Stored | 'lost'> {
  const place = waiting === null ? ownDraft : waitingDraft(waiting)
  // A browser that forbids storage has no draft; saving one will say so.
  const draft = await place.load(userId).catch(() => null)
  if (draft) return { draft, restored: true, place }
  // Who came to mend one thing is not shown another.
  return waiting === null ? anew(userId) : 'lost'
}

/**
 * The draft this device holds for whoever is there, or an empty one; null while it is read. `waiting`: the
 * entry of the queue that is to be mended, `isLost` when it cannot be opened.
 */
export function useStoredDraft(waiting: string | null = null) {
  const { data: user, isPending, fetchStatus } = useQuery(currentUserQuery)
  const userId = user?.id ?? null
  const isVisitor = user === null
  // Without a network nobody can be asked who this is: the form and its draft work all the same.
  const ready = !isVisitor && !(isPending && fetchStatus === 'fetching')
  const [found, setFound] = useState<Stored | 'lost' | null>(null)
  const isLost = found === 'lost'
  const stored = isLost ? null : found
  const [knownId, setKnownId] = useState(userId)
  const ownerId = knownId ?? stored?.draft.userId ?? null

  if (userId !== null && userId !== knownId) {
    setKnownId(userId)
    // What another person typed is neither shown to nor published by this one (case 24).
    if (ownerId !== null && ownerId !== userId) setFound(null)
  }

  useEffect(() => {
    if (!ready) return
    let current = true
    begun(userId, waiting).then((now) => {
      // Whoever is there already keeps what was typed, even when the session ends meanwhile.
      if (current) setFound((before) => (before === 'lost' ? now : (before ?? now)))
    })
    return () => {
      current = false
    }
  }, [ready, userId, waiting])

  const begin = () => setFound(anew(userId))
  return { isVisitor, userId: userId ?? ownerId, stored, isLost, begin }
}
