import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'

type ResendButtonProps = {
  /** Seconds until another may be asked for. */
  left: number
  isBusy?: boolean
  label?: string
  className?: string
  onPress: () => void
}

/** Asks for another code, as soon as that may be. */
export function ResendButton(props: ResendButtonProps) {
  const { left, isBusy = false, label, className = '', onPress } = props
  const t = useWords('accounts')
  return (
    <Button
      kind="quiet"
      onClick={onPress}
      disabled={left > 0 || isBusy}
      className={`numbers disabled:text-muted disabled:opacity-100! ${className}`}
    >
      {left > 0 ? t('resend_in', { seconds: left }) : (label ?? t('resend'))}
    </Button>
  )
}
