import { Failure, OFFLINE_CODE, saidOr } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** Says what went wrong: no network, the server's own sentence, or the given one. */
export function useFailureToast() {
  const t = useWords('shell')
  return (error: unknown, title: string, otherwise: string) => {
    if (error instanceof Failure && error.code === OFFLINE_CODE) {
      toast({ kind: 'problem', title: t('offline_title'), text: t('offline_text') })
      return
    }
    toast({ kind: 'problem', title, text: saidOr(error, otherwise) })
  }
}
