import { memo } from 'react'
import type { Item } from '#contract/items'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import type { View } from '#web/browse/filter-store.ts'
import { ListEnd } from '#web/browse/list/list-end.tsx'
import { ListProblem } from '#web/browse/list/list-problem.tsx'
import { ListSkeleton } from '#web/browse/list/list-skeleton.tsx'
import type { Listing } from '#web/browse/list/listing.ts'
import { NoItems } from '#web/browse/list/no-items.tsx'
import { useGradual } from '#web/browse/list/use-gradual.ts'
import { useNextPages } from '#web/browse/list/use-next-pages.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Later } from '#web/ui/lazy/later.tsx'
import { lazyPart } from '#web/ui/lazy/part.ts'

const NothingFound = lazyPart(
  () => import('#browser/browse/nothing/nothing-found.tsx'),
  'NothingFound',
)

/** Cards that stand for the first page while it loads. */
const SKELETONS = 12
/** Cards in view on a phone: two rows of two. */
const FIRST = 4

type Props = {
  listing: Listing
  view: View
  hasFilters: boolean
  text: string
  /** Drawn all at once. */
  isWhole: boolean
  onClearSearch: () => void
}

/** The list in every state: on its way, there, old while a new one comes, empty, failing, offline. */
export const Results = memo(function Results({ listing, view, isWhole, ...asked }: Props) {
  const t = useWords('browse')
  const { items, featured = [], problem, isOld, isOffline, isWaiting } = listing
  const drawn = useGradual(items.length, isWhole)
  // The end is where it will be once all of a page is drawn.
  const isLoadingNext = listing.isLoadingNext || drawn < items.length
  const { end, isSearchingOn, loadMore } = useNextPages({ ...listing, isLoadingNext })
  const hasFailed = (problem !== null && !isWaiting) || isOffline
  if (items.length === 0 && hasFailed) return <ListProblem listing={listing} />

  const isLooking = listing.pages === 0 || isOld || isWaiting || isSearchingOn
  if (items.length === 0 && isLooking) {
    return (
      <>
        <ListSkeleton count={SKELETONS} view={view} label={t('loading')} />
        <div ref={end} />
      </>
    )
  }

  const grid = (list: Item[], first: number) => (
    <ItemGrid view={view} isOld={isOld}>
      {list.map((item, n) => (
        <li key={item.id}>
          <ItemCard item={item} now={listing.now} view={view} isFirst={n < first} />
        </li>
      ))}
    </ItemGrid>
  )
  return (
    <>
      {isOld && hasFailed && <ListProblem listing={listing} />}
      {items.length === 0 && (
        <Later shape={listing.instead ? null : <NoItems {...asked} />}>
          <NothingFound listing={listing} view={view} {...asked} />
        </Later>
      )}
      {featured.length > 0 && (
        <section
          aria-label={t('featured')}
          className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line pb-3 wide:mb-6 wide:gap-3 wide:pb-6"
        >
          <p className="text-sm font-semibold text-accent-strong wide:text-base">{t('featured')}</p>
          {grid(featured, FIRST)}
        </section>
      )}
      {items.length > 0 && grid(items.slice(0, drawn), FIRST - featured.length)}
      <ListEnd listing={listing} view={view} end={end} onMore={loadMore} />
    </>
  )
})
