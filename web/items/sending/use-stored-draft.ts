import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { newUuid } from '#web/api/new-uuid.ts'
import { currentUserQuery } from '#web/api/session.ts'
import { type DraftPlace, ownDraft, waitingDraft } from './draft-place.ts'
import type { Draft } from './draft-store.ts'
import { blankOf, type PublishValues } from './publish-values.ts'

/** `place`: where it goes on being kept. `blank`: what the form holds while nothing was entered. */
type Stored = { draft: Draft; restored: boolean; place: DraftPlace; blank: PublishValues }
type Whose = { userId: string | null; blank: PublishValues }

const anew = ({ userId, blank }: Whose): Stored => ({
  draft: { userId, clientId: newUuid(), values: blank, photos: [] },
  restored: false,
  place: ownDraft,
  blank,
})

async function begun(whose: Whose, waiting: string | null): Promise<Stored | 'lost'> {
  const { userId, blank } = whose
  const place = waiting === null ? ownDraft : waitingDraft(waiting)
  // A browser that forbids storage has no draft; saving one will say so.
  const draft = await place.load(userId).catch(() => null)
  if (draft) return { draft, restored: true, place, blank }
  // Who came to mend one thing is not shown another.
  return waiting === null ? anew(whose) : 'lost'
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

  // As the profile says it when the form is opened.
  const blankNow = useEffectEvent(() => blankOf(user ?? null))
  useEffect(() => {
    if (!ready) return
    let current = true
    begun({ userId, blank: blankNow() }, waiting).then((now) => {
      // Whoever is there already keeps what was typed, even when the session ends meanwhile.
      if (current) setFound((before) => (before === 'lost' ? now : (before ?? now)))
    })
    return () => {
      current = false
    }
  }, [ready, userId, waiting])

  const begin = () => setFound(anew({ userId, blank: blankOf(user ?? null) }))
  return { isVisitor, userId: userId ?? ownerId, stored, isLost, begin }
}
