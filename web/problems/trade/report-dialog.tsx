import { useState } from 'react'
import { ReportSchema } from '#contract/problems'
import type { TradePage } from '#contract/trades'
import { WORDS_MAX } from '#terms/problems'
import { useForm } from '#web/forms/engine/use-form.ts'
import { Choices } from '#web/forms/fields/choices.tsx'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useReport } from '#web/problems/mutations.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { PhotoField } from './photo-field.tsx'
import { SaidForm } from './said-form.tsx'
import { usePhotos } from './use-photos.ts'

type ReportDialogProps = { trade: TradePage; name: string; onClose: () => void }

/** What went wrong, told to the other side and, where it comes to that, to administrators. */
export function ReportDialog({ trade, name, onClose }: ReportDialogProps) {
  const t = useWords('problems')
  // As it stood when the form was opened: what is typed stays, the server says what is not so any more.
  const [kinds] = useState(trade.reportable)
  const report = useReport(trade.id)
  const photos = usePhotos()
  const sending = useSubmit({ text: t('failed'), at: 'beside' })
  const { onProgress } = sending
  const { form, field, watch } = useForm({
    schema: ReportSchema,
    initial: { kind: '', words: '' },
    issues: sending.issues,
    busy: sending.isBusy || photos.isPreparing,
    onSubmit: (body) =>
      sending.submit(async () => {
        await report.mutateAsync({ body, photos: photos.ready, onProgress })
        toast({ kind: 'done', title: t('report_sent'), text: t('report_sent_text') })
        onClose()
      }),
  })
  useHeldForm(watch().words !== '' || photos.chosen.length > 0)
  const { problem, ...kind } = field('kind')

  return (
    <Dialog title={t('report')} onClose={onClose}>
      <SaidForm form={form} sending={sending} send={t('report_send')}>
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
        <PhotoField photos={photos} />
      </SaidForm>
    </Dialog>
  )
}
