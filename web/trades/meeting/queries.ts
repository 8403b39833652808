/** Public places to meet at (D51): asked for when a meeting is to be suggested. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

export type Town = { town: string; country: string | null }

/** Administrators may change the list meanwhile. */
const FRESH_MS = 300_000

export const meetingPlacesQuery = ({ town, country }: Town) =>
  queryOptions({
    queryKey: ['meeting-places', town, country],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const query = country === null ? { town } : { town, country }
      const answer = await api['meeting-places'].$get({ query }, { init: { signal } })
      return answer.json()
    },
  })
