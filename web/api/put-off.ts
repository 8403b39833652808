/** What a person has put off on this device, by its key. It says nothing of the person, so signing out leaves it. */
import { keep, stored } from './storage.ts'

const DAY_MS = 24 * 3_600_000
/** By then it may be welcome. */
const AGAIN_MS = 30 * DAY_MS

export function putOff(key: string, now = Date.now()): void {
  keep(key, String(now))
}

export function isPutOff(key: string, now = Date.now()): boolean {
  const at = stored(key)
  return at !== null && !(now - Number(at) >= AGAIN_MS)
}
