import { useState } from 'react'
import { type Credentials, CredentialsSchema } from '#contract/admin'
import { useForgetCredentials, useResetCredentials } from '#web/admin/mutations.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { TextField } from '#web/forms/fields/text-field.tsx'
import { type Submit, useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { toast } from '#web/ui/toast/toast.ts'

/** The key is typed in and never comes back. */
export function CredentialsCard() {
  const t = useWords('admin')
  const reset = useResetCredentials()
  const forget = useForgetCredentials()
  const telling = { title: t('credentials_failed'), text: t('credentials_failed') }
  const saving = useSubmit(telling)
  const removing = useSubmit(telling)
  const [saves, setSaves] = useState(0)

  const save = (given: Credentials) =>
    saving.submit(async () => {
      await reset.mutateAsync(given)
      setSaves((before) => before + 1)
      toast({ kind: 'done', title: t('credentials_saved'), text: t('credentials_saved_text') })
    })
  const remove = () =>
    removing.submit(async () => {
      await forget.mutateAsync()
      toast({ kind: 'done', title: t('forgotten'), text: t('forgotten_text') })
    })

  return (
    <SettingsCard title={t('credentials')} lead={t('credentials_text')}>
      <CredentialsForm key={saves} saving={saving} onSubmit={save} />
      <Button kind="quiet" onClick={remove} className="-ms-3 justify-self-start px-3">
        {t('forget_key')}
      </Button>
    </SettingsCard>
  )
}

type FormProps = { saving: Submit; onSubmit: (given: Credentials) => void }

function CredentialsForm({ saving, onSubmit }: FormProps) {
  const t = useWords('admin')
  const { form, field } = useForm({
    schema: CredentialsSchema,
    initial: { apiKey: '', fromEmail: '' },
    issues: saving.issues,
    busy: saving.isBusy,
    onSubmit,
  })
  return (
    <form {...form} className="grid max-w-md gap-4">
      <TextField {...field('apiKey')} label={t('api_key')} type="password" autoComplete="off" />
      <TextField
        {...field('fromEmail')}
        label={t('from_email')}
        note={t('optional')}
        hint={t('from_hint')}
        type="email"
      />
      <SubmitButton busy={saving.isBusy}>{t(saving.isBusy ? 'saving' : 'save_key')}</SubmitButton>
    </form>
  )
}
