import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { NewItem } from '#contract/items'
import { Failure, isFailure, OFFLINE_CODE } from '#web/api/failure.ts'
import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import type { PreparedPhoto } from '#web/media/resize.ts'
import { toast } from '#web/ui/toast.ts'
import { usePublishItem } from './mutations.ts'
import { publishBody } from './publish-body.ts'

type Outcome = {
  onPublished: () => Promise<void>
  onRefused: (failure: Failure) => void
}

/** Sends the form, says how far it is and how it ended. Whatever fails, what was entered stays. */
export function usePublishing({ onPublished, onRefused }: Outcome) {
  const t = useWords('items')
  const [, navigate] = useLocation()
  const [share, setShare] = useState<number | null>(null)
  const [sessionOver, setSessionOver] = useState(false)
  // The button stays pressable, so that it keeps the focus: a second press is ignored here.
  const isSending = useRef(false)
  const mutation = usePublishItem(setShare)

  const signIn = () => navigate(paths.login(paths.publish))

  const tell = (error: unknown) => {
    if (isFailure(error, 401)) {
      setSessionOver(true)
      const action = { label: t('sign_in'), run: signIn }
      toast({ kind: 'problem', title: t('session_over'), text: t('session_over_text'), action })
    } else if (error instanceof Failure && error.code === OFFLINE_CODE) {
      toast({ kind: 'problem', title: t('offline'), text: t('offline_text') })
    } else {
      // An unknown body is nobody's sentence (D3).
      const said = error instanceof Failure && error.code !== 'unknown' ? error.said : ''
      const text = said || t('publish_failed_text')
      toast({ kind: 'problem', title: t('publish_failed'), text })
    }
    if (error instanceof Failure) onRefused(error)
  }

  const publish = async (item: NewItem, photos: readonly PreparedPhoto[]) => {
    if (isSending.current) return
    isSending.current = true
    setShare(0)
    setSessionOver(false)
    try {
      const published = await mutation.mutateAsync(publishBody(item, photos))
      await onPublished()
      toast({ kind: 'done', title: t('published'), text: t('published_text') })
      // Back leads to where one came from, not to an emptied form.
      navigate(paths.item(published.id), { replace: true })
    } catch (error) {
      tell(error)
      setShare(null)
    } finally {
      isSending.current = false
    }
  }

  return { publish, share, sessionOver }
}
