import { type TestEmail, TestEmailSchema } from '#contract/admin'
import { useTestEmail } from '#web/admin/mutations.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { LongField } from '#web/forms/fields/long-field.tsx'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** A real mail, sent at once. What was typed stays, to try again. */
export function TestEmailCard() {
  const t = useWords('admin')
  const test = useTestEmail()
  const sending = useSubmit({ title: t('test_failed'), text: t('test_failed') })

  const send = (given: TestEmail) =>
    sending.submit(async () => {
      await test.mutateAsync(given)
      const text = t('test_sent_text', { to: given.toEmail })
      toast({ kind: 'done', title: t('test_sent'), text })
    })
  const { form, field } = useForm({
    schema: TestEmailSchema,
    initial: { toEmail: '', subject: '', message: '' },
    issues: sending.issues,
    busy: sending.isBusy,
    onSubmit: send,
  })
  return (
    <SettingsCard title={t('test')} lead={t('test_text')}>
      <form {...form} className="grid max-w-md gap-4">
        <TextField {...field('toEmail')} label={t('to_email')} type="email" />
        <TextField
          {...field('subject')}
          label={t('subject')}
          note={t('optional')}
          hint={t('default_hint')}
        />
        <LongField
          {...field('message')}
          label={t('message')}
          note={t('optional')}
          hint={t('default_hint')}
          rows={3}
        />
        <SubmitButton busy={sending.isBusy}>
          {t(sending.isBusy ? 'sending' : 'send_test')}
        </SubmitButton>
      </form>
    </SettingsCard>
  )
}
