/** Places of the gazetteer: suggestions while typing, and the name of where a device is (D11). */
import { queryOptions } from '@tanstack/react-query'
import { PLACE_QUERY_MAX, PLACE_QUERY_MIN } from '#contract/places'
import type { Point } from '#rules/places'
import { api } from '#web/api/client.ts'

export const placesQuery = (typed: string) => {
  const q = typed.trim().slice(0, PLACE_QUERY_MAX)
  return queryOptions({
    queryKey: ['places', q],
    enabled: q.length >= PLACE_QUERY_MIN,
    queryFn: async ({ signal }) => {
      const answer = await api.places.$get({ query: { q } }, { init: { signal } })
      return answer.json()
    },
  })
}

export const nearQuery = ({ latitude, longitude }: Point) =>
  queryOptions({
    queryKey: ['places', 'near', latitude, longitude],
    // Asked for by a tap: without a network it fails at once instead of waiting for one.
    networkMode: 'always',
    queryFn: async () => {
      const query = { latitude: String(latitude), longitude: String(longitude) }
      const answer = await api.places.near.$get({ query })
      return answer.json()
    },
  })
