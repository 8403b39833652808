/** The chat of a trade: the newest messages, and how far each side has read (D32). */
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Chat, ChatMessage, RoomFrame } from '#contract/chat'
import { MESSAGES_MAX, READ_MARKS_HEADER } from '#terms/chat'
import { api } from '#web/api/client.ts'
import { chatKeyOf } from '#web/api/keys.ts'
import { joined, lastNumber, withMessages, withRead } from './messages.ts'

type Span = { after?: number; before?: number }

/** What is no number of ours says nothing. */
function readsOf(header: string | null): Chat['reads'] {
  const marks: unknown = JSON.parse(header ?? '{}')
  const known = Object.entries(Object(marks)).flatMap(([userId, number]) =>
    typeof number === 'number' ? [[userId, number] as const] : [],
  )
  return Object.fromEntries(known)
}

async function ask(tradeId: number, span: Span, signal?: AbortSignal): Promise<Chat> {
  const query = Object.fromEntries(Object.entries(span).map(([k, n]) => [k, String(n)]))
  const answer = await api['trade-proposals'][':id'].messages.$get(
    { param: { id: String(tradeId) }, query },
    signal && { init: { signal } },
  )
  const reads = readsOf(answer.headers.get(READ_MARKS_HEADER))
  return { messages: await answer.json(), reads }
}

/** First the newest; asked again, only what came since, however much that is. */
export const chatQuery = (tradeId: number) =>
  queryOptions({
    queryKey: chatKeyOf(tradeId),
    queryFn: async ({ client, queryKey, signal }): Promise<Chat> => {
      const known = () => client.getQueryData<Chat>(queryKey)?.messages ?? []
      let last = lastNumber({ messages: known() })
      let reads: Chat['reads'] = {}
      let came: ChatMessage[] = []
      for (;;) {
        const page = await ask(tradeId, last > 0 ? { after: last } : {}, signal)
        came = joined(came, page.messages)
        reads = page.reads
        // Without a number the newest come, and nothing after them.
        if (last === 0 || page.messages.length < MESSAGES_MAX) break
        last = lastNumber(page)
      }
      // The room may have told some meanwhile.
      return { messages: joined(known(), came), reads }
    },
  })

/** What came before the oldest that is known. */
export async function askOlder(client: QueryClient, tradeId: number): Promise<void> {
  const { queryKey } = chatQuery(tradeId)
  const first = client.getQueryData(queryKey)?.messages[0]
  if (!first) return
  const { messages } = await ask(tradeId, { before: first.id })
  client.setQueryData(queryKey, (chat) => chat && withMessages(chat, messages))
}

type Here = Extract<RoomFrame, { type: 'here' }>

/** Everything that came while nobody listened, if anything did. What is on its way may have been answered before that. */
export async function catchUp(client: QueryClient, tradeId: number, here: Here): Promise<void> {
  const query = chatQuery(tradeId)
  const { queryKey } = query
  if (!client.getQueryData(queryKey)) await client.prefetchQuery(query)
  const chat = client.setQueryData(queryKey, (known) =>
    here.reads.reduce((all, { userId, number }) => all && withRead(all, userId, number), known),
  )
  if (!chat || lastNumber(chat) < here.number) {
    await client.refetchQueries({ queryKey, exact: true })
  }
}
