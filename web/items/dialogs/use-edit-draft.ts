import { useEffect, useState } from 'react'
import type { Item } from '#contract/items'
import { type EditDraft, loadEditDraft } from './edit-draft-store.ts'

/** Changes of this thing that the device still holds; undefined while they are read. */
export function useEditDraft({ id, userId }: Item) {
  const [draft, setDraft] = useState<EditDraft | null>()

  useEffect(() => {
    let current = true
    loadEditDraft(id, userId)
      // A browser that forbids storage holds nothing; keeping a change will say so.
      .catch(() => null)
      .then((held) => current && setDraft((before) => (before === undefined ? held : before)))
    return () => {
      current = false
    }
  }, [id, userId])

  return { draft, drop: () => setDraft(null) }
}
