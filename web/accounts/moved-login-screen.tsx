import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { MovedScreen } from './moved-screen.tsx'
import { TextLink } from './text-link.tsx'
import { useWayBack } from './use-way-back.ts'

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
