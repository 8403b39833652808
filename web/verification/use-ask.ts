/** Asking for a proof: what is said of it, the same everywhere. */
import type { VerificationRequest } from '#contract/verification'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { Failure, type FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useRequest } from './mutations.ts'

const NONE: readonly FieldIssue[] = []

export function useAsk(onSent?: () => void) {
  const t = useWords('verification')
  const failed = useFailureToast()
  const request = useRequest()
  const { error, isPending } = request

  const ask = async (given: VerificationRequest) => {
    if (isPending) return
    try {
      await request.mutateAsync(given)
      toast({ kind: 'done', title: t('requested'), text: t('requested_text') })
      onSent?.()
    } catch (cause) {
      // What is wrong with a field stands at the field.
      if (cause instanceof Failure && cause.issues.length > 0) return
      failed(cause, t('failed'), '')
    }
  }
  return { ask, isPending, issues: error instanceof Failure ? error.issues : NONE }
}
