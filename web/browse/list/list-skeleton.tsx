import { CardSkeleton } from '#web/browse/card/card-skeleton.tsx'
import { ItemGrid } from '#web/browse/card/item-grid.tsx'
import type { View } from '#web/browse/filter-store.ts'

type Props = { count: number; view?: View; label: string }

/** The shape of a list before it is there; `label` says so to who does not see it. */
export function ListSkeleton({ count, view = 'grid', label }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {label}
      </p>
      <ItemGrid view={view}>
        {Array.from({ length: count }, (_, n) => n).map((n) => (
          <li key={n} aria-hidden>
            <CardSkeleton view={view} />
          </li>
        ))}
      </ItemGrid>
    </>
  )
}
