import { type Login, LoginSchema } from '#contract/accounts'
import { EmailField } from '#web/accounts/email-field.tsx'
import { PasswordField } from '#web/accounts/password-field.tsx'
import { useFields } from '#web/accounts/use-fields.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type LoginFormProps = {
  busy: boolean
  /** The way back, handed on to the recovery. */
  next: string | undefined
  onSubmit: (given: Login) => void
}

export function LoginForm({ busy, next, onSubmit }: LoginFormProps) {
  const t = useWords('accounts')
  const { form, bind } = useFields({
    schema: LoginSchema,
    initial: { email: '', password: '' },
    busy,
    onSubmit,
  })

  return (
    <form {...form} className="grid gap-4">
      <EmailField {...bind('email')} />
      <div className="grid gap-1">
        <PasswordField
          {...bind('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        <span className="justify-self-end">
          <TextLink href={paths.forgotPassword(next)}>{t('forgot_password')}</TextLink>
        </span>
      </div>
      <SubmitButton busy={busy}>{busy ? t('logging_in') : t('log_in')}</SubmitButton>
    </form>
  )
}
