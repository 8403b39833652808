import { useQuery } from '@tanstack/react-query'
import { useNow } from '#web/api/first-view.ts'
import { ItemCard } from '#web/browse/card/item-card.tsx'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import { filterStore, type View } from '#web/browse/filter-store.ts'
import { DEFAULT_FILTERS, type ListParams } from '#web/browse/filters.ts'
import { useWords } from '#web/i18n/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { elsewhereQuery } from './queries.ts'

type Props = { params: ListParams; view: View }

/** What a place or a circle has emptied, in other towns. */
export function Elsewhere({ params, view }: Props) {
  const t = useWords('browse')
  const { data: items = [], dataUpdatedAt } = useQuery(elsewhereQuery(params))
  const opened = useNow()
  if (items.length === 0) return null
  const everywhere = () =>
    filterStore.set({
      ...filterStore.get(),
      location: '',
      radius: null,
      sortBy: DEFAULT_FILTERS.sortBy,
    })
  return (
    <section aria-labelledby="elsewhere" className="mt-2 grid gap-3">
      <h2 id="elsewhere" className="text-lg">
        {t('elsewhere')}
      </h2>
      <ItemGrid view={view}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              now={Math.max(dataUpdatedAt, opened)}
              view={view}
              isFirst={false}
            />
          </li>
        ))}
      </ItemGrid>
      <Button kind="secondary" onClick={everywhere} className="justify-self-center">
        {t('elsewhere_all')}
      </Button>
    </section>
  )
}
