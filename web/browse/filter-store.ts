/** The filters and the way of looking at the list, as this device remembers them. */
import type { Filters } from '#contract/browse'
import { RADIUS } from '#terms/browse'
import { NEAR, NEAR_COOKIE } from '#terms/home'
import { saysCookie } from '#web/api/storage.ts'
import { DEFAULT_FILTERS, parseFilters, withCircle } from './filters.ts'
import { storedValue } from './store.ts'

const kept = storedValue('filters', parseFilters, (filters) =>
  filters === DEFAULT_FILTERS ? null : JSON.stringify(filters),
)

/** Since the page was opened: what was kept from before asks nobody for their position (J342). */
let isChosen = false
export const wasChosen = (): boolean => isChosen

export const filterStore = {
  ...kept,
  set: (filters: Filters) => {
    isChosen = true
    kept.set(withCircle(kept.get(), filters))
  },
}

/** Whether the nearest come first on this device, whatever else is cleared. */
export const isNearKept = (): boolean => saysCookie(NEAR_COOKIE, NEAR)

export function clearFilters(): void {
  const isNear = isNearKept()
  kept.set(
    isNear ? { ...DEFAULT_FILTERS, sortBy: 'distance', radius: RADIUS.max } : DEFAULT_FILTERS,
  )
}

export type View = 'grid' | 'list'

export const viewStore = storedValue<View>(
  'view',
  (stored) => (stored === 'list' ? 'list' : 'grid'),
  (view) => view,
)
