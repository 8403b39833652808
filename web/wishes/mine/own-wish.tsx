import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Wish } from '#contract/wishes'
import { myWishesKey } from '#web/api/keys.ts'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import { pagingOf } from '#web/browse/list/listing.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadProblem } from '#web/ui/states/load-problem.tsx'
import { findsQuery } from '#web/wishes/queries.ts'
import { WishActions } from './wish-actions.tsx'

/** One's own wish: what one can do with it, and what has come. */
export function OwnWish({ wish }: { wish: Wish }) {
  const t = useWords('wishing')
  const client = useQueryClient()
  const query = useInfiniteQuery(findsQuery(wish.id))
  const list = pagingOf(query, query.data?.pages.map(({ items }) => items) ?? [])
  const { isSuccess } = query
  // Looked at: nothing of it is new any more.
  useEffect(() => {
    if (isSuccess) void client.invalidateQueries({ queryKey: myWishesKey })
  }, [isSuccess, client])
  return (
    <>
      <WishActions wish={wish} />
      <section className="grid gap-3" aria-labelledby="wish-finds">
        <h2 id="wish-finds" className="text-lg">
          {t('finds')}
        </h2>
        {!query.data && (list.problem || list.isOffline) && (
          <LoadProblem
            isOffline={list.isOffline}
            title={t('failed')}
            text={t('failed_text')}
            offlineText={t('offline_text')}
            error={list.problem}
            retry={list.retry}
          />
        )}
        {query.isPending && !list.isOffline && (
          <p role="status" className="skeleton h-40 rounded-card">
            <span className="sr-only">{t('loading')}</span>
          </p>
        )}
        {query.data && list.items.length === 0 && <p className="text-muted">{t('finds_none')}</p>}
        {list.items.length > 0 && (
          <ItemGrid view="grid">
            {list.items.map((item) => (
              <li key={item.id}>
                <ItemCard item={item} now={query.dataUpdatedAt} />
              </li>
            ))}
          </ItemGrid>
        )}
        {list.hasNext && (
          <Button kind="secondary" onClick={list.loadNext} className="justify-self-center">
            {t('more')}
          </Button>
        )}
      </section>
    </>
  )
}
