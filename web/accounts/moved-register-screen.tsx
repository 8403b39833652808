import { paths } from '#web/app/paths.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { MovedScreen } from './moved-screen.tsx'
import { useWayBack } from './use-way-back.ts'

export function MovedRegisterScreen() {
  const t = useWords('accounts')
  const { next } = useWayBack()
  return <MovedScreen title={t('register_title')} to={paths.register(next)} />
}
