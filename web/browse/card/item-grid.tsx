import type { ReactNode } from 'react'
import type { View } from '#web/browse/filter-store.ts'

const COLUMNS = {
  grid: 'grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-3 wide:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] wide:gap-4',
  list: 'grid-cols-1 gap-3',
} as const

/** Of cards in a list that has states of its own. */
export const CARDS = `grid ${COLUMNS.grid}`

type Props = { view: View; isOld?: boolean; children: ReactNode }

/** Two columns on the narrowest phone, four beside the filters. An old list is dimmed while the new one comes. */
export function ItemGrid({ view, isOld = false, children }: Props) {
  return (
    <ul
      aria-busy={isOld}
      className={`grid transition-opacity duration-150 ease-calm ${COLUMNS[view]} ${isOld ? 'opacity-50' : ''}`}
    >
      {children}
    </ul>
  )
}
