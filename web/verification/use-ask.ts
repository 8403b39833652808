/** Asking for a proof: what is said of it, the same everywhere. */
import type { VerificationRequest } from '#contract/verification'
import { isFailure } from '#web/api/failure.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { useRequest } from './mutations.ts'

export function useAsk(onSent?: () => void) {
  const t = useWords('verification')
  const request = useRequest()
  const { submit, isBusy, issues } = useSubmit({
    title: t('failed'),
    text: '',
    // What is wrong with a field stands at the field.
    own: (error) => (isFailure(error) && error.issues.length > 0 ? error.issues : undefined),
  })

  const ask = (given: VerificationRequest) =>
    submit(async () => {
      await request.mutateAsync(given)
      toast({ kind: 'done', title: t('requested'), text: t('requested_text') })
      onSent?.()
    })
  return { ask, isBusy, issues }
}
