import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'wouter'
import { WAITING_MAX } from '#terms/admin'
import { waitingQuery } from '#web/admin/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { paths } from '#web/ui/navigation/paths.ts'

export const TABS = [
  'summary',
  'verifications',
  'reviews',
  'reports',
  'problems',
  'people',
  'payments',
  'places',
  'groups',
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

/** How many wait in each section: asked anew with each section, and when something was decided. */
function useWaiting(current: Tab): Partial<Record<Tab, number>> {
  const client = useQueryClient()
  const { data = {} } = useQuery(waitingQuery)
  const again = useEffectEvent(() => void client.invalidateQueries(waitingQuery))
  // With the first section the query asks by itself.
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    again()
  }, [current])
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated') return
        if (event.action.type === 'success' || event.action.type === 'error') again()
      }),
    [client],
  )
  return data
}

/** Each section has an address of its own, and says how many wait in it. */
export function Tabs({ current }: { current: Tab }) {
  const t = useWords('admin')
  const waiting = useWaiting(current)
  const list = useRef<HTMLUListElement>(null)
  const waits = (count: number) =>
    t(count > WAITING_MAX ? 'tab_waiting_many' : 'tab_waiting', {
      count: Math.min(count, WAITING_MAX),
    })
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
              className="relative flex min-h-11 items-center gap-2 rounded-full border border-line bg-card px-4 font-semibold text-muted no-underline hover:bg-sunken aria-[current]:border-accent-fill aria-[current]:bg-accent-soft aria-[current]:text-accent-strong"
            >
              <span>{t(`tab_${tab}`)}</span>
              <Count count={waiting[tab] ?? 0} said={waits} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** For the eye a number, for the ear what it says. */
function Count({ count, said }: { count: number; said: (count: number) => string }) {
  if (count === 0) return null
  return (
    <>
      <span aria-hidden>
        <CountBadge count={count} most={WAITING_MAX} />
      </span>
      <span className="sr-only">, {said(count)}</span>
    </>
  )
}
