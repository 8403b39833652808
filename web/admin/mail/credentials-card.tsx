import { useState } from 'react'
import { type Credentials, CredentialsSchema } from '#contract/admin'
import { issuesOf } from '#web/accounts/server-issues.ts'
import { TextField } from '#web/accounts/text-field.tsx'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useFields } from '#web/accounts/use-fields.ts'
import { useForgetCredentials, useResetCredentials } from '#web/admin/mutations.ts'
import type { FieldIssue } from '#web/api/failure.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** The key is typed in and never comes back. */
export function CredentialsCard() {
  const t = useWords('admin')
  const failed = useFailureToast()
  const reset = useResetCredentials()
  const forget = useForgetCredentials()
  const [issues, setIssues] = useState<FieldIssue[]>([])
  const [saves, setSaves] = useState(0)

  async function save(given: Credentials) {
    setIssues([])
    try {
      await reset.mutateAsync(given)
      setSaves((before) => before + 1)
      toast({ kind: 'done', title: t('credentials_saved'), text: t('credentials_saved_text') })
    } catch (error) {
      failed(error, t('credentials_failed'), t('credentials_failed'))
      setIssues(issuesOf(error))
    }
  }

  async function remove() {
    if (forget.isPending) return
    try {
      await forget.mutateAsync()
      toast({ kind: 'done', title: t('forgotten'), text: t('forgotten_text') })
    } catch (error) {
      failed(error, t('credentials_failed'), t('credentials_failed'))
    }
  }

  return (
    <SettingsCard title={t('credentials')} lead={t('credentials_text')}>
      <CredentialsForm key={saves} issues={issues} busy={reset.isPending} onSubmit={save} />
      <Button kind="quiet" onClick={remove} className="-ms-3 justify-self-start px-3">
        {t('forget_key')}
      </Button>
    </SettingsCard>
  )
}

type FormProps = { issues: FieldIssue[]; busy: boolean; onSubmit: (given: Credentials) => void }

function CredentialsForm({ issues, busy, onSubmit }: FormProps) {
  const t = useWords('admin')
  const { form, bind } = useFields({
    schema: CredentialsSchema,
    initial: { apiKey: '', fromEmail: '' },
    issues,
    busy,
    onSubmit,
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <TextField {...bind('apiKey')} label={t('api_key')} type="password" autoComplete="off" />
      <TextField
        {...bind('fromEmail')}
        label={t('from_email')}
        note={t('optional')}
        hint={t('from_hint')}
        type="email"
      />
      <SubmitButton busy={busy}>{t(busy ? 'saving' : 'save_key')}</SubmitButton>
    </form>
  )
}
