/** The socket of a trade's room, into the caches: messages, marks, who is writing, and that the trade changed. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { type RoomFrame, RoomFrameSchema } from '#contract/chat'
import { api } from '#web/api/client.ts'
import { notificationsKey } from '#web/api/keys.ts'
import { type Live, openLive } from '#web/api/live.ts'
import { withRead } from '#web/chat/messages.ts'
import { catchUp, chatQuery } from '#web/chat/queries.ts'
import { takeMessage } from '#web/chat/send.ts'
import { tradeQuery } from '#web/trades/queries.ts'
import { refreshTrades } from '#web/trades/refresh.ts'

/** Said again so often while somebody writes, and believed for so long, ms. */
const TYPING_EVERY_MS = 3_000
const TYPING_MS = 5_000
/** The room tells the database a moment after it has said so (worker/trades/room/unread.ts), ms. */
const NOTED_MS = 1_000

export function useLiveChat(tradeId: number, me: string) {
  const client = useQueryClient()
  const live = useRef<Live | null>(null)
  const typedAt = useRef(0)
  const [isTyping, setTyping] = useState(false)

  useEffect(() => {
    const { queryKey } = chatQuery(tradeId)
    let silence: ReturnType<typeof setTimeout> | undefined
    let noted: ReturnType<typeof setTimeout> | undefined

    const stopTyping = () => {
      clearTimeout(silence)
      setTyping(false)
    }
    const refresh = () => {
      void client.invalidateQueries({ queryKey: notificationsKey })
      refreshTrades(client)
    }
    const read = ({ userId, number }: { userId: string; number: number }) => {
      client.setQueryData(queryKey, (chat) => chat && withRead(chat, userId, number))
      if (userId !== me) return
      client.setQueryData(
        tradeQuery(tradeId).queryKey,
        (page) => page && { ...page, unreadMessages: 0 },
      )
      clearTimeout(noted)
      noted = setTimeout(refresh, NOTED_MS)
    }
    const hear = (frame: RoomFrame) => {
      switch (frame.type) {
        case 'here':
          return void catchUp(client, tradeId, frame)
        case 'message':
          if (frame.message.senderId !== me) stopTyping()
          return takeMessage(client, tradeId, frame.message)
        case 'read':
          return read(frame)
        case 'typing':
          if (frame.userId === me) return
          setTyping(true)
          clearTimeout(silence)
          silence = setTimeout(stopTyping, TYPING_MS)
          return
        case 'trade':
          void client.invalidateQueries(tradeQuery(tradeId))
          return refresh()
        default:
          frame satisfies never
      }
    }

    live.current = openLive({
      path: `/ws?trade=${tradeId}`,
      greeting: { type: 'auth', userId: me },
      onFrame: (given) => {
        const frame = v.safeParse(RoomFrameSchema, given)
        // A frame of a newer release than this page: the next answer of the server holds what it said.
        if (frame.success) hear(frame.output)
      },
    })
    return () => {
      clearTimeout(silence)
      clearTimeout(noted)
      setTyping(false)
      live.current?.close()
      live.current = null
    }
  }, [client, tradeId, me])

  return {
    isTyping,
    sayTyping: () => {
      const now = Date.now()
      if (now - typedAt.current < TYPING_EVERY_MS) return
      if (live.current?.say({ type: 'typing' })) typedAt.current = now
    },
    /** By the socket; without one by a call, whose loss costs nothing: the next look says it again. */
    sayRead: (number: number) => {
      client.setQueryData(chatQuery(tradeId).queryKey, (chat) => chat && withRead(chat, me, number))
      if (live.current?.say({ type: 'read', number })) return
      const param = { id: String(tradeId) }
      api['trade-proposals'][':id'].read.$post({ param, json: { number } }).catch(() => undefined)
    },
  }
}
