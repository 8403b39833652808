/** Pure decisions about accounts. */
import { AGE_MIN } from './contract.ts'

/** Whole years between a birth date (yyyy-mm-dd) and a moment (ms, taken in UTC). */
export function ageAt(dateOfBirth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** D19: under 18 a person cannot register. */
export function isOldEnough(dateOfBirth: string, now: number): boolean {
  return ageAt(dateOfBirth, now) >= AGE_MIN
}

/** D22: a way back leads to our own paths only, never to another site or back into sign-in. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return '/'
  return /^\/(custom-login|custom-register|login|register|api)(\/|\?|$)/.test(next) ? '/' : next
}
