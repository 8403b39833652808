/** What may be meant while one types. */
import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/api/client.ts'

const SUGGESTED_FROM = 2
/** Whoever types on within it has asked for nothing. */
const PAUSE_MS = 200
/** Words come and go by the hour: what was asked for a moment ago is not asked again. */
const FRESH_MS = 300_000

/** An abandoned question is aborted; one that fails is not asked again, since nobody waits for it. */
export const suggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['suggestions', typed],
    enabled: typed.length >= SUGGESTED_FROM,
    staleTime: FRESH_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      // Given up meanwhile: nobody reads this answer.
      if (signal.aborted) return []
      const asked = { query: { q: typed } }
      return (await api.items.suggestions.$get(asked, { init: { signal } })).json()
    },
  })
