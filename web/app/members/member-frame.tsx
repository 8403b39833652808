import { ArrowLeftRight, Heart, House, Search, Star } from 'lucide-react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { currentOf } from '#web/app/menu/active-tab.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Bell } from '#web/notifications/bell/bell.tsx'
import { UnreadBadge } from '#web/notifications/bell/unread-badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { AccountButton } from './account-button.tsx'
import { BottomBar } from './bottom-bar.tsx'

const LINKS = [
  { href: paths.home, icon: House, name: 'home' },
  { href: paths.favorites, icon: Heart, name: 'favorites' },
  { href: paths.trades, icon: ArrowLeftRight, name: 'trades' },
  { href: paths.reviews, icon: Star, name: 'reviews' },
] as const

/** Where signed-in people go: a row in the header of a wide screen, a bar at the bottom of a phone. */
export function MemberLinks() {
  const t = useWords('navigation')
  const [path] = useLocation()
  const { user } = useSession()
  return (
    <>
      <ul className="hidden w-48 justify-between wide:flex lg:w-max lg:min-w-96">
        {LINKS.map(({ href, icon: Icon, name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={currentOf(href, path)}
              data-tip={t(name)}
              className="relative flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-field px-1.5 text-sm font-semibold text-muted no-underline hover:bg-sunken hover:text-ink aria-[current]:text-accent-strong"
            >
              <Icon size={20} aria-hidden className="lg:hidden" />
              <span className="sr-only lg:not-sr-only">{t(name)}</span>
              {name === 'favorites' && (
                <CountBadge
                  count={user?.favoriteItems ?? 0}
                  className="absolute -end-1 top-0 lg:static"
                />
              )}
              {name === 'trades' && <UnreadBadge className="absolute -end-1 top-0 lg:static" />}
            </Link>
          </li>
        ))}
      </ul>
      {/* A landmark of its own, not one inside the header's; read last, as it is seen. */}
      {createPortal(<BottomBar />, document.body)}
    </>
  )
}

/** What a signed-in person has at the end of the header: what is new, and their account. */
export function MemberButtons() {
  const t = useWords('navigation')
  return (
    <div className="flex shrink-0 items-center">
      <ButtonLink
        kind="quiet"
        href={paths.newWish()}
        data-tip={t('wish')}
        className="px-3 phone:hidden"
      >
        <Search size={20} aria-hidden />
        <span className="sr-only min-[90rem]:not-sr-only">{t('wish')}</span>
      </ButtonLink>
      <Bell />
      <AccountButton />
    </div>
  )
}
