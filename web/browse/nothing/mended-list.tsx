import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNow } from '#web/api/first-view.ts'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import type { View } from '#web/browse/filter-store.ts'
import type { ListParams } from '#web/browse/filters.ts'
import { ListEnd } from '#web/browse/list/list-end.tsx'
import { ListProblem } from '#web/browse/list/list-problem.tsx'
import { ListSkeleton } from '#web/browse/list/list-skeleton.tsx'
import { listingOf } from '#web/browse/list/listing.ts'
import { useNextPages } from '#web/browse/list/use-next-pages.ts'
import { listQuery } from '#web/browse/queries.ts'
import { useWords } from '#web/i18n/use-words.ts'

const SKELETONS = 4

type Props = {
  params: ListParams
  typed: string
  instead: string
  view: View
  onExact: () => void
  /** Where what was meant has no hit either. */
  children: ReactNode
}

/** The list of what was meant, said so; who meant what they typed asks for that. */
export function MendedList({ params, typed, instead, view, onExact, children }: Props) {
  const t = useWords('browse')
  const query = useInfiniteQuery(listQuery({ ...params, search: instead }))
  const pages = (query.data?.pages ?? []).map((page) => page.items)
  const listing = listingOf(query, pages, query.data?.pages[0]?.total, useNow())
  const { end, isSearchingOn, loadMore } = useNextPages(listing)
  const { items, problem, isOffline, isWaiting } = listing
  if (items.length === 0) {
    if ((problem && !isWaiting) || isOffline) return <ListProblem listing={listing} />
    if (query.data && !isWaiting && !isSearchingOn) return children
    return (
      <>
        <ListSkeleton count={SKELETONS} view={view} label={t('loading')} />
        <div ref={end} />
      </>
    )
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-2">
        <p role="status">{t('mended', { text: instead })}</p>
        <button
          type="button"
          onClick={onExact}
          className="min-h-11 text-accent-strong underline underline-offset-2"
        >
          {t('mended_exact', { text: typed })}
        </button>
      </div>
      <ItemGrid view={view}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} now={listing.now} view={view} isFirst={false} />
          </li>
        ))}
      </ItemGrid>
      <ListEnd listing={listing} view={view} end={end} onMore={loadMore} />
    </>
  )
}
