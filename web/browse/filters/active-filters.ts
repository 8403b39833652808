/** Which filters are on, one entry a removable chip, and the set without one of them. */
import type { Filters } from '#contract/browse'
import { PRICE } from '#terms/browse'
import { DEFAULT_FILTERS } from '#web/browse/filters.ts'

export type ActiveFilter =
  | { kind: 'category'; id: number }
  | { kind: 'tag'; tag: string }
  | { kind: 'condition' | 'priceRange' | 'location' | 'radius' | 'datePosted' | 'availability' }

/** The order of the sort is no filter: it hides nothing. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const on: ActiveFilter[] = filters.categories.map((id) => ({ kind: 'category', id }))
  const [low, high] = filters.priceRange
  if (filters.condition) on.push({ kind: 'condition' })
  if (low !== PRICE.min || high !== PRICE.max) on.push({ kind: 'priceRange' })
  if (filters.location.trim()) on.push({ kind: 'location' })
  if (filters.radius !== null) on.push({ kind: 'radius' })
  if (filters.datePosted !== DEFAULT_FILTERS.datePosted) on.push({ kind: 'datePosted' })
  if (filters.availability !== DEFAULT_FILTERS.availability) on.push({ kind: 'availability' })
  return [...on, ...filters.tags.map((tag): ActiveFilter => ({ kind: 'tag', tag }))]
}

export function withoutFilter(filters: Filters, gone: ActiveFilter): Filters {
  switch (gone.kind) {
    case 'category':
      return { ...filters, categories: filters.categories.filter((id) => id !== gone.id) }
    case 'tag':
      return { ...filters, tags: filters.tags.filter((tag) => tag !== gone.tag) }
    default:
      return { ...filters, [gone.kind]: DEFAULT_FILTERS[gone.kind] }
  }
}
