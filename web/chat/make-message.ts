/** Messages for tests of the browser's side. */
import type { ChatMessage } from '#contract/chat'

/** Beto's, at noon of the 27th. */
export function makeMessage(id: number, given: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    senderId: 'beto',
    content: `Mensaje ${id}`,
    imageUrl: null,
    createdAt: '2026-11-27T15:00:00.000Z',
    clientId: `client-${id}`,
    ...given,
  }
}
