import type { Item, NewItem } from '#contract/items'
import { Failure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { haptic } from '#web/native/haptics.ts'
import { toast } from '#web/ui/toast.ts'
import { usePublishItem } from './mutations.ts'
import { publishBody } from './publish-body.ts'
import { useSending } from './use-sending.ts'

type Outcome = {
  /** Where signing in leads back to. */
  back: string
  failed: string
  failedText: string
  onPublished: (item: Item) => Promise<void>
  onRefused: (failure: Failure) => void
}

/** Publishes what the form holds, and says so. */
export function usePublishing({ back, failed, failedText, onPublished, onRefused }: Outcome) {
  const t = useWords('items')
  const { send, share, setShare, sessionOver } = useSending({
    back,
    said: {
      failed,
      failedText,
      offlineText: t('offline_text'),
      sessionText: t('session_over_text'),
    },
    onFailure: (error) => error instanceof Failure && onRefused(error),
  })
  const mutation = usePublishItem(setShare)

  const publish = (item: NewItem, photos: readonly PreparedPhoto[]) =>
    send(async () => {
      const published = await mutation.mutateAsync(publishBody(item, photos))
      haptic()
      await onPublished(published)
      toast({ kind: 'done', title: t('published'), text: t('published_text') })
    })

  return { publish, share, sessionOver }
}
