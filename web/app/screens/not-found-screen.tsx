import { Compass } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const POPULAR = [
  { href: paths.myItems, name: 'my_items' },
  { href: paths.trades, name: 'trades' },
  { href: paths.favorites, name: 'favorites' },
  { href: paths.profile, name: 'my_profile' },
] as const

/** Three ways on, what people look for most, and what may have happened. */
export function NotFoundScreen() {
  const t = useWords('navigation')
  const [, navigate] = useLocation()
  useTitle(t('not_found_title'))

  function back(): void {
    if (history.length > 1) history.back()
    else navigate(paths.home)
  }

  return (
    <>
      <EmptyState
        heading="h1"
        icon={Compass}
        title={t('not_found_title')}
        text={t('not_found_text')}
      >
        <ButtonLink href={paths.home}>{t('go_home')}</ButtonLink>
        <ButtonLink href={paths.search()} kind="secondary">
          {t('go_search')}
        </ButtonLink>
        <Button kind="quiet" onClick={back}>
          {t('back')}
        </Button>
      </EmptyState>
      <nav aria-labelledby="popular" className="mx-auto max-w-sm border-t border-line pt-6">
        <h2 id="popular" className="text-base">
          {t('popular')}
        </h2>
        <ul className="mt-2 grid grid-cols-2 gap-2">
          {POPULAR.map(({ href, name }) => (
            <li key={href}>
              <Link
                href={href}
                className="flex min-h-11 items-center rounded-field border border-line bg-card px-3 font-medium text-accent-strong no-underline hover:bg-sunken"
              >
                {t(name)}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-6 text-sm text-muted">{t('not_found_help')}</p>
      </nav>
    </>
  )
}
