import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Failure, isFailure, OFFLINE_CODE, saidOr } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { toast } from '#web/ui/toast/toast.ts'

type Sending = {
  /** Where signing in leads back to, when the session ends under the form. */
  back: string
  said: { failed: string; failedText: string; offlineText: string; sessionText: string }
  onFailure: (error: unknown) => void
}

/** Sends a form once at a time, says how far it is and how it failed. Whatever fails, what was entered stays. */
export function useSending({ back, said, onFailure }: Sending) {
  const t = useWords('items')
  const [, navigate] = useLocation()
  const [share, setShare] = useState<number | null>(null)
  const [sessionOver, setSessionOver] = useState(false)
  // The button stays pressable, so that it keeps the focus: a second press is ignored here.
  const isSending = useRef(false)

  const tell = (error: unknown) => {
    if (isFailure(error, 401)) {
      setSessionOver(true)
      const action = { label: t('sign_in'), run: () => navigate(paths.login(back)) }
      toast({ kind: 'problem', title: t('session_over'), text: said.sessionText, action })
    } else if (error instanceof Failure && error.code === OFFLINE_CODE) {
      toast({ kind: 'problem', title: t('offline'), text: said.offlineText })
    } else {
      toast({ kind: 'problem', title: said.failed, text: saidOr(error, said.failedText) })
    }
    onFailure(error)
  }

  /** `task` ends with what is said of success. */
  const send = async (task: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    setShare(0)
    setSessionOver(false)
    try {
      await task()
    } catch (error) {
      tell(error)
      setShare(null)
    } finally {
      isSending.current = false
    }
  }

  return { send, share, setShare, sessionOver }
}
