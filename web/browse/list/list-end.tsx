import type { RefObject } from 'react'
import { CardSkeleton } from '#web/browse/card/card-skeleton.tsx'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import type { View } from '#web/browse/filter-store.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ListProblem } from './list-problem.tsx'
import type { Listing } from './listing.ts'
import { MoreButton } from './more-button.tsx'

/** Two rows of the widest grid. */
const SKELETONS = ['a', 'b', 'c', 'd']

type Props = {
  listing: Listing
  view: View
  end: RefObject<HTMLDivElement | null>
  onMore: () => void
}

/** What follows the last card: the next page on its way, the button for it, or the end. */
export function ListEnd({ listing, view, end, onMore }: Props) {
  const t = useWords('browse')
  const { hasNext, isLoadingNext, problem, isOld, isOffline, items } = listing
  if (isOld) return null
  return (
    <div ref={end} className="mt-4">
      {isLoadingNext && (
        <ItemGrid view={view}>
          {SKELETONS.map((key) => (
            <li key={key} aria-hidden>
              <CardSkeleton view={view} />
            </li>
          ))}
        </ItemGrid>
      )}
      <p role="status" className="sr-only">
        {isLoadingNext && t('loading_more')}
      </p>
      {problem && !isLoadingNext && <ListProblem listing={listing} />}
      {hasNext && isOffline && !problem && (
        <p className="py-6 text-center text-sm text-muted">{t('offline_more')}</p>
      )}
      {hasNext && !isLoadingNext && !problem && !isOffline && (
        <div className="flex justify-center py-4">
          <MoreButton next={listing.next} onMore={onMore} />
        </div>
      )}
      {!hasNext && items.length > 0 && !problem && (
        <p className="py-6 text-center text-sm text-muted">{t('list_end')}</p>
      )}
    </div>
  )
}
