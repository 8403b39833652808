import { CardSkeleton } from './card-skeleton.tsx'
import type { View } from './filter-store.ts'
import { ItemGrid } from './item-grid.tsx'

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
