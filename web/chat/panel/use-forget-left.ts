import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import { type Chat, withoutWordsOf } from '#web/chat/messages.ts'
import { chatQuery } from '#web/chat/queries.ts'

/** Asked again, a chat answers only what came since: what is gone from the room has to go from this device by itself. */
export function useForgetLeft(
  tradeId: number,
  chat: Chat | undefined,
  leftId: string | null,
): void {
  const client = useQueryClient()
  useLayoutEffect(() => {
    if (!chat || leftId === null) return
    const { queryKey } = chatQuery(tradeId)
    client.setQueryData(queryKey, (now) => now && withoutWordsOf(now, leftId))
  }, [client, tradeId, chat, leftId])
}
