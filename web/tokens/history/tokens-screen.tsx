import { ChevronLeft } from 'lucide-react'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useTop } from '#web/ui/navigation/use-top.ts'
import { useTitle } from '#web/ui/use-title.ts'
import { Movements } from './movements.tsx'

/** /profile/tokens: how many there are, and every movement that made it so many. */
export function TokensScreen() {
  const t = useWords('tokens')
  const { user } = useSession()
  useTitle(t('history_title'))
  useTop()
  return (
    <div className="mx-auto grid max-w-2xl gap-4 pt-4 wide:pt-8">
      <header className="grid justify-items-start gap-1">
        <ButtonLink kind="quiet" href={paths.profile} className="-ms-2 ps-1 pe-3">
          <ChevronLeft size={18} aria-hidden />
          {t('back_to_profile')}
        </ButtonLink>
        <h1 className="text-xl wide:text-2xl">{t('history_title')}</h1>
        <p className="text-muted">{t('history_text')}</p>
        {user && (
          <p className="numbers mt-2 text-2xl font-semibold">
            {t('amount', { count: user.tokenBalance })}
          </p>
        )}
      </header>
      <Movements />
    </div>
  )
}
