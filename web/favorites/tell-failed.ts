/** Why an item could not be saved or removed: no network, the server's own sentence, or ours. */
import { Failure, OFFLINE_CODE, saidOr } from '#web/api/failure.ts'
import { wordsOf } from '#web/i18n/words-of.ts'
import { toast } from '#web/ui/toast/toast.ts'
import type { Outcome } from './set-favorite.ts'

export async function tellFailed({ isFavorite, error }: Outcome, isInList = false): Promise<void> {
  const t = await wordsOf('favorites')
  if (error instanceof Failure && error.code === OFFLINE_CODE) {
    return toast({ kind: 'problem', title: t('offline'), text: t('offline_text') })
  }
  const removed = isInList ? 'list_remove_failed' : 'remove_failed'
  const text = saidOr(error, t(isFavorite ? 'add_failed' : removed))
  toast({ kind: 'problem', title: t('error'), text })
}
