import { Languages } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useSession } from '#web/api/session.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { UnreadBadge } from '#web/notifications/bell/unread-badge.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { currentOf } from './active-tab.ts'
import { LanguageChoices } from './language-choices.tsx'
import { SignOutLink } from './sign-out-link.tsx'
import { useMemberPlaces, useVisitorPlaces } from './use-places.ts'

const ENTRY =
  'flex min-h-12 w-full items-center gap-3 rounded-field px-3 text-start font-medium text-ink no-underline hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:text-accent-strong'

/** The phone's menu: every place there is, the language, the way out. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const t = useWords('navigation')
  const [path] = useLocation()
  const [openedOn] = useState(path)
  const { state, user } = useSession()
  const shell = useWords('shell')
  const isOut = state === 'out'
  const visitor = useVisitorPlaces()
  const member = useMemberPlaces()
  const leave = useEffectEvent(onClose)

  // The way back of the browser leads elsewhere too.
  useEffect(() => {
    if (path !== openedOn) leave()
  }, [path, openedOn])

  return (
    <Dialog kind="start" title={t('menu')} onClose={onClose}>
      <nav aria-label={t('menu')}>
        <ul className="grid gap-1">
          {(isOut ? visitor : member).map(({ href, icon: Icon, name }) => (
            <li key={href}>
              <Link
                href={href}
                onClick={onClose}
                aria-current={currentOf(href, path)}
                className={ENTRY}
              >
                <Icon size={20} aria-hidden className="shrink-0 text-muted" />
                {name}
                {href === paths.favorites && <CountBadge count={user?.favoriteItems ?? 0} />}
                {!isOut && href === paths.trades && <UnreadBadge />}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 grid gap-1 border-t border-line pt-3">
        <section aria-label={shell('language')} className="flex items-start">
          <Languages size={20} aria-hidden className="ms-3 mt-3.5 shrink-0 text-muted" />
          <ul className="grid grow gap-1">
            <LanguageChoices className={ENTRY} />
          </ul>
        </section>
        {!isOut && <SignOutLink onClick={onClose} className={ENTRY} />}
      </div>
    </Dialog>
  )
}
