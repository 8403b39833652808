/** What the bar of a form says: how far sending is, or what it waits for. */
import { useWords } from '#web/i18n/use-words.ts'
import { preparingCount } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { useOnline } from '#web/ui/use-online.ts'

/** `share`: how much has been sent, null while nothing is under way. `missing`: fields, said before photos. */
export function useWaiting(photos: Photos, share: number | null, missing = ''): string {
  const t = useWords('items')
  const online = useOnline()
  const preparing = preparingCount(photos.photos)
  // What is sent without photos never tells a share.
  if (share !== null && share > 0 && share < 1) {
    return t('sending', { percent: Math.round(share * 100) })
  }
  if (share !== null) return t('storing')
  if (missing) return missing
  if (preparing > 0) return t('waits_photos', { count: preparing })
  return online ? '' : t('offline')
}
