import { useWayBack } from '#web/accounts/use-way-back.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { MovedScreen } from './moved-screen.tsx'

/** Says where one creates an account (D6): none comes into being by signing in. */
export function MovedLoginScreen() {
  const t = useWords('accounts')
  const { next } = useWayBack()
  return (
    <MovedScreen title={t('login_title')} to={paths.login(next)}>
      <p>
        {t('moved_no_account')}{' '}
        <TextLink href={paths.register(next)}>{t('create_account')}</TextLink>
      </p>
    </MovedScreen>
  )
}
