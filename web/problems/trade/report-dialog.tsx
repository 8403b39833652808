import { useState } from 'react'
import { ReportSchema } from '#contract/problems'
import type { TradePage } from '#contract/trades'
import { PROBLEM_PHOTOS_MAX, WORDS_MAX } from '#terms/problems'
import { AskingDialog } from '#web/forms/asking-dialog.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { Choices } from '#web/forms/fields/choices.tsx'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { namedPhotos, preparingCount } from '#web/media/picker/photo-list.ts'
import { usePhotos } from '#web/media/picker/use-photos.ts'
import { useReport } from '#web/problems/mutations.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { SaidForm } from './said-form.tsx'

type ReportDialogProps = { trade: TradePage; name: string; onClose: () => void }

/** What went wrong, told to the other side and, where it comes to that, to administrators. */
export function ReportDialog({ trade, name, onClose }: ReportDialogProps) {
  const t = useWords('problems')
  // As it stood when the form was opened: what is typed stays, the server says what is not so any more.
  const [kinds] = useState(trade.reportable)
  const report = useReport(trade.id)
  const photos = usePhotos(PROBLEM_PHOTOS_MAX)
  const ready = namedPhotos(photos.photos).map(({ photo }) => photo)
  const sending = useSubmit({ text: t('failed'), at: 'beside' })
  const { onProgress } = sending
  const { form, field, isDirty } = useForm({
    schema: ReportSchema,
    initial: { kind: '', words: '' },
    issues: sending.issues,
    busy: sending.isBusy || preparingCount(photos.photos) > 0,
    onSubmit: (body) =>
      sending.submit(async () => {
        await report.mutateAsync({ body, photos: ready, onProgress })
        toast({ kind: 'done', title: t('report_sent'), text: t('report_sent_text') })
        onClose()
      }),
  })
  const { problem, ...kind } = field('kind')

  return (
    <AskingDialog
      isEntered={isDirty || photos.photos.length > 0}
      title={t('report')}
      onClose={onClose}
    >
      <SaidForm form={form} photos={photos} sending={sending} send={t('report_send')}>
        <p className="text-muted">{t('report_text', { name })}</p>
        <Choices label={t('what')} problem={problem}>
          {kinds.map((one) => (
            <label key={one} className="flex min-h-11 items-start gap-3 py-1">
              <input
                {...kind}
                type="radio"
                value={one}
                className="mt-0.5 size-5 shrink-0 accent-accent-fill"
              />
              <span className="grid">
                <span>{t(`kind_${one}`)}</span>
                <span className="text-sm text-muted">{t(`hint_${one}`)}</span>
              </span>
            </label>
          ))}
        </Choices>
        <LongField {...field('words')} label={t('words')} rows={5} maxLength={WORDS_MAX} />
      </SaidForm>
    </AskingDialog>
  )
}
