import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Wish } from '#contract/wishes'
import { myWishesKey } from '#web/api/keys.ts'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { CARDS } from '#web/browse/card/item-grid.tsx'
import { PagedLines } from '#web/browse/list/paged-lines.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { findsQuery } from '#web/wishes/queries.ts'
import { WishActions } from './wish-actions.tsx'

/** One's own wish: what one can do with it, and what has come. */
export function OwnWish({ wish }: { wish: Wish }) {
  const t = useWords('wishing')
  const client = useQueryClient()
  const query = useInfiniteQuery(findsQuery(wish.id))
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
        <PagedLines
          query={query}
          className={CARDS}
          shape="h-40"
          row={(item) => (
            <li key={item.id}>
              <ItemCard item={item} now={query.dataUpdatedAt} />
            </li>
          )}
          empty={<p className="text-muted">{t('finds_none')}</p>}
          words={{
            list: t('finds'),
            loading: t('loading'),
            more: t('more'),
            failed: t('failed'),
            failedText: t('failed_text'),
            offline: t('offline_text'),
          }}
        />
      </section>
    </>
  )
}
