import type { UseFormReturn } from 'react-hook-form'
import type { NewItem } from '#contract/items'
import type { Photos } from '#web/media/use-photos.ts'
import { clearDraft, saveDraft } from './draft-store.ts'
import { type PublishValues, sameValues } from './publish-values.ts'
import { useDraftSaving } from './use-draft-saving.ts'

type NewItemDraft = {
  form: UseFormReturn<PublishValues, unknown, NewItem>
  photos: Photos
  userId: string | null
  clientId: string
  /** What the form holds while nothing was entered: that is not kept. */
  blank: PublishValues
}

/** The one draft of something new: begun in the dialog it goes on in the full form, and the other way round. */
export function useNewItemDraft({ form, photos, userId, clientId, blank }: NewItemDraft) {
  const kept = photos.photos.flatMap((one) =>
    one.state === 'ready' ? [{ name: one.name, photo: one.photo }] : [],
  )
  const keep = async (values: PublishValues) => {
    const isWorth = !sameValues(values, blank) || kept.length > 0
    await (isWorth ? saveDraft({ userId, clientId, values, photos: kept }) : clearDraft())
    return isWorth
  }
  return useDraftSaving({ form, photos, keep, clear: clearDraft })
}
