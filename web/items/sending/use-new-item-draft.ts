import type { UseFormReturn } from 'react-hook-form'
import type { NewItem } from '#contract/items'
import { namedPhotos } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import type { DraftPlace } from './draft-place.ts'
import { type PublishValues, sameValues } from './publish-values.ts'
import { useDraftSaving } from './use-draft-saving.ts'

type NewItemDraft = {
  form: UseFormReturn<PublishValues, unknown, NewItem>
  photos: Photos
  userId: string | null
  clientId: string
  place: DraftPlace
  /** What the form holds while nothing was entered: that is not kept. */
  blank: PublishValues
}

/** The one draft of something new: begun in the dialog it goes on in the full form, and the other way round. */
export function useNewItemDraft({ form, photos, place, blank, ...of }: NewItemDraft) {
  const kept = namedPhotos(photos.photos)
  const keep = async (values: PublishValues) => {
    const isWorth = !sameValues(values, blank) || kept.length > 0
    await (isWorth ? place.save({ ...of, values, photos: kept }) : place.clear())
    return isWorth
  }
  return useDraftSaving({ form, photos, keep, clear: place.clear })
}
