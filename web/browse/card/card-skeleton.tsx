import type { View } from '#web/browse/filter-store.ts'

const LOOK = {
  grid: { frame: 'flex-col', picture: 'aspect-square w-full' },
  list: { frame: 'flex-row', picture: 'min-h-32 w-28 shrink-0 wide:w-44 wide:min-h-44' },
} as const

/** The shape of a card before it is there. */
export function CardSkeleton({ view }: { view: View }) {
  return (
    <div
      className={`flex h-full overflow-hidden rounded-card border border-line bg-card ${LOOK[view].frame}`}
    >
      <div className={`skeleton ${LOOK[view].picture}`} />
      <div className="grid grow content-start gap-2.5 p-3">
        <div className="skeleton h-3.5 w-1/2 rounded" />
        <div className="skeleton h-4 w-full rounded" />
        <div className="skeleton h-4 w-2/3 rounded" />
        <div className="skeleton mt-1 h-4 w-3/5 rounded" />
        <div className="skeleton h-3.5 w-4/5 rounded" />
        <div className="skeleton h-3.5 w-2/5 rounded" />
      </div>
    </div>
  )
}
