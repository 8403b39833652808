/** What the bar of a form says: how far sending is, or what it waits for. */
import { useWords } from '#web/i18n/use-words.ts'
import { preparingCount } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { useOnline } from '#web/ui/use-online.ts'

/** `progress`: how much has been sent, null while nothing is under way. `missing`: fields, said before photos. */
export function useWaiting(photos: Photos, progress: number | null, missing = ''): string {
  const t = useWords('items')
  const online = useOnline()
  const preparing = preparingCount(photos.photos)
  // What is sent without photos never tells a progress.
  if (progress !== null && progress > 0 && progress < 1) {
    return t('sending', { percent: Math.round(progress * 100) })
  }
  if (progress !== null) return t('storing')
  if (missing) return missing
  if (preparing > 0) return t('waits_photos', { count: preparing })
  return online ? '' : t('offline')
}
