/** What the address of the public list asks for, as the query of GET /api/wishes: for the screen and the worker alike. */
import { PLACE_MAX, SEARCH_MAX } from '#terms/browse'
import { CATEGORY_IDS } from '#terms/categories'
import type { ListParams } from '#web/browse/filters.ts'

export type Asked = { q: string; category: number | null; place: string; cursor: string }

/** What is not understood asks for nothing. */
export function askedIn(search: string): Asked {
  const given = new URLSearchParams(search)
  const text = (name: string, max: number) => (given.get(name) ?? '').trim().slice(0, max)
  const category = CATEGORY_IDS.find((id) => String(id) === given.get('category')) ?? null
  return {
    q: text('q', SEARCH_MAX),
    category,
    place: text('place', PLACE_MAX),
    cursor: text('cursor', 600),
  }
}

export const isFiltered = ({ q, category, place }: Asked): boolean =>
  q !== '' || category !== null || place !== ''

export function paramsOf({ q, category, place, cursor }: Asked): ListParams {
  return {
    ...(q && { search: q }),
    ...(category !== null && { categoryIds: [String(category)] }),
    ...(place && { location: place }),
    ...(cursor && { cursor }),
  }
}
