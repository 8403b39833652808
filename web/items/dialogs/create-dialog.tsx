import type { Item } from '#contract/items'
import { useStoredDraft } from '#web/items/sending/use-stored-draft.ts'
import { CreateForm } from './create-form.tsx'

/** Something new over the page of one's own items. Its words: see EditInPlace. */
export function CreateDialog(props: { onClose: () => void; onPublished: (item: Item) => void }) {
  const { userId, stored, begin } = useStoredDraft()
  if (!stored) return null
  return (
    <CreateForm
      key={stored.draft.clientId}
      userId={userId}
      draft={stored.draft}
      blank={stored.blank}
      restored={stored.restored}
      place={stored.place}
      {...props}
      onDiscarded={begin}
    />
  )
}
