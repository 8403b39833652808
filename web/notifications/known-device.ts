/** By which address the server pushes to this device, and for whom: what a page has told it. */
import { keep, stored } from '#web/api/storage.ts'

const PUSH_KEY = 'push'

type Known = { userId: string; endpoint: string }

export function knownDevice(): Known | null {
  const [userId, endpoint] = stored(PUSH_KEY)?.split(' ') ?? []
  return userId && endpoint ? { userId, endpoint } : null
}

export function setKnownDevice(known: Known | null): void {
  keep(PUSH_KEY, known && `${known.userId} ${known.endpoint}`)
}
