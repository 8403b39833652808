import type { View } from '#web/browse/filter-store.ts'

/** Lower than 4:3 on phones: four whole cards are in the first 740 px. */
export const PICTURE = 'aspect-3/2 w-full wide:aspect-4/3'

/** How a card and its skeleton lie: neither moves when the other takes its place. */
export const LOOK = {
  grid: { frame: 'flex-col', picture: PICTURE, text: 'gap-0.5 p-2 wide:gap-1 wide:p-3' },
  list: {
    frame: 'flex-row',
    picture: 'min-h-32 w-28 shrink-0 self-stretch wide:w-44 wide:min-h-44',
    text: 'gap-1 p-3 wide:p-4',
  },
} as const satisfies Record<View, object>

/** The shape of a card before it is there. */
export function CardSkeleton({ view }: { view: View }) {
  const look = LOOK[view]
  return (
    <div
      className={`flex h-full overflow-hidden rounded-card border border-line bg-card ${look.frame}`}
    >
      <div className={`skeleton ${look.picture}`} />
      <div className={`flex grow flex-col ${look.text}`}>
        <div className="grid min-h-[2.6em] content-evenly">
          <div className="skeleton h-3.5 w-full rounded" />
          <div className="skeleton h-3.5 w-2/3 rounded" />
        </div>
        <div className="skeleton my-1 h-4 w-3/5 rounded" />
        <div className="skeleton my-[3px] h-3.5 w-4/5 rounded" />
      </div>
    </div>
  )
}
