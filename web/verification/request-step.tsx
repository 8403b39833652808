import { useSession } from '#web/accounts/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useAsk } from './use-ask.ts'

type RequestStepProps = { kind: 'email' | 'phone'; onSent: () => void }

/** One press: a code comes by mail, or somebody calls. */
export function RequestStep({ kind, onSent }: RequestStepProps) {
  const t = useWords('verification')
  const { user } = useSession()
  const { ask, isPending } = useAsk(onSent)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere text-muted">
        {kind === 'email' ? t('do_email', { address: user?.email ?? '' }) : t('do_phone')}
      </p>
      <Button
        kind="secondary"
        onClick={() => void ask({ verificationType: kind })}
        aria-disabled={isPending}
        className="aria-disabled:opacity-55"
      >
        {isPending ? t('asking') : kind === 'email' ? t('send_code') : t('ask_call')}
      </Button>
    </div>
  )
}
