/** What services ask for when they are asked too often (RFC 9110, section 10.2.3). */
import { realTime } from '../clock.ts'

/** Milliseconds to wait; 0 where nothing, or nothing that makes sense, was asked for. Seconds or a date. */
export function retryAfterMs(header: string | null | undefined, now = realTime.now()): number {
  if (!header) return 0
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : 0
}
