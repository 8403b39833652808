/** What may be decided on what, how figures and addresses are told. */
import type { ReportDecision, ReportKind } from '../safety/terms.ts'

/** 'keep' leaves it; reviews and items can be hidden; of people and what they write the account is closed. */
export const DECISIONS_ON = {
  review: ['keep', 'hide'],
  item: ['keep', 'hide', 'suspend'],
  wish: ['keep', 'hide', 'suspend'],
  person: ['keep', 'suspend'],
  message: ['keep', 'suspend'],
} as const satisfies Record<ReportKind, readonly ReportDecision[]>

export const mayDecide = (kind: ReportKind, decision: ReportDecision): boolean =>
  DECISIONS_ON[kind].some((one) => one === decision)

const HOUR = 3_600_000

/** Hours to one decimal; null of nothing. A span that a clock set back made negative is none. */
export function medianHours(spans: readonly number[]): number | null {
  const sorted = spans.map((span) => Math.max(0, span)).toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) return null
  return Math.round(((low + high) / 2 / HOUR) * 10) / 10
}

/** Enough to recognise one's own, too little to write to. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const first = [...address.slice(0, Math.max(at, 0))][0] ?? ''
  return `${first}•••${at < 0 ? '' : address.slice(at)}`
}
