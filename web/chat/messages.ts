/** A chat as this device knows it: the newest messages without a gap. Pure. */
import type { Chat, ChatMessage } from '#contract/chat'

export const lastNumber = ({ messages }: Pick<Chat, 'messages'>): number => messages.at(-1)?.id ?? 0

/** Numbers begin at 1. */
export const hasOlder = ({ messages }: Pick<Chat, 'messages'>): boolean =>
  (messages[0]?.id ?? 1) > 1

/** Whether something between the two is missing: it is to be asked for. */
export const isGap = (chat: Pick<Chat, 'messages'>, message: ChatMessage): boolean =>
  message.id > lastNumber(chat) + 1

/** Both, each once. Where they do not touch only the newer run is kept: the rest is fetched when it is wanted. */
export function joined(known: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...known, ...more].map((message) => [message.id, message]))
  const all = [...byNumber.values()].sort((a, b) => a.id - b.id)
  const start = all.findLastIndex((message, n) => n > 0 && message.id !== (all[n - 1]?.id ?? 0) + 1)
  return start < 0 ? all : all.slice(start)
}

/** Marks only grow. */
export function withRead(chat: Chat, userId: string, number: number): Chat {
  if ((chat.reads[userId] ?? 0) >= number) return chat
  return { ...chat, reads: { ...chat.reads, [userId]: number } }
}

export const withMessages = (chat: Chat, more: readonly ChatMessage[]): Chat => ({
  ...chat,
  messages: joined(chat.messages, more),
})

/** Without what somebody wrote who has left (D47): this device keeps it no longer than the room. The same where there is nothing. */
export function withoutWordsOf(chat: Chat, userId: string): Chat {
  const isWord = ({ senderId, content, imageUrl }: ChatMessage) =>
    senderId === userId && (content !== '' || imageUrl !== null)
  if (!chat.messages.some(isWord)) return chat
  const blank = (message: ChatMessage) =>
    isWord(message) ? { ...message, content: '', imageUrl: null } : message
  return { ...chat, messages: chat.messages.map(blank) }
}
