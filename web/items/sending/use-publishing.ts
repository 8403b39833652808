import { useEffect, useState } from 'react'
import type { Item, NewItem } from '#contract/items'
import { isFailure } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { KeptPhoto } from '#web/media/picker/photo-list.ts'
import { haptic } from '#web/native/haptics.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { type Equal, equalOf } from './doubled.ts'
import { usePublishItem } from './publish-mutation.ts'
import type { PublishValues } from './publish-values.ts'

/** Small, and asked for with the form: without a network it could not be fetched any more. */
const loadQueue = () => import('#browser/items/sending/waiting.ts')

type Outcome = {
  /** Null while nobody can be asked who this is: then nothing can wait in anybody's name. */
  userId: string | null
  /** Where signing in leads back to. */
  back: string
  failed: string
  failedText: string
  onPublished: (item: Item) => Promise<void>
  /** It waits on the device for a network. */
  onQueued: () => Promise<void>
}

/** Publishes what the form holds, or has it wait for a network, and says so. */
export function usePublishing(outcome: Outcome) {
  const { userId, back, failed, failedText, onPublished, onQueued } = outcome
  const t = useWords('items')
  const [equal, setEqual] = useState<Equal | null>(null)
  const sending = useSubmit({
    title: failed,
    text: failedText,
    // It is no failure, but a question, and stands beside the button.
    own: (error) => (isFailure(error) && equalOf(error) ? [] : undefined),
    offline: { title: t('offline'), text: t('offline_draft_text') },
    signIn: {
      title: t('session_over'),
      text: t('session_over_text'),
      label: t('sign_in'),
      path: paths.login(back),
    },
  })
  const mutation = usePublishItem(sending.onProgress)

  useEffect(() => {
    // What fails here fails again when it is needed, and is said then.
    loadQueue().catch(() => undefined)
  }, [])

  /** Whether it is in the queue: a device that cannot keep it leaves it in the form. */
  const queue = async (clientId: string, values: PublishValues, photos: KeptPhoto[]) => {
    if (userId === null) return false
    try {
      const { keepWaiting } = await loadQueue()
      await keepWaiting(userId, clientId, { values, photos })
    } catch {
      return false
    }
    await onQueued()
    toast({ title: t('queued'), text: t('queued_text') })
    return true
  }

  const publish = (
    item: NewItem & { clientId: string },
    values: PublishValues,
    photos: KeptPhoto[],
  ) =>
    sending.submit(async () => {
      let isShown = true
      setEqual(null)
      const { isOther } = item
      const wait = () => queue(item.clientId, { ...values, ...(isOther && { isOther }) }, photos)
      if (!navigator.onLine && (await wait())) return
      try {
        const prepared = photos.map(({ photo }) => photo)
        const published = await mutation.mutateAsync({ item, photos: prepared })
        haptic()
        isShown = !published.withheld
        await onPublished(published)
      } catch (error) {
        if (isFailure(error, 0) && (await wait())) return
        setEqual(isFailure(error) ? equalOf(error) : null)
        throw error
      }
      const text = t(isShown ? 'published_text' : 'published_waits')
      toast({ kind: 'done', title: t('published'), text })
    })

  return { ...sending, publish, equal }
}
