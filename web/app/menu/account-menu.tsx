import * as Menu from '@radix-ui/react-dropdown-menu'
import { type FocusEvent, type RefObject, useId, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { CurrentUser } from '#contract/accounts'
import { useSession } from '#web/api/session.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { activeLanguage } from '#web/i18n/i18n.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { useLayer } from '#web/ui/layers/use-layer.ts'
import { currentOf } from './active-tab.ts'
import { SignOutLink } from './sign-out-link.tsx'
import { useAccountPlaces } from './use-places.ts'

type AccountMenuProps = {
  /** The button on the page; the focus is its again unless somebody pressed elsewhere. */
  opener: RefObject<HTMLElement | null>
  /** Opened by a key: one begins at the first entry. */
  isByKey: boolean
  onClose: () => void
}

const ENTRY =
  'flex min-h-11 items-center gap-3 rounded-field px-3 text-ink no-underline outline-none data-highlighted:bg-sunken aria-[current]:text-accent-strong'

/** Who one is, real numbers, and the places of one's account. Opened by a button that is already on the page. */
export function AccountMenu({ opener, isByKey, onClose }: AccountMenuProps) {
  const t = useWords('navigation')
  const [path] = useLocation()
  const { user } = useSession()
  const places = useAccountPlaces()
  const person = useId()
  const wentElsewhere = useRef(false)
  const hasBegun = useRef(false)
  useLayer(onClose)

  /** It mounts open, after the key that the primitive would have seen. */
  function begin(event: FocusEvent<HTMLElement>): void {
    if (!isByKey || event.target !== event.currentTarget || hasBegun.current) return
    hasBegun.current = true
    const first = event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')
    first?.focus({ preventScroll: true })
  }

  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <Menu.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </Menu.Trigger>
      <Menu.Content
        onFocus={begin}
        aria-labelledby={undefined}
        aria-label={t('account_menu')}
        aria-describedby={user ? person : undefined}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        loop
        onInteractOutside={(event) => {
          const isOpener = event.target instanceof Node && opener.current?.contains(event.target)
          // The button closes it by its own press.
          if (isOpener) event.preventDefault()
          else wentElsewhere.current = true
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (!wentElsewhere.current) opener.current?.focus({ preventScroll: true })
        }}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-80 max-w-[calc(100vw-16px)] overflow-y-auto rounded-card border border-line bg-card p-2 shadow-lg outline-none"
      >
        {/* A menu holds entries only: the rest is its description. */}
        {user && (
          <div id={person} aria-hidden className="grid gap-2 px-1 pt-1 pb-2">
            <div className="px-2 [overflow-wrap:anywhere]">
              <p className="font-semibold">{`${user.firstName} ${user.lastName}`.trim()}</p>
              <p className="text-sm text-muted">{user.email}</p>
            </div>
            <AccountStats user={user} />
          </div>
        )}
        {places.map(({ href, icon: Icon, name }) => (
          <Menu.Item key={href} asChild>
            <Link href={href} aria-current={currentOf(href, path)} className={ENTRY}>
              <Icon size={20} aria-hidden className="shrink-0 text-muted" />
              {name}
            </Link>
          </Menu.Item>
        ))}
        <Menu.Separator className="my-2 h-px bg-line" />
        <Menu.Item asChild>
          <SignOutLink className={ENTRY} />
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  )
}

/** D3: the header's numbers are real. */
function AccountStats({ user }: { user: CurrentUser }) {
  const t = useWords('navigation')
  const stats = [
    ['stat_published', user.publishedItems],
    ['stat_trades', user.successfulTrades],
    ['stat_reputation', user.reputationScore],
  ] as const
  return (
    <dl className="flex flex-wrap justify-between gap-2 rounded-field bg-sunken px-3 py-2 text-center">
      {stats.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{t(name)}</dt>
          <dd className="numbers text-lg font-semibold">{formatNumber(count, activeLanguage())}</dd>
        </div>
      ))}
    </dl>
  )
}
