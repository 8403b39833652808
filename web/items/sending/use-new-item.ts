/** Something new, on its own page or in a dialog: its fields and photos, the one draft of both, sending and giving up. */
import type * as v from 'valibot'
import type { Item, NewItem } from '#contract/items'
import { useForm } from '#web/forms/engine/use-form.ts'
import { useDraftSaving } from '#web/forms/use-draft-saving.ts'
import { useLeaveQuestion } from '#web/forms/use-leave-question.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { namedPhotos, shapeOf } from '#web/media/picker/photo-list.ts'
import { usePhotos } from '#web/media/picker/use-photos.ts'
import type { DraftPlace } from './draft-place.ts'
import type { Draft } from './draft-store.ts'
import { type PublishValues, sameValues } from './publish-values.ts'
import { useOther } from './use-other.ts'
import { usePublishing } from './use-publishing.ts'

type NewItemForm = {
  userId: string | null
  /** What was begun in the dialog goes on in the full form, and the other way round. */
  draft: Draft
  place: DraftPlace
  schema: v.GenericSchema<unknown, NewItem>
  initial: PublishValues
  /** What the form holds while nothing was entered: that is not kept. */
  blank: PublishValues
  photosMax: number
  onTooMany?: () => void
  /** Where signing in leads back to. */
  back: string
  failed: { title: string; text: string }
  onPublished: (item: Item) => void
  /** It waits on the device for a network. */
  onQueued: () => void
  onLeave: () => void
}

export function useNewItem(given: NewItemForm) {
  const { userId, draft, place, blank, onLeave } = given
  const { clientId } = draft
  const t = useWords('items')
  const other = useOther()
  const photos = usePhotos(given.photosMax, draft.photos, given.onTooMany)
  const kept = namedPhotos(photos.photos)
  const sending = usePublishing({
    userId,
    back: given.back,
    failed: given.failed.title,
    failedText: given.failed.text,
    onPublished: (item) => keeping.stop().then(() => given.onPublished(item)),
    onQueued: () => keeping.stop().then(given.onQueued),
  })
  const form = useForm({
    schema: given.schema,
    initial: given.initial,
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: (item, values) =>
      sending.publish({ ...item, clientId, isOther: other.isSaid() || undefined }, values, kept),
  })
  const keep = async (values: PublishValues) => {
    const isWorth = !sameValues(values, blank) || kept.length > 0
    await (isWorth ? place.save({ userId, clientId, values, photos: kept }) : place.clear())
    return isWorth
  }
  const keeping = useDraftSaving({
    fields: form.fields,
    shape: shapeOf(photos.photos),
    keep,
    clear: place.clear,
  })
  const leaving = useLeaveQuestion({
    words: {
      title: t('leave_title'),
      text: t('leave_text'),
      stay: t('leave_stay'),
      keep: t('leave_keep'),
      discard: t('leave_discard'),
    },
    isEntered: () => !sameValues(form.getValues(), blank) || photos.photos.length > 0,
    onLeave,
    onKeep: onLeave,
    onDiscard: () => keeping.stop().then(onLeave),
  })
  const photoProblem = sending.issues.find(({ path }) => path.startsWith('images'))?.message

  const doubled = sending.equal && { equal: sending.equal, onOther: other.say }

  return { ...form, ...leaving, doubled, photos, photoProblem, keeping, sending }
}
