import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

export type LeaveWords = {
  title: string
  text: string
  stay: string
  keep?: string
  discard: string
}

type LeaveDialogProps = {
  words: LeaveWords
  onStay: () => void
  /** Left out where there is no leaving with a draft. */
  onKeep?: (() => void) | undefined
  onDiscard: () => void
}

/** Asked only when something was entered or changed. */
export function LeaveDialog({ words, onStay, onKeep, onDiscard }: LeaveDialogProps) {
  return (
    <Dialog title={words.title} onClose={onStay}>
      <div className="grid gap-3">
        <p className="mb-1 text-muted">{words.text}</p>
        <Button onClick={onStay}>{words.stay}</Button>
        {onKeep && (
          <Button kind="secondary" onClick={onKeep}>
            {words.keep}
          </Button>
        )}
        <Button kind="danger" onClick={onDiscard}>
          {words.discard}
        </Button>
      </div>
    </Dialog>
  )
}
