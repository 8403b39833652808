import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useAsk } from './use-ask.ts'

type AskButtonProps = { kind: 'email' | 'phone'; onSent?: () => void }

/** Asks for one proof: a code comes by mail, or somebody calls. */
export function AskButton({ kind, onSent }: AskButtonProps) {
  const t = useWords('verification')
  const { ask, isBusy } = useAsk(onSent)
  return (
    <Button
      kind="secondary"
      onClick={() => void ask({ verificationType: kind })}
      aria-disabled={isBusy}
      className="aria-disabled:opacity-55"
    >
      {isBusy ? t('asking') : kind === 'email' ? t('send_code') : t('ask_call')}
    </Button>
  )
}
