/** All that a member's home tells above the list, in one answer. */
import { queryOptions } from '@tanstack/react-query'
import type { Point } from '#rules/places'
import { api } from '#web/api/client.ts'
import { homeKey } from '#web/api/keys.ts'
import { pointParams } from '#web/places/point-params.ts'

/** `point`: where one is, as far as it is known. What others did meanwhile is asked for each time one comes to it. */
export function homeQuery(userId: string | undefined, point: Point | null) {
  const query = point ? pointParams(point) : {}
  return queryOptions({
    queryKey: [...homeKey, userId, query],
    enabled: userId !== undefined,
    refetchOnMount: 'always',
    queryFn: async ({ signal }) => (await api.home.$get({ query }, { init: { signal } })).json(),
  })
}
