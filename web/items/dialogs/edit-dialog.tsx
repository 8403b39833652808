import type { Item } from '#contract/items'
import { EditForm } from './edit-form.tsx'
import { useEditDraft } from './use-edit-draft.ts'

/** The same form over the page of one's own items. Its words: see EditInPlace. */
export function EditDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { draft, drop } = useEditDraft(item)
  if (draft === undefined) return null
  return (
    <EditForm
      key={String(draft === null)}
      frame="dialog"
      item={item}
      draft={draft}
      onDone={onClose}
      onDropped={drop}
    />
  )
}
