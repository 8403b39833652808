/** What a page tells the service worker. */

export type Message =
  /** The person wants the new release: the worker that waits takes over. */
  | { type: 'take-over' }
  /** What the page fetched before there was a worker. */
  | { type: 'seen'; urls: string[] }
  /** A signed-in person on a good connection: their screens may be fetched ahead. */
  | { type: 'warm'; language: string }

export function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'seen') return 'urls' in data && Array.isArray(data.urls)
  if (data.type === 'warm') return 'language' in data && typeof data.language === 'string'
  return data.type === 'take-over'
}
