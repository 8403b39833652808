import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { AskButton } from '#web/verification/ask-button.tsx'

type RequestStepProps = { kind: 'email' | 'phone'; onSent: () => void }

/** One press: a code comes by mail, or somebody calls. */
export function RequestStep({ kind, onSent }: RequestStepProps) {
  const t = useWords('verification')
  const { user } = useSession()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="wrap-anywhere text-muted">
        {kind === 'email' ? t('do_email', { address: user?.email ?? '' }) : t('do_phone')}
      </p>
      <AskButton kind={kind} onSent={onSent} />
    </div>
  )
}
