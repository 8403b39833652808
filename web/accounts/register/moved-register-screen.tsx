import { MovedScreen } from '#web/accounts/login/moved-screen.tsx'
import { useWayBack } from '#web/accounts/use-way-back.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

export function MovedRegisterScreen() {
  const t = useWords('accounts')
  const { next } = useWayBack()
  return <MovedScreen title={t('register_title')} to={paths.register(next)} />
}
