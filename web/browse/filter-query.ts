/** From the filter set to the query of GET /api/items: only what differs from the default travels. */

import type { Filters } from '#contract/browse'
import type { Point } from '#rules/places'
import { PRICE, RADIUS } from '#terms/browse'
import { pointParams } from '#web/places/point-params.ts'
import { DEFAULT_FILTERS } from './filters.ts'

export type ListParams = Record<string, string | string[]>

/** `point` is the asker's; it travels only while the distance filter is on (D11). `from`: the cursor of a list that begins later. */
export function queryOf(
  filters: Filters,
  search: string,
  point: Point | null,
  from = '',
): ListParams {
  const { categories, condition, priceRange, location, datePosted, tags } = filters
  const [low, high] = priceRange
  const place = location.trim()
  const text = search.trim()
  return {
    ...(text && { search: text }),
    ...(categories.length > 0 && { categoryIds: categories.map(String) }),
    ...(condition && { condition }),
    ...(low !== PRICE.min && { minPrice: guaranies(low) }),
    ...(high !== PRICE.max && { maxPrice: guaranies(high) }),
    ...(place && { location: place }),
    ...(datePosted !== DEFAULT_FILTERS.datePosted && { datePosted }),
    ...(tags.length > 0 && { tags }),
    ...(filters.availability !== DEFAULT_FILTERS.availability && {
      availability: filters.availability,
    }),
    ...(filters.sortBy !== DEFAULT_FILTERS.sortBy && { sortBy: filters.sortBy }),
    ...distance(filters.radius, point),
    ...(from && { cursor: from }),
  }
}

function distance(radius: number | null, point: Point | null): ListParams {
  if (radius === null || !point) return {}
  return {
    ...pointParams(point),
    ...(radius !== RADIUS.usual && { radius: String(radius) }),
  }
}

function guaranies(units: number): string {
  return String(Math.round(units * PRICE.unit))
}
