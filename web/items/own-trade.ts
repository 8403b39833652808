/** What somebody has proposed for an item: by itself, since who only looks at items does not ask it. */
import { queryOptions } from '@tanstack/react-query'
import type { OwnTrade } from '#contract/proposals'
import { api } from '#web/api/client.ts'
import { ownTradesKey } from '#web/api/keys.ts'

/** What this person has proposed for the item, as far as it is not over; null: nothing. */
export const ownTradeQuery = (userId: string | undefined, itemId: number) =>
  queryOptions({
    queryKey: [...ownTradesKey, userId, itemId],
    enabled: userId !== undefined,
    queryFn: async ({ signal }): Promise<OwnTrade | null> => {
      const param = { id: String(itemId) }
      const answer = await api['trade-proposals']['for-item'][':id'].$get(
        { param },
        { init: { signal } },
      )
      return answer.json()
    },
  })
