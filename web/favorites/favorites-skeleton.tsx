import { CardSkeleton } from '#web/browse/card-skeleton.tsx'
import { ItemGrid } from '#web/browse/item-grid.tsx'
import { useWords } from '#web/i18n/use-words.ts'

const CARDS = Array.from({ length: 8 }, (_, n) => n)

/** The shape of the list before it is there. */
export function FavoritesSkeleton() {
  const t = useWords('favorites')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ItemGrid view="grid">
        {CARDS.map((n) => (
          <li key={n} aria-hidden>
            <CardSkeleton view="grid" />
          </li>
        ))}
      </ItemGrid>
    </>
  )
}
