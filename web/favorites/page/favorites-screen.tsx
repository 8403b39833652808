import { Heart } from 'lucide-react'
import { useRef } from 'react'
import { ListEnd } from '#web/browse/list/list-end.tsx'
import { ListSkeleton } from '#web/browse/list/list-skeleton.tsx'
import { useKeptPlace } from '#web/browse/list/use-kept-place.ts'
import { useNextPages } from '#web/browse/list/use-next-pages.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { paths } from '#web/ui/navigation/paths.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { FavoritesGrid } from './favorites-grid.tsx'
import { useFavorites } from './use-favorites.ts'

/** As many as on the page of one's own items. */
const SKELETONS = 8

/** `/favorites`: what the person saved, newest first. */
export function FavoritesScreen() {
  const t = useWords('favorites')
  const listing = useFavorites()
  const { items, count, problem, isOffline, isWaiting, retry } = listing
  const { end, isSearchingOn, loadMore } = useNextPages(listing)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptPlace(listing)
  useTitle(t('title'))

  const hasFailed = (problem !== null && !isWaiting) || isOffline
  const isLoading = count === undefined || (items.length === 0 && isSearchingOn)
  return (
    <div className="flow-root">
      <header className="mt-5 mb-3 flex flex-wrap items-baseline gap-x-3 wide:mt-8 wide:mb-4">
        <h1 ref={heading} tabIndex={-1} className="text-xl outline-none wide:text-2xl">
          {t('title')}
        </h1>
        <p role="status" className="numbers min-h-[1.5em] text-muted">
          {count !== undefined && count > 0 && t('count', { count })}
        </p>
      </header>
      <FavoritesGrid listing={listing} heading={heading} />
      {items.length === 0 && hasFailed && (
        <LoadProblem
          isOffline={isOffline}
          title={t('load_failed')}
          text={t('load_failed_text')}
          offlineText={t('list_offline_text')}
          error={problem}
          retry={retry}
        />
      )}
      {items.length === 0 && !hasFailed && isLoading && (
        <ListSkeleton count={SKELETONS} label={t('loading')} />
      )}
      {items.length === 0 && !hasFailed && !isLoading && (
        <EmptyState icon={Heart} title={t('empty')} text={t('empty_text')}>
          <ButtonLink href={paths.home}>{t('empty_explore')}</ButtonLink>
        </EmptyState>
      )}
      {items.length > 0 && <ListEnd listing={listing} view="grid" end={end} onMore={loadMore} />}
      {items.length === 0 && <div ref={end} />}
    </div>
  )
}
