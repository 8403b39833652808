import { PostReportSchema, type Report, ReportSchema } from '#contract/safety'
import { REASONS_OF, type ReportKind } from '#terms/safety'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { SelectField } from '#web/forms/fields/select-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { NO_REPORT, type ReportDraft } from './report-draft.ts'

type ReportDialogProps = {
  kind: ReportKind | 'answer'
  draft: ReportDraft
  /** Whoever opened it keeps what was typed: it is there again when it is opened again. */
  onDraft: (draft: ReportDraft) => void
  send: (report: Report) => Promise<unknown>
  onClose: () => void
}

/** Why something should be looked at. Needs the words of `safety` and `refusals`. */
export function ReportDialog({ kind, draft, onDraft, send, onClose }: ReportDialogProps) {
  const t = useWords('safety')
  const sending = useSubmit({ text: t('report_failed'), at: 'both' })
  const ofWords = kind === 'answer' || kind === 'review' || kind === 'message'
  const { form, field } = useForm({
    schema: ofWords ? ReportSchema : PostReportSchema,
    initial: draft,
    issues: sending.issues,
    busy: sending.isBusy,
    onTyped: onDraft,
    onSubmit: (report) =>
      sending.submit(async () => {
        await send(report)
        onDraft(NO_REPORT)
        onClose()
        toast({ kind: 'done', title: t('report_sent'), text: t('report_sent_text') })
      }),
  })

  return (
    <Dialog title={t(`report_${kind}`)} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{t('report_text')}</p>
        <SelectField
          {...field('reason')}
          label={t('reason')}
          empty={t('reason_choose')}
          options={REASONS_OF[kind === 'answer' ? 'review' : kind].map((one) => [
            one,
            t(`reason_${one}`),
          ])}
        />
        <LongField
          {...field('description')}
          label={t('description')}
          hint={t('description_hint')}
          rows={4}
        />
        {sending.problem && <Problem>{sending.problem}</Problem>}
        <Button type="submit" aria-disabled={sending.isBusy} className="aria-disabled:opacity-55">
          {t(sending.isBusy ? 'sending_report' : 'send_report')}
        </Button>
      </form>
    </Dialog>
  )
}
