/** The filters and the way of looking at the list, as this device remembers them. */
import type { Filters } from '#contract/browse'
import { DEFAULT_FILTERS, parseFilters, withCircle } from './filters.ts'
import { storedValue } from './store.ts'

const kept = storedValue('filters', parseFilters, (filters) =>
  filters === DEFAULT_FILTERS ? null : JSON.stringify(filters),
)

export const filterStore = {
  ...kept,
  set: (filters: Filters) => kept.set(withCircle(kept.get(), filters)),
}

export function clearFilters(): void {
  filterStore.set(DEFAULT_FILTERS)
}

export type View = 'grid' | 'list'

export const viewStore = storedValue<View>(
  'view',
  (stored) => (stored === 'list' ? 'list' : 'grid'),
  (view) => view,
)
