import { useLocation } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { useHere } from '#web/ui/navigation/use-here.ts'

/** Explore, sign in, register; on a phone only the second, the others are in the menu. */
export function VisitorLinks() {
  const t = useWords('shell')
  const next = useHere()
  const [path] = useLocation()
  return (
    <>
      <ButtonLink
        kind="quiet"
        href={paths.home}
        aria-current={path === paths.home ? 'page' : undefined}
        className="px-3 text-sm phone:hidden lg:text-base"
      >
        {t('explore')}
      </ButtonLink>
      <ButtonLink
        kind="quiet"
        href={paths.login(next)}
        className="px-2 text-sm whitespace-nowrap large:whitespace-normal sm:px-3 lg:text-base"
      >
        {t('sign_in')}
      </ButtonLink>
      <ButtonLink
        kind="secondary"
        href={paths.register(next)}
        className="px-3 text-sm phone:hidden lg:text-base"
      >
        {t('register')}
      </ButtonLink>
    </>
  )
}
