import { ArrowLeftRight, Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useSession } from '#web/accounts/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { brand } from '#web/ui/brand.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { paths } from './paths.ts'
import { SignOutLink } from './sign-out-link.tsx'
import { useHere } from './use-here.ts'

/** A plain header: where one is, who one is, the one thing to do. The full navigation comes with its issue. */
export function Header() {
  const t = useWords('shell')
  const { state, user } = useSession()
  const next = useHere()

  return (
    <header className="border-b border-line bg-card">
      <nav
        aria-label={t('main_navigation')}
        className="mx-auto flex min-h-14 max-w-7xl items-center px-4 py-1.5 sm:gap-1 wide:min-h-16 wide:px-6"
      >
        <Link
          href={paths.home}
          className="me-auto flex min-h-11 items-center gap-2 sm:pe-2 text-lg font-bold text-ink no-underline"
        >
          <span className="grid size-8 place-items-center rounded-lg bg-accent-fill text-white">
            <ArrowLeftRight size={18} aria-hidden />
          </span>
          {brand}
        </Link>
        <LanguageSwitch />
        {state === 'out' && (
          <>
            <ButtonLink
              kind="quiet"
              href={paths.login(next)}
              className="px-1.5 text-sm whitespace-nowrap sm:px-3 sm:text-base"
            >
              {t('sign_in')}
            </ButtonLink>
            <ButtonLink kind="secondary" href={paths.register(next)} className="max-sm:hidden">
              {t('register')}
            </ButtonLink>
          </>
        )}
        {state === 'in' && user && <SignOutLink />}
        <ButtonLink
          href={state === 'out' ? paths.login(paths.publish) : paths.publish}
          className="ms-1 shrink-0 px-3 sm:px-4"
        >
          <Plus size={20} aria-hidden />
          <span className="max-sm:sr-only">{t('publish')}</span>
        </ButtonLink>
      </nav>
    </header>
  )
}
