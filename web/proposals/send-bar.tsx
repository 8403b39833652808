import { Send } from 'lucide-react'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { useOnline } from '#web/ui/use-online.ts'

type SendBarProps = {
  label: string
  /** What is still missing, as a sentence. */
  waiting: string | undefined
  isSending: boolean
  /** Whatever is offered, it cannot be sent any more. */
  isOver: boolean
  onCancel: () => void
}

/** Sending and giving up, always in reach of the thumb, with what sending waits for. */
export function SendBar({ label, waiting, isSending, isOver, onCancel }: SendBarProps) {
  const t = useWords('proposals')
  const isOnline = useOnline()
  const said = isSending ? t('sending') : (waiting ?? t('ready'))
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {isOnline ? !isOver && said : t('offline_text')}
      </p>
      <div className="flex flex-wrap gap-2">
        {/* Never `disabled`: it keeps the focus, and a press says what is missing. */}
        <Button
          type="submit"
          aria-disabled={waiting !== undefined || isSending || isOver}
          className="min-h-12 grow px-3 aria-disabled:opacity-55 wide:grow-0 wide:px-10"
        >
          <Send size={20} aria-hidden />
          {label}
        </Button>
        <Button kind="secondary" onClick={onCancel} className="min-h-12 shrink-0 px-3 wide:px-4">
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}
