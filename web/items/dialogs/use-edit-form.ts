import { useState } from 'react'
import { type Item, type NewItem, NewItemSchema } from '#contract/items'
import { PHOTOS_MAX } from '#terms/media'
import { useForm } from '#web/forms/engine/use-form.ts'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useDraftSaving } from '#web/forms/use-draft-saving.ts'
import type { Submit } from '#web/forms/use-submit.ts'
import type { PublishValues } from '#web/items/sending/publish-values.ts'
import { shapeOf } from '#web/media/picker/photo-list.ts'
import { usePhotos } from '#web/media/picker/use-photos.ts'
import { clearEditDraft, type EditDraft, saveEditDraft } from './edit-draft-store.ts'
import type { Edit } from './edit-mutation.ts'
import { draftPhotos, firstPhotos, photoEdit, photosChanged } from './item-form-photos.ts'
import {
  changedValues,
  DIALOG_PHOTOS_MAX,
  DialogSchema,
  editOf,
  restoredValues,
  valuesOf,
} from './item-form-values.ts'

type EditFormState = {
  item: Item
  draft: EditDraft | null
  frame: 'page' | 'dialog'
  onTooMany: (max: number) => void
  sending: Submit
  /** Null: there is nothing to save. */
  onSubmit: (edit: Edit | null) => unknown
  onWrong: (wrong: ReadonlyMap<string, string>) => void
}

/** Fields and photos of an item that is edited, what of it changed, and the draft of that. */
export function useEditForm(given: EditFormState) {
  const { item, draft, frame, onTooMany, sending, onSubmit, onWrong } = given
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
  const photos = usePhotos(max, before.photos, () => onTooMany(max))
  const isOtherPhotos = photosChanged(stored, photos.photos)

  const form = useForm({
    schema: isDialog ? DialogSchema : NewItemSchema,
    initial: restoredValues(before.values, draft?.values),
    issues: sending.issues,
    busy: sending.isBusy,
    onWrong,
    onSubmit: (wanted) => onSubmit(editTo(wanted)),
  })
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
  const keeping = useDraftSaving({
    fields: form.fields,
    shape: shapeOf(photos.photos),
    keep,
    clear: () => clearEditDraft(item.id),
  })
  useHeldForm(form.isDirty || isOtherPhotos || draft !== null)

  function editTo(wanted: NewItem): Edit | null {
    const { added, ...order } = photoEdit(stored, photos.photos)
    const fields = { ...editOf(before.item, wanted), ...order }
    return added.length > 0 || Object.keys(fields).length > 0 ? { fields, added } : null
  }

  return { ...form, photos, max, keeping, isChanged }
}
