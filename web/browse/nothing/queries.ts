/** Where to go on from a list without a hit. */
import { queryOptions } from '@tanstack/react-query'
import { ELSEWHERE_MAX } from '#terms/browse'
import { api } from '#web/api/client.ts'
import type { ListParams } from '#web/browse/filters.ts'
import { listsKey } from '#web/browse/queries.ts'

/** Words come and go by the hour. */
const FRESH_MS = 300_000

export const relatedQuery = (search: string) =>
  queryOptions({
    queryKey: ['related', search],
    enabled: search !== '',
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (await api.items.related.$get({ query: { search } }, { init: { signal } })).json(),
  })

/** The parameters by which a list is of a place or a circle. */
const PLACED = ['location', 'userLatitude', 'userLongitude', 'radius'] as const

export const isPlaced = (params: ListParams): boolean =>
  params.location !== undefined || params.userLatitude !== undefined

/** The nearest of other towns; where none lies within reach of lists, what is anywhere. */
export const elsewhereQuery = (params: ListParams) =>
  queryOptions({
    queryKey: [...listsKey, 'elsewhere', params],
    enabled: isPlaced(params),
    queryFn: async ({ signal }) => {
      const init = { init: { signal } }
      const near = await (await api.items.elsewhere.$get({ query: params }, init)).json()
      if (near.length > 0) return near
      const { sortBy, ...rest } = params
      const order = sortBy === undefined || sortBy === 'distance' ? {} : { sortBy }
      const unplaced = Object.entries(rest).filter(([name]) => !PLACED.some((one) => one === name))
      const query = { ...Object.fromEntries(unplaced), ...order, limit: String(ELSEWHERE_MAX) }
      return (await api.items.$get({ query }, init)).json()
    },
  })
