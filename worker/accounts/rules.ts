/** Pure decisions about accounts. */
import { AGE_MIN, BEGINNER_MS } from './terms.ts'

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

/** What is known of a person: when they came, what they have completed, whether their phone or identity is proved. */
export type Standing = { createdAt: number; successfulTrades: number; isProved: boolean }

/** D59: of whom nobody knows anything yet. A proof ends it at once; else a week and a completed trade do. */
export const isBeginner = ({ createdAt, successfulTrades, isProved }: Standing, now: number) =>
  !isProved && (now - createdAt < BEGINNER_MS || successfulTrades === 0)

/** D60: what administrators limited, until then, and what is a beginner's (D59); null: neither. */
export function limitOn(
  { limitedUntil, ...standing }: Standing & { limitedUntil: number | null },
  now: number,
): 'limited' | 'beginner' | null {
  if (limitedUntil !== null && now < limitedUntil) return 'limited'
  return isBeginner(standing, now) ? 'beginner' : null
}

/** D22: a way back leads to our own paths only, never to another site or back into sign-in. */
export function safeNext(next: string | null | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || /[\\\p{Cc}]/u.test(next)) return '/'
  return /^\/(custom-login|custom-register|login|register|forgot-password|api)(\/|\?|$)/.test(next)
    ? '/'
    : next
}

/** Whose stored password the given one fits. A known address may have a registration that waits beside it (D62). */
type Fits = { person: boolean; pending: boolean }
export type SignInVerdict = 'signed_in' | 'email_not_verified' | 'credentials_wrong'

/** D19: that a registration waits for its code is told only to who knows its password. */
export function judgeSignIn({ person, pending }: Fits): SignInVerdict {
  if (person) return 'signed_in'
  return pending ? 'email_not_verified' : 'credentials_wrong'
}

const lettersOf = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '')

/**
 * D62: whether a password is nothing but these names (and parts of an address), one or several of them, whatever their
 * case, accents, and the digits and signs around them.
 */
export function isMadeOf(password: string, names: readonly string[]): boolean {
  const left = lettersOf(password)
  const parts = names.flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)]).map(lettersOf)
  const words = parts.filter((word) => word.length > 1)
  // Where a word may begin: the start, and behind each word that begins at such a place.
  const starts = new Set([0])
  for (const start of starts) {
    for (const word of words) if (left.startsWith(word, start)) starts.add(start + word.length)
  }
  return left !== '' && starts.has(left.length)
}

type Navigation = {
  /** Sec-Fetch-Site. */
  site?: string | undefined
  /** Sec-Purpose: a page that is only fetched ahead was asked for by nobody. */
  purpose?: string | undefined
  referer?: string | undefined
  /** Host of our own pages. */
  host: string
}

/** D23: a link signs out only from our own pages; any other site could embed it. */
export function maySignOutByLink({ site, purpose, referer, host }: Navigation): boolean {
  if (purpose?.includes('prefetch')) return false
  if (site !== undefined) return site === 'same-origin'
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === host
}

const PROGRAMS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
]

/** "Chrome · Android", for a person to tell their sessions apart; empty when nothing is recognised. */
export function deviceName(userAgent: string): string {
  return [PROGRAMS, SYSTEMS]
    .map((table) => table.find(([sign]) => sign.test(userAgent))?.[1])
    .filter((name) => name !== undefined)
    .join(' · ')
}
