import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { toast } from '#web/ui/toast/toast.ts'

/** Says why no code could be asked for. */
export function useRecoveryProblem() {
  const t = useWords('accounts')
  const shell = useWords('shell')
  const failed = useFailureToast()
  return (error: unknown) => {
    const code = isFailure(error) ? error.code : ''
    if (code === 'EMAIL_SERVICE_NOT_CONFIGURED') {
      toast({ kind: 'problem', title: t('mail_missing_title'), text: t('mail_missing') })
    } else if (code === 'EMAIL_SEND_FAILED') {
      toast({ kind: 'problem', title: t('mail_failed_title'), text: t('mail_failed') })
    } else {
      failed(error, shell('error_title'), t('recovery_failed'))
    }
  }
}
