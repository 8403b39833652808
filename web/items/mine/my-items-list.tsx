import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import type { Item } from '#contract/items'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import { ListEnd } from '#web/browse/list/list-end.tsx'
import { ListProblem } from '#web/browse/list/list-problem.tsx'
import { ListSkeleton } from '#web/browse/list/list-skeleton.tsx'
import type { Listing } from '#web/browse/list/listing.ts'
import { useNextPages } from '#web/browse/list/use-next-pages.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ownFeaturedQuery } from '#web/tokens/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { MyItemCard } from './my-item-card.tsx'

/** Cards that stand for the first page while it loads. */
const SKELETONS = 8
/** Cards in view on a phone: two rows of two. */
const FIRST = 4

type MyItemsListProps = {
  listing: Listing
  onCreate: () => void
  onEdit: (item: Item) => void
  onDelete: (item: Item) => void
  onFeature: (item: Item) => void
}

/** One's own items in every state of the list: on its way, there, empty, failing, offline. */
export function MyItemsList(props: MyItemsListProps) {
  const { listing, onCreate, onEdit, onDelete, onFeature } = props
  // Without an answer nothing is marked; whoever features it again is told.
  const { data: featured = [] } = useQuery(ownFeaturedQuery)
  const t = useWords('mine')
  const shell = useWords('shell')
  const { items, pages, problem, isOffline, isWaiting } = listing
  const { end, loadMore } = useNextPages(listing)
  if (pages === 0 && ((problem !== null && !isWaiting) || isOffline)) {
    return <ListProblem listing={listing} />
  }
  if (pages === 0) {
    return <ListSkeleton count={SKELETONS} label={t('loading')} />
  }
  if (items.length === 0) {
    return (
      <EmptyState icon={PackageOpen} title={t('empty_title')} text={t('empty_text')}>
        <Button onClick={onCreate}>{shell('publish')}</Button>
      </EmptyState>
    )
  }
  return (
    <>
      <ItemGrid view="grid">
        {items.map((item, n) => (
          <li key={item.id}>
            <MyItemCard
              item={item}
              now={listing.now}
              isFirst={n < FIRST}
              featuredUntil={
                featured.find(({ itemId }) => itemId === item.id)?.featuredUntil ?? null
              }
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
              onFeature={() => onFeature(item)}
            />
          </li>
        ))}
      </ItemGrid>
      <ListEnd listing={listing} view="grid" end={end} onMore={loadMore} />
    </>
  )
}
