import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useWords } from '#web/i18n/use-words.ts'
import { paths } from '#web/ui/navigation/paths.ts'

export const TABS = [
  'summary',
  'verifications',
  'reviews',
  'reports',
  'problems',
  'payments',
  'places',
  'failures',
  'running',
  'actions',
] as const
export type Tab = (typeof TABS)[number]

/** An unknown one is the first. */
export const tabOf = (search: string): Tab => {
  const asked = new URLSearchParams(search).get('tab')
  return TABS.find((tab) => tab === asked) ?? 'summary'
}

/** Each section has an address of its own. */
export function Tabs({ current }: { current: Tab }) {
  const t = useWords('admin')
  const list = useRef<HTMLUListElement>(null)
  // On a phone they do not all fit.
  useEffect(() => {
    list.current?.children[TABS.indexOf(current)]?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
    })
  }, [current])
  return (
    <nav aria-label={t('tabs')} className="-mx-4 overflow-x-auto px-4 pb-1 wide:mx-0 wide:px-0">
      <ul ref={list} className="flex w-max gap-2 wide:w-auto wide:flex-wrap">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              href={tab === 'summary' ? paths.admin : `${paths.admin}?tab=${tab}`}
              aria-current={tab === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-full border border-line bg-card px-4 font-semibold text-muted no-underline hover:bg-sunken aria-[current]:border-accent-fill aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
            >
              {t(`tab_${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
