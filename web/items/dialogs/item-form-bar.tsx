import { useWords } from '#web/i18n/use-words.ts'
import { DoubledNotice, type DoubledNoticeProps } from '#web/items/fields/doubled-notice.tsx'
import { useWaiting } from '#web/items/sending/use-waiting.ts'
import { preparingCount } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { UploadProgress } from '#web/media/upload-progress.tsx'
import { Button } from '#web/ui/button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type ItemFormBarProps = {
  photos: Photos
  /** How much has been sent, or null while nothing is under way. */
  progress: number | null
  submit: string
  /** Asked before it is sent again (D59), where one presses. */
  doubled: DoubledNoticeProps | null
  onCancel: () => void
}

/** Sending and giving up, always in reach of the thumb, with what sending waits for. */
export function ItemFormBar({ photos, progress, submit, doubled, onCancel }: ItemFormBarProps) {
  const t = useWords('items')
  const waiting = useWaiting(photos, progress)
  const preparing = preparingCount(photos.photos)
  const sending = progress !== null

  return (
    <div className="grid gap-2">
      {doubled && <DoubledNotice {...doubled} />}
      <p role="status" className="numbers text-sm text-muted empty:hidden">
        {waiting}
      </p>
      {sending && <UploadProgress progress={progress} label={submit} />}
      <div className="flex flex-wrap gap-3 wide:justify-start">
        <SubmitButton
          busy={sending}
          disabled={preparing > 0}
          className="min-h-12 grow wide:w-auto wide:grow-0 wide:px-10"
        >
          {submit}
        </SubmitButton>
        <Button kind="secondary" onClick={onCancel} className="min-h-12 shrink-0">
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
