import { Redirect } from 'wouter'
import { AccountPage } from '#web/accounts/account-page.tsx'
import { Benefits } from '#web/accounts/benefits.tsx'
import { useWayBack } from '#web/accounts/use-way-back.ts'
import { useConfirmedUser } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { LoginForm } from './login-form.tsx'

export function LoginScreen() {
  const t = useWords('accounts')
  const { next, target } = useWayBack()
  const user = useConfirmedUser()
  useTitle(t('login_title'))

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
      <LoginForm next={next} target={target} />
    </AccountPage>
  )
}
