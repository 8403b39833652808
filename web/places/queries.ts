/** Places of the gazetteer: suggestions while typing, and the name of where a device is (D11). */
import { queryOptions } from '@tanstack/react-query'
import type { Point } from '#rules/places'
import { PLACE_QUERY_MAX, PLACE_QUERY_MIN } from '#terms/places'
import { api } from '#web/api/client.ts'

/** Of one country only, when that is given. An abandoned question is aborted. */
export const placesQuery = (typed: string, country?: string) => {
  const q = typed.trim().slice(0, PLACE_QUERY_MAX)
  return queryOptions({
    queryKey: ['places', 'named', q, country ?? null],
    enabled: q.length >= PLACE_QUERY_MIN,
    queryFn: async ({ signal }) => {
      const answer = await api.places.$get({ query: { q, country } }, { init: { signal } })
      return answer.json()
    },
    // The server puts the country's own first, and others after them.
    select: (places) => (country ? places.filter((one) => one.country === country) : places),
  })
}

/** The town that a written place means, or null; `country`: its writer's. */
export const townQuery = (written: string, country?: string) => {
  const text = written.trim()
  return queryOptions({
    queryKey: ['places', 'town', text, country ?? null],
    enabled: text.length >= PLACE_QUERY_MIN,
    queryFn: async ({ signal }) => {
      const answer = await api.places.town.$get({ query: { text, country } }, { init: { signal } })
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
