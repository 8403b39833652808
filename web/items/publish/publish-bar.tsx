import { useWatch } from 'react-hook-form'
import { LOCALES } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { DoubledNotice, type DoubledNoticeProps } from '#web/items/fields/doubled-notice.tsx'
import { useItemFields } from '#web/items/fields/item-fields.ts'
import { FIELD_NAMES, waitsFor } from '#web/items/sending/publish-values.ts'
import { useWaiting } from '#web/items/sending/use-waiting.ts'
import { preparingCount } from '#web/media/picker/photo-list.ts'
import type { Photos } from '#web/media/picker/use-photos.ts'
import { UploadProgress } from '#web/media/upload-progress.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type PublishBarProps = {
  photos: Photos
  /** How much has been sent, or null while nothing is under way. */
  progress: number | null
  /** Asked before it is sent again (D59), where one presses. */
  doubled: DoubledNoticeProps | null
}

/** The one action, always in reach of the thumb, with what it waits for. */
export function PublishBar({ photos, progress, doubled }: PublishBarProps) {
  const t = useWords('items')
  const { control, getValues } = useItemFields()
  // Any change of any field may be the one that was waited for.
  useWatch({ control })
  const preparing = preparingCount(photos.photos)
  const locale = LOCALES[activeLanguage()]
  const missing = waitsFor(getValues()).map((field) =>
    t(FIELD_NAMES[field]).toLocaleLowerCase(locale),
  )
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing)
  const sending = progress !== null
  const fields = missing.length > 0 ? t('waits', { fields: list }) : ''
  const waiting = useWaiting(photos, progress, fields)

  return (
    <div className="roomy:sticky bottom-(--bottom-bar) z-10 -mx-4 mt-2 grid gap-2 border-t border-line bg-paper px-4 pt-2 pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--bottom-bar)))] wide:static wide:mx-0 wide:border-0 wide:px-0">
      {doubled && <DoubledNotice {...doubled} />}
      <p role="status" className="numbers min-h-5 text-sm text-muted">
        {waiting || t('nothing_waits')}
      </p>
      {sending && <UploadProgress progress={progress} label={t('submit')} />}
      <SubmitButton
        busy={sending}
        disabled={preparing > 0}
        className="min-h-12 wide:w-auto wide:justify-self-start wide:px-10"
      >
        {t('submit')}
      </SubmitButton>
    </div>
  )
}
