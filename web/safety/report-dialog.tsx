import { useState } from 'react'
import { type Report, ReportSchema } from '#contract/safety'
import { REPORT_REASONS, type ReportKind } from '#terms/safety'
import { LongField } from '#web/accounts/long-field.tsx'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useFields } from '#web/accounts/use-fields.ts'
import { useSaid } from '#web/accounts/use-said.ts'
import { type FieldIssue, isFailure } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CONTROL, Field } from '#web/ui/field.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { toast } from '#web/ui/toast/toast.ts'

export type ReportDraft = { reason: string; description: string }
export const NO_REPORT: ReportDraft = { reason: '', description: '' }

type ReportDialogProps = {
  kind: ReportKind
  draft: ReportDraft
  /** Whoever opened it keeps what was typed: it is there again when it is opened again. */
  onDraft: (draft: ReportDraft) => void
  send: (report: Report) => Promise<unknown>
  onClose: () => void
}

const NONE: FieldIssue[] = []

/** Why something should be looked at. Needs the words of `safety` and `refusals`. */
export function ReportDialog({ kind, draft, onDraft, send, onClose }: ReportDialogProps) {
  const t = useWords('safety')
  const shell = useWords('shell')
  const saidOf = useSaid()
  const tell = useFailureToast()
  const [isSending, setSending] = useState(false)
  const [issues, setIssues] = useState(NONE)
  const [problem, setProblem] = useState<string>()

  const submit = async (report: Report) => {
    setSending(true)
    setProblem(undefined)
    try {
      await send(report)
    } catch (error) {
      if (isFailure(error)) setIssues(error.issues)
      setProblem(saidOf(error, t('report_failed')))
      tell(error, shell('error_title'), t('report_failed'))
      return setSending(false)
    }
    onDraft(NO_REPORT)
    onClose()
    toast({ kind: 'done', title: t('report_sent'), text: t('report_sent_text') })
  }
  const { form, bind } = useFields({
    schema: ReportSchema,
    initial: draft,
    issues,
    busy: isSending,
    onTyped: onDraft,
    onSubmit: (report) => void submit(report),
  })
  const { problem: reasonProblem, ...reason } = bind('reason')

  return (
    <Dialog title={t(`report_${kind}`)} onClose={onClose}>
      <form {...form} className="grid gap-4">
        <p className="text-muted">{t('report_text')}</p>
        <Field label={t('reason')} problem={reasonProblem}>
          {(control) => (
            <select {...reason} {...control} className={CONTROL}>
              <option value="">{t('reason_choose')}</option>
              {REPORT_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(`reason_${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <LongField
          {...bind('description')}
          label={t('description')}
          hint={t('description_hint')}
          rows={4}
        />
        {problem && issues.length === 0 && <Problem>{problem}</Problem>}
        <Button type="submit" aria-disabled={isSending} className="aria-disabled:opacity-55">
          {t(isSending ? 'sending_report' : 'send_report')}
        </Button>
      </form>
    </Dialog>
  )
}
