import { useQuery } from '@tanstack/react-query'
import { useNow } from '#web/api/first-view.ts'
import { useSession } from '#web/api/session.ts'
import { CardSkeleton } from '#web/browse/card/card-skeleton.tsx'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { useWords } from '#web/i18n/use-words.ts'
import { similarQuery } from '#web/items/queries.ts'

/** Narrow enough that at 360 px the next one looks in at the edge. */
const CELL = 'w-37 shrink-0 snap-start wide:w-auto'
/** A row of a desktop; more than a phone is wide. */
const SKELETONS = [1, 2, 3, 4]

/** A strip under the finger on phones, a grid on a desktop. Absent when there is nothing or it cannot be had. */
export function SimilarItems({ id }: { id: number }) {
  const t = useWords('items')
  const now = useNow()
  const { data, isPending } = useQuery(similarQuery(id))
  const { user } = useSession()
  // The answer is the same for everybody; nobody trades with themselves.
  const items = data?.filter(({ userId }) => userId !== user?.id)
  if (!isPending && !items?.length) return null
  return (
    <section aria-busy={isPending} className="grid min-w-0 gap-4">
      <h2 className="text-lg">{t('similar')}</h2>
      {isPending && (
        <p role="status" className="sr-only">
          {t('similar_loading')}
        </p>
      )}
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 wide:mx-0 wide:grid wide:grid-cols-4 wide:gap-4 wide:overflow-visible wide:px-0">
        {isPending
          ? SKELETONS.map((n) => (
              <li key={n} aria-hidden className={CELL}>
                <CardSkeleton view="grid" />
              </li>
            ))
          : items?.map((item) => (
              <li key={item.id} className={CELL}>
                <ItemCard item={item} now={now} />
              </li>
            ))}
      </ul>
    </section>
  )
}
