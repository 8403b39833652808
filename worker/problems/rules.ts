/** Who may report what when, until when it is answered, what time makes of it, and what each decision does (D54). */
import { isCancelled, isCompleted, isOpen } from '../trades/rules.ts'
import type { Status } from '../trades/terms.ts'
import { ANSWER_MS, type Answer, type Decision, type Outcome, type ProblemKind } from './terms.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** Late is not yet absent. */
export const AFTER_MEETING_MS = 30 * MINUTE
/** Ending a trade ends no right to report so soon. */
export const REPORT_WITHIN_MS = 7 * DAY
/** Who never opens it has so long: somebody without data for days is told in time. */
export const UNOPENED_MS = 14 * DAY
/** An answer so late is still one. */
export const ANSWERED_WITHIN_MS = 30 * DAY
export const REMINDER_MS = DAY
export const YEAR_MS = 365 * DAY
/** So many reports decided as false in a year, and their author makes no more of them. */
export const FALSE_MAX = 3
/** So many `unsafe` ones that are not upheld in a year cost their author nothing. */
export const UNSAFE_FREE = 1
/** Pictures are kept so long after it was closed. */
export const PHOTOS_KEPT_MS = 30 * DAY

/** What a party reports on. */
export type Reportable = {
  status: Status
  /** When it came to its end; null: it has not. */
  endedAt: number | null
  agreedAt: number | null
  fromDeliveredAt: number | null
  toDeliveredAt: number | null
  /** This side has entered the other's code (D52). */
  hasMet: boolean
  /** What this side has reported of it. */
  made: readonly { kind: ProblemKind; closedAt: number | null }[]
  /** Three reports of theirs were decided as false within a year. */
  isLimited: boolean
}

export type ReportRefusal =
  | 'problem_early'
  | 'problem_late'
  | 'problem_met'
  | 'problem_made'
  | 'problem_open'
  | 'problem_limited'

const OF_MEETING: readonly ProblemKind[] = ['no_show', 'not_as_agreed']

/** From an agreed meeting that came before the end, or a confirmation; null: there was neither. */
function spanOf({ agreedAt, endedAt, fromDeliveredAt, toDeliveredAt }: Reportable) {
  // What was called off before its time, nobody had to come to.
  const meetings = agreedAt !== null && (endedAt === null || agreedAt <= endedAt) ? [agreedAt] : []
  const confirmed = [fromDeliveredAt, toDeliveredAt].filter((at) => at !== null)
  const begins = [...meetings.map((at) => at + AFTER_MEETING_MS), ...confirmed]
  if (begins.length === 0) return null
  return {
    from: Math.min(...begins),
    until: Math.max(...meetings, ...confirmed) + REPORT_WITHIN_MS,
  }
}

/** Null: it may be reported now. */
export function reportRefusal(
  kind: ProblemKind,
  trade: Reportable,
  now: number,
): ReportRefusal | null {
  if (trade.made.some(({ closedAt }) => closedAt === null)) return 'problem_open'
  if (trade.made.some((one) => one.kind === kind)) return 'problem_made'
  const early = timeRefusal(kind, trade, now)
  if (early) return early
  if (kind === 'no_show' && trade.hasMet) return 'problem_met'
  // Whoever is afraid is always let go.
  return trade.isLimited && kind !== 'unsafe' ? 'problem_limited' : null
}

function timeRefusal(kind: ProblemKind, trade: Reportable, now: number): ReportRefusal | null {
  const span = spanOf(trade)
  if (isOpen(trade.status)) {
    if (!OF_MEETING.includes(kind)) return null
    return span !== null && now >= span.from ? null : 'problem_early'
  }
  // Never agreed, or called off before anything could happen.
  if (span === null) return trade.endedAt === null ? 'problem_early' : 'problem_late'
  if (now < span.from) return 'problem_early'
  return now <= span.until ? null : 'problem_late'
}

/** A report as it stands. */
export type Reported = {
  kind: ProblemKind
  createdAt: number
  openedAt: number | null
  answer: Answer | null
  answeredAt: number | null
  closedAt: number | null
  outcome: Outcome | null
  counts: boolean
  /** Of the trade. */
  status: Status
  /** The accused has entered the other's code: that they came is proved (D52). */
  hasMet: boolean
}

const isUnanswered = ({ answer, closedAt }: Pick<Reported, 'answer' | 'closedAt'>): boolean =>
  answer === null && closedAt === null

/** For 30 days, until it is decided: an answer of which nobody heard in time is heard as well. */
export const mayAnswer = (one: Reported, now: number): boolean =>
  isUnanswered(one) && now < one.createdAt + ANSWERED_WITHIN_MS

/** When it closes without an answer. */
export const closesAt = (one: Reported): number | null =>
  isUnanswered(one) ? one.createdAt + ANSWERED_WITHIN_MS : null

/** When the trade ends, counted for nobody, unless it is answered; null: it does not, or it is over already. */
export const endsTradeAt = (one: Reported): number | null =>
  isUnanswered(one) && isOpen(one.status) ? one.createdAt + ANSWER_MS : null

/** It counts by time, as long as no code proves that they met. */
const isAbsence = ({ kind, hasMet }: Pick<Reported, 'kind' | 'hasMet'>): boolean =>
  kind === 'no_show' && !hasMet

/** What no answer to a report that was just made leads to, as the accused is told. */
export type Silence = { endsTrade: boolean; countsNoShow: boolean }
export const silenceOn = (one: Pick<Reported, 'kind' | 'hasMet' | 'status'>): Silence => ({
  endsTrade: isOpen(one.status),
  countsNoShow: isAbsence(one),
})

/** When an unanswered no-show counts: opened and left for 72 hours, or after 14 days. */
export function countsAt(one: Reported): number | null {
  if (!isAbsence(one) || one.counts || !isUnanswered(one)) return null
  const opened = one.openedAt === null ? Number.POSITIVE_INFINITY : one.openedAt + ANSWER_MS
  return Math.min(opened, one.createdAt + UNOPENED_MS)
}

type Times = Pick<Reported, 'createdAt' | 'openedAt' | 'answeredAt' | 'closedAt'>

/** From when on an administrator may decide it; null: there is nothing to decide. */
export function decidableAt(one: Times): number | null {
  if (one.closedAt !== null) return null
  if (one.answeredAt !== null) return one.answeredAt
  const heard =
    one.openedAt === null
      ? Number.POSITIVE_INFINITY
      : Math.max(one.openedAt, one.createdAt + ANSWER_MS)
  return Math.min(heard, one.createdAt + UNOPENED_MS)
}

export const mayDecide = (one: Times, now: number): boolean =>
  now >= (decidableAt(one) ?? Number.POSITIVE_INFINITY)

/** What a decision reads. */
export type Decidable = {
  kind: ProblemKind
  status: Status
  /** The accused's deposit can be taken now. */
  isHeld: boolean
  /** The accused has answered: what nobody answered takes nothing (D56). */
  isAnswered: boolean
  /** The accused has agreed: what that did stands, and only the deposit is left to decide on. */
  isAgreed: boolean
  /** Whom a cancelled trade counts against by now. */
  countsAgainst: 'reporter' | 'accused' | null
  /** `unsafe` ones of this author that were not upheld within the year before. */
  unsafeBefore: number
}

export type Consequences = {
  /** The trade ends, cancelled. */
  endsTrade: boolean
  /** The accused's no-show counts afterwards. */
  countsNoShow: boolean
  /** Whom the cancelled trade counts against afterwards. */
  countsAgainst: 'reporter' | 'accused' | null
  /** `kept`: it goes on securing the trade. */
  deposit: 'taken' | 'released' | 'kept' | 'none'
  /** It is one of the three in a year that limit their author. */
  isFalse: boolean
  /** An `unsafe` that was not upheld: from the second in a year it counts as a cancellation of its author. */
  isUnsafeRefused: boolean
}

/** Deposits are for who does not come, or brings something else. */
export const isAboutDeposit = (kind: ProblemKind): boolean => OF_MEETING.includes(kind)

/** What deciding it does, all of it. Agreeing does the same as a decision for its author, but for the deposit. */
export function consequencesOf(given: Decidable, decision: Decision): Consequences {
  const { kind, status, isAgreed, countsAgainst } = given
  const isUpheld = decision === 'reporter'
  // Who is right goes on, or asks for its end as ever; where nobody can tell, nobody is held.
  const endsTrade = isOpen(status) && decision !== 'accused'
  const isOver = endsTrade || isCancelled(status)
  const isUnsafeRefused = kind === 'unsafe' && !isUpheld && !isAgreed && isOver
  return {
    endsTrade,
    countsNoShow: kind === 'no_show' && (isUpheld || isAgreed),
    countsAgainst: isAgreed ? countsAgainst : isOver ? againstWhom(given, isUpheld) : null,
    deposit: depositOf(given, isUpheld, endsTrade),
    isFalse: decision === 'accused' && !isAgreed,
    isUnsafeRefused,
  }
}

function againstWhom({ kind, countsAgainst, unsafeBefore }: Decidable, isUpheld: boolean) {
  if (isUpheld) {
    if (kind === 'not_as_agreed') return 'accused'
    // Who asked for its end because they were let down pays nothing for it; a no-show costs by itself.
    return kind !== 'other' && countsAgainst === 'reporter' ? null : countsAgainst
  }
  const isCostly = kind === 'unsafe' && unsafeBefore >= UNSAFE_FREE
  return isCostly ? (countsAgainst ?? 'reporter') : countsAgainst
}

function depositOf(
  { kind, status, isHeld, isAnswered }: Decidable,
  isUpheld: boolean,
  endsTrade: boolean,
) {
  // After completion none is at stake.
  if (!isHeld || isCompleted(status)) return 'none'
  if (isUpheld && isAnswered && isAboutDeposit(kind)) return 'taken'
  return isOpen(status) && !endsTrade ? 'kept' : 'released'
}
