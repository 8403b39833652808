import { useRef, useState } from 'react'
import * as v from 'valibot'
import { ChangePasswordSchema } from '#contract/accounts'
import { NewPasswordFields } from '#web/accounts/new-password-fields.tsx'
import { useForm } from '#web/forms/engine/use-form.ts'
import { PasswordField } from '#web/forms/fields/password-field.tsx'
import { useHeldForm } from '#web/forms/held-form.ts'
import { type Submit, useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { SettingsCard } from '#web/ui/settings-card.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { PASSWORD_FIELD_OF, TwicePasswordSchema } from '../twice-password.ts'
import { wrongPassword } from '../wrong-password.ts'
import { useChangePassword } from './mutations.ts'

const ChangeSchema = v.intersect([
  v.pick(ChangePasswordSchema, ['currentPassword']),
  TwicePasswordSchema,
])
type PasswordChange = v.InferOutput<typeof ChangeSchema>

/** The password, changed by who knows it. */
export function PasswordCard({ email }: { email: string }) {
  const t = useWords('settings')
  const accounts = useWords('accounts')
  const change = useChangePassword()
  const title = useRef<HTMLHeadingElement>(null)
  const [changes, setChanges] = useState(0)
  const sending = useSubmit({
    title: accounts('password_failed_title'),
    text: accounts('password_failed'),
    own: (error) => wrongPassword(error, 'currentPassword', t('current_wrong')),
  })

  const save = ({ currentPassword, password }: PasswordChange) =>
    sending.submit(async () => {
      await change.mutateAsync({ currentPassword, newPassword: password })
      // The form begins anew, and the button that had the focus goes with the old one.
      title.current?.focus()
      setChanges((before) => before + 1)
      toast({ kind: 'done', title: t('password_changed'), text: t('password_changed_text') })
    })

  return (
    <SettingsCard titleRef={title} title={t('password')} lead={t('password_text')}>
      <ChangePasswordForm key={changes} email={email} sending={sending} onSubmit={save} />
    </SettingsCard>
  )
}

type ChangePasswordFormProps = {
  email: string
  sending: Submit
  onSubmit: (change: PasswordChange) => void
}

function ChangePasswordForm({ email, sending, onSubmit }: ChangePasswordFormProps) {
  const t = useWords('settings')
  const accounts = useWords('accounts')
  const { form, field, isDirty } = useForm({
    schema: ChangeSchema,
    initial: { currentPassword: '', password: '', confirmPassword: '' },
    issues: sending.issues,
    fieldOf: PASSWORD_FIELD_OF,
    busy: sending.isBusy,
    onSubmit,
  })
  useHeldForm(isDirty)

  return (
    <form {...form} className="grid max-w-md gap-4">
      {/* Password managers file the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className="grid gap-1">
        <PasswordField
          {...field('currentPassword')}
          label={t('current_password')}
          autoComplete="current-password"
        />
        <span className="justify-self-end">
          <TextLink href={paths.forgotPassword(paths.settings, email)}>
            {accounts('forgot_password')}
          </TextLink>
        </span>
      </div>
      <NewPasswordFields label={accounts('new_password')} field={field} />
      <SubmitButton busy={sending.isBusy}>
        {sending.isBusy ? accounts('saving') : t('change_password')}
      </SubmitButton>
    </form>
  )
}
