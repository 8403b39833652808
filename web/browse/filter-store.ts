/** The filters and the way of looking at the list, as this device remembers them. */
import { DEFAULT_FILTERS, parseFilters } from './filters.ts'
import { storedValue } from './store.ts'

export const filterStore = storedValue('filters', parseFilters, (filters) =>
  filters === DEFAULT_FILTERS ? null : JSON.stringify(filters),
)

export function clearFilters(): void {
  filterStore.set(DEFAULT_FILTERS)
}

export type View = 'grid' | 'list'

export const viewStore = storedValue<View>(
  'view',
  (stored) => (stored === 'list' ? 'list' : 'grid'),
  (view) => view,
)
