/** What the server pushes, decrypted by the browser. */
import type { PushMessage } from '#contract/notifications'
import { isOwnPath } from '#web/pwa/told.ts'

/** The type is the server's matter: what this release does not know is shown as well. */
export type Push = Omit<PushMessage, 'type'>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parsed(data: unknown): unknown {
  if (!isRecord(data) || typeof data.text !== 'function') return null
  try {
    return JSON.parse(data.text())
  } catch {
    // Of an older or newer server, or cut off: what it says cannot be known.
    return null
  }
}

/** Null for what is broken: something has to be shown all the same. */
export function pushOf(data: unknown): Push | null {
  const given = parsed(data)
  if (!isRecord(given)) return null
  const { id, title, body, path, tag, unread } = given
  const isWhole =
    typeof id === 'number' &&
    typeof title === 'string' &&
    title !== '' &&
    typeof body === 'string' &&
    typeof tag === 'string' &&
    typeof unread === 'number' &&
    isOwnPath(path)
  return isWhole ? { id, title, body, path, tag, unread } : null
}
