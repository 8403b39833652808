import { Redirect, useLocation } from 'wouter'
import type { Login } from '#contract/accounts'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { Benefits } from '#web/accounts/benefits.tsx'
import { useLogin } from '#web/accounts/mutations.ts'
import { useFailureToast } from '#web/accounts/use-failure-toast.ts'
import { useWayBack } from '#web/accounts/use-way-back.ts'
import { rememberPendingEmail } from '#web/accounts/verify/pending-email.ts'
import { isFailure } from '#web/api/failure.ts'
import { useConfirmedUser } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { LoginForm } from './login-form.tsx'

export function LoginScreen() {
  const t = useWords('accounts')
  const { next, target } = useWayBack()
  const [, navigate] = useLocation()
  const user = useConfirmedUser()
  const login = useLogin()
  const failed = useFailureToast()
  useTitle(t('login_title'))

  async function signIn(given: Login) {
    try {
      const { restored } = await login.mutateAsync(given)
      if (restored) toast({ kind: 'done', title: t('restored'), text: t('restored_text') })
      navigate(target, { replace: true })
    } catch (error) {
      if (isFailure(error, 403) && error.code === 'email_not_verified') {
        rememberPendingEmail({ email: given.email, next })
        navigate(paths.verifyEmail(given.email, next))
        return
      }
      failed(error, t('login_failed_title'), t('login_failed'))
    }
  }

  if (user) return <Redirect to={target} replace />
  return (
    <AccountPage
      title={t('login_title')}
      lead={t('login_lead')}
      aside={<Benefits />}
      after={
        <p>
          {t('no_account')} <TextLink href={paths.register(next)}>{t('create_account')}</TextLink>
        </p>
      }
    >
      <LoginForm busy={login.isPending} next={next} onSubmit={signIn} />
    </AccountPage>
  )
}
