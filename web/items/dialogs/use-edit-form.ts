import { useState } from 'react'
import type { Item, NewItem } from '#contract/items'
import { PHOTOS_MAX } from '#terms/media'
import { useHeldForm } from '#web/accounts/held-form.ts'
import { usePublishForm } from '#web/items/fields/use-publish-form.ts'
import { FormSchema, type PublishValues } from '#web/items/sending/publish-values.ts'
import { useDraftSaving } from '#web/items/sending/use-draft-saving.ts'
import { usePhotos } from '#web/media/picker/use-photos.ts'
import { clearEditDraft, type EditDraft, saveEditDraft } from './edit-draft-store.ts'
import type { Edit } from './edit-mutation.ts'
import { draftPhotos, firstPhotos, photoEdit, photosChanged } from './item-form-photos.ts'
import {
  changedValues,
  DIALOG_PHOTOS_MAX,
  DialogSchema,
  editOf,
  valuesOf,
} from './item-form-values.ts'

type EditFormState = {
  item: Item
  draft: EditDraft | null
  frame: 'page' | 'dialog'
  onTooMany: (max: number) => void
}

/** Fields and photos of a thing that is edited, what of it changed, and the draft of that. */
export function useEditForm({ item, draft, frame, onTooMany }: EditFormState) {
  // What was there when the form opened: a change elsewhere must not look like one of this form.
  const [before] = useState(() => ({
    item,
    values: valuesOf(item),
    photos: firstPhotos(item.photos, draft?.photos),
  }))
  const stored = before.item.photos
  const isDialog = frame === 'dialog'
  const begun = before.photos.filter((one) => !('view' in one && one.isMarked)).length
  // D12: whoever has more than the dialog takes keeps them, those of a draft begun on the page too.
  const max = isDialog ? Math.max(DIALOG_PHOTOS_MAX, stored.length, begun) : PHOTOS_MAX
  const form = usePublishForm(
    { ...before.values, ...draft?.values },
    isDialog ? DialogSchema : FormSchema,
  )
  const photos = usePhotos(max, before.photos, () => onTooMany(max))
  const isOtherPhotos = photosChanged(stored, photos.photos)

  const isChanged = (values: PublishValues = form.getValues()) =>
    isOtherPhotos || Object.keys(changedValues(values, before.values)).length > 0
  const keep = async (values: PublishValues) => {
    if (!isChanged(values)) {
      await clearEditDraft(item.id)
      return false
    }
    await saveEditDraft(item.id, {
      userId: item.userId,
      values: changedValues(values, before.values),
      ...(isOtherPhotos && { photos: draftPhotos(photos.photos) }),
    })
    return true
  }
  const keeping = useDraftSaving({ form, photos, keep, clear: () => clearEditDraft(item.id) })
  const { isDirty } = form.formState
  useHeldForm(isDirty || isOtherPhotos || draft !== null)

  /** Null when there is nothing to save. */
  const editTo = (wanted: NewItem): Edit | null => {
    const { added, ...order } = photoEdit(stored, photos.photos)
    const fields = { ...editOf(before.item, wanted), ...order }
    return added.length > 0 || Object.keys(fields).length > 0 ? { fields, added } : null
  }

  return { form, photos, max, keeping, isChanged, editTo }
}
