import { useSession } from '#web/accounts/queries.ts'
import { CreateForm } from './create-form.tsx'
import { useStoredDraft } from './use-stored-draft.ts'

/** Something new over the page of one's own things. Its words: see EditInPlace. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  const { stored, begin } = useStoredDraft(user?.id ?? null, true)
  if (!stored) return null
  return (
    <CreateForm
      key={stored.draft.clientId}
      userId={user?.id ?? stored.draft.userId}
      draft={stored.draft}
      restored={stored.restored}
      onClose={onClose}
      onDiscarded={begin}
    />
  )
}
