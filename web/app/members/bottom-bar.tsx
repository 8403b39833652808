import { ArrowLeftRight, CirclePlus, House, Search, Smartphone } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { currentOf } from '#web/app/menu/active-tab.ts'
import { SEARCH_ID } from '#web/browse/search/search-box.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { UnreadBadge } from '#web/notifications/bell/unread-badge.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

export const TABS = [
  { href: paths.home, icon: House, name: 'tab_home' },
  { href: paths.search(), icon: Search, name: 'tab_search' },
  { href: paths.publish, icon: CirclePlus, name: 'tab_publish' },
  { href: paths.trades, icon: ArrowLeftRight, name: 'tab_trades' },
  { href: paths.appSettings, icon: Smartphone, name: 'tab_app' },
] as const

/**
 * A phone's five places, in reach of the thumb. It gives way to the keyboard, and with large letters
 * it stands below the page (see --bottom-bar in schemes.css).
 */
export function BottomBar() {
  const t = useWords('navigation')
  const [path] = useLocation()
  // Already there, nothing would happen: the field is what was asked for.
  const again = (href: string) => {
    if (href === path) document.getElementById(SEARCH_ID)?.focus()
  }
  return (
    <nav
      aria-label={t('bottom_bar')}
      className="bottom-bar fixed large:static inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid min-h-14 auto-rows-fr grid-cols-5 large:grid-cols-1">
        {TABS.map(({ href, icon: Icon, name }) => (
          <li key={href} className="min-w-0">
            <Link
              href={href}
              onClick={href === paths.search() ? () => again(href) : undefined}
              aria-current={currentOf(href, path)}
              className="relative flex h-full flex-col items-center justify-center gap-0.5 large:min-h-11 large:flex-row text-sm leading-none font-medium text-muted no-underline -outline-offset-3 aria-[current]:font-semibold aria-[current]:text-accent-strong"
            >
              <Icon size={22} aria-hidden />
              {t(name)}
              {href === paths.trades && (
                <UnreadBadge className="absolute start-1/2 top-0.5 ms-1 large:static" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
