import { useState } from 'react'
import { type TestEmail, TestEmailSchema } from '#contract/admin'
import { LongField } from '#web/accounts/long-field.tsx'
import { issuesOf } from '#web/accounts/server-issues.ts'
import { TextField } from '#web/accounts/text-field.tsx'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useFields } from '#web/accounts/use-fields.ts'
import { useTestEmail } from '#web/admin/mutations.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** A real mail, sent at once. What was typed stays, to try again. */
export function TestEmailCard() {
  const t = useWords('admin')
  const failed = useFailureToast()
  const test = useTestEmail()
  const [issues, setIssues] = useState<FieldIssue[]>([])
  const busy = test.isPending

  async function send(given: TestEmail) {
    setIssues([])
    try {
      await test.mutateAsync(given)
      const text = t('test_sent_text', { to: given.toEmail })
      toast({ kind: 'done', title: t('test_sent'), text })
    } catch (error) {
      failed(error, t('test_failed'), t('test_failed'))
      setIssues(issuesOf(error))
    }
  }

  const { form, bind } = useFields({
    schema: TestEmailSchema,
    initial: { toEmail: '', subject: '', message: '' },
    issues,
    busy,
    onSubmit: send,
  })
  return (
    <SettingsCard title={t('test')} lead={t('test_text')}>
      <form {...form} className="grid max-w-md gap-4">
        <TextField {...bind('toEmail')} label={t('to_email')} type="email" />
        <TextField
          {...bind('subject')}
          label={t('subject')}
          note={t('optional')}
          hint={t('default_hint')}
        />
        <LongField
          {...bind('message')}
          label={t('message')}
          note={t('optional')}
          hint={t('default_hint')}
          rows={3}
        />
        <SubmitButton busy={busy}>{t(busy ? 'sending' : 'send_test')}</SubmitButton>
      </form>
    </SettingsCard>
  )
}
