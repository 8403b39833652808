import { useLocation } from 'wouter'
import { type Login, LoginSchema } from '#contract/accounts'
import { useLogin } from '#web/accounts/mutations.ts'
import { rememberPendingEmail } from '#web/accounts/verify/pending-email.ts'
import { isFailure } from '#web/api/failure.ts'
import { useForm } from '#web/forms/engine/use-form.ts'
import { EmailField } from '#web/forms/fields/email-field.tsx'
import { PasswordField } from '#web/forms/fields/password-field.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast/toast.ts'

type LoginFormProps = {
  /** The way back, handed on to the recovery. */
  next: string | undefined
  /** Where it safely leads. */
  target: string
}

export function LoginForm({ next, target }: LoginFormProps) {
  const t = useWords('accounts')
  const [, navigate] = useLocation()
  const login = useLogin()
  const sending = useSubmit({ title: t('login_failed_title'), text: t('login_failed') })

  async function signIn(given: Login) {
    try {
      const { restored } = await login.mutateAsync(given)
      if (restored) toast({ kind: 'done', title: t('restored'), text: t('restored_text') })
      navigate(target, { replace: true })
    } catch (error) {
      if (!isFailure(error, 403) || error.code !== 'email_not_verified') throw error
      rememberPendingEmail({ email: given.email, next })
      navigate(paths.verifyEmail(given.email, next))
    }
  }
  const { form, field } = useForm({
    schema: LoginSchema,
    initial: { email: '', password: '' },
    busy: sending.isBusy,
    onSubmit: (given) => sending.submit(() => signIn(given)),
  })

  return (
    <form {...form} className="grid gap-4">
      <EmailField {...field('email')} label={t('email')} autoComplete="username" />
      <div className="grid gap-1">
        <PasswordField
          {...field('password')}
          label={t('password')}
          autoComplete="current-password"
        />
        <span className="justify-self-end">
          <TextLink href={paths.forgotPassword(next)}>{t('forgot_password')}</TextLink>
        </span>
      </div>
      <SubmitButton busy={sending.isBusy}>
        {t(sending.isBusy ? 'logging_in' : 'log_in')}
      </SubmitButton>
    </form>
  )
}
