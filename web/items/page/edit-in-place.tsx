import type { Item } from '#contract/items'
import { EditForm } from '#web/items/dialogs/edit-form.tsx'
import { useEditDraft } from '#web/items/dialogs/use-edit-draft.ts'
import { PublishSkeleton } from '#web/items/publish/publish-skeleton.tsx'

export type EditInPlaceProps = { item: Item; onDone: () => void }

/**
 * The page of one's own item while it is edited. `onDone`: saved, nothing to save, or given up.
 * Needs the words of `items`, `media`, `mine`, `refusals` and `things`.
 */
export function EditInPlace({ item, onDone }: EditInPlaceProps) {
  const { draft, drop } = useEditDraft(item)
  if (draft === undefined) return <PublishSkeleton />
  return (
    <EditForm
      key={String(draft === null)}
      frame="page"
      item={item}
      draft={draft}
      onDone={onDone}
      onDropped={drop}
    />
  )
}
