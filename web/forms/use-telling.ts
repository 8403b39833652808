/** How a person is told that something failed: no network, the session over, the server's own sentence, or ours. */
import { useLocation } from 'wouter'
import { isFailure, saidOr } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { type ToastAction, toast } from '#web/ui/toast/toast.ts'

export type Telling = {
  /** Where the network is there; without it "Error". */
  title?: string
  /** Where the server has no sentence of its own. */
  text: string
  /** Instead of the sentences that are the same everywhere. */
  offline?: { title?: string; text?: string; action?: ToastAction | undefined }
  /** What is said of a session that ended, with the way to sign in again (D22). */
  signIn?: { title: string; text: string; label: string; path: string }
}

export function useTelling() {
  const t = useWords('shell')
  const [, navigate] = useLocation()

  /** Where it stands beside what failed. */
  const sentenceOf = (error: unknown, { text, offline }: Telling): string =>
    isFailure(error, 0) ? (offline?.text ?? t('offline_text')) : saidOr(error, text)

  const tell = (error: unknown, telling: Telling) => {
    const { title = t('error_title'), offline, signIn } = telling
    if (signIn && isFailure(error, 401)) {
      const action = { label: signIn.label, run: () => navigate(signIn.path) }
      return toast({ kind: 'problem', title: signIn.title, text: signIn.text, action })
    }
    const isOffline = isFailure(error, 0)
    toast({
      kind: 'problem',
      title: isOffline ? (offline?.title ?? t('offline_title')) : title,
      text: sentenceOf(error, telling),
      action: isOffline ? offline?.action : undefined,
    })
  }
  return { tell, sentenceOf }
}
