/** Whether a person has put the offer of pushes off on this device; says nothing of the person, so signing out leaves it. */
import { keep, stored } from '#web/api/storage.ts'

export const PUT_OFF_KEY = 'pushPutOff'
const DAY_MS = 24 * 3_600_000
/** By then they may have missed an answer. */
const AGAIN_MS = 30 * DAY_MS

export function putPushOff(now = Date.now()): void {
  keep(PUT_OFF_KEY, String(now))
}

export function isPushPutOff(now = Date.now()): boolean {
  const at = stored(PUT_OFF_KEY)
  return at !== null && !(now - Number(at) >= AGAIN_MS)
}
