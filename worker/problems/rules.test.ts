/** D54, walked whole: who may report when, what time makes of a report, what each decision does. */
import { expect, test } from 'vitest'
import { isCancelled, isOpen } from '../trades/rules.ts'
import { STATUSES, type Status } from '../trades/terms.ts'
import {
  AFTER_MEETING_MS,
  ANSWERED_WITHIN_MS,
  type Consequences,
  closesAt,
  consequencesOf,
  countsAt,
  type Decidable,
  decidableAt,
  endsTradeAt,
  mayAnswer,
  mayDecide,
  REPORT_WITHIN_MS,
  type Reportable,
  type Reported,
  reportRefusal,
  silenceOn,
  UNOPENED_MS,
  UNSAFE_FREE,
} from './rules.ts'
import { ANSWER_MS, ANSWERS, DECISIONS, PROBLEM_KINDS, type ProblemKind } from './terms.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MET = 1_000 * DAY
const each = <T>(...of: T[]) => of
const OF_MEETING: readonly ProblemKind[] = ['no_show', 'not_as_agreed']

/** Every moment that matters, one before and one behind each edge. */
const MOMENTS = [
  MET - 1,
  MET,
  MET + AFTER_MEETING_MS - 1,
  MET + AFTER_MEETING_MS,
  MET + DAY,
  MET + REPORT_WITHIN_MS,
  MET + REPORT_WITHIN_MS + 1,
]
const ENDED: readonly Status[] = ['cancelled', 'completed']

function* reportables(): Generator<{ trade: Reportable; kind: ProblemKind; now: number }> {
  for (const kind of PROBLEM_KINDS)
    for (const status of STATUSES)
      for (const agreedAt of each(null, MET))
        for (const confirmedAt of each(null, MET - DAY, MET))
          for (const endedAt of ENDED.includes(status) ? each(MET - 1, MET, MET + DAY) : [null])
            for (const hasMet of each(false, true))
              for (const isLimited of each(false, true))
                for (const now of MOMENTS) {
                  if (endedAt !== null && now < endedAt) continue
                  const [fromDeliveredAt, toDeliveredAt] = [confirmedAt, null]
                  const delivered = { fromDeliveredAt, toDeliveredAt }
                  const made: Reportable['made'] = []
                  const facts = { status, endedAt, agreedAt, hasMet, made, isLimited }
                  yield { trade: { ...facts, ...delivered }, kind, now }
                }
}

test('what may be reported when: every kind, status, meeting, confirmation, end and moment', () => {
  let walked = 0
  for (const { trade, kind, now } of reportables()) {
    const { status, agreedAt, endedAt, fromDeliveredAt, hasMet, isLimited } = trade
    const hadMeeting = agreedAt !== null && (endedAt === null || agreedAt <= endedAt)
    const isAfterMeeting = hadMeeting && now >= MET + AFTER_MEETING_MS
    const isAfterConfirmation = fromDeliveredAt !== null && now >= fromDeliveredAt
    const last = Math.max(hadMeeting ? MET : 0, fromDeliveredAt ?? 0)
    const isInTime = now <= last + REPORT_WITHIN_MS
    const hasBegun = isAfterMeeting || isAfterConfirmation
    const isOfTime = isOpen(status) ? !OF_MEETING.includes(kind) || hasBegun : hasBegun && isInTime
    const may = isOfTime && !(kind === 'no_show' && hasMet) && !(isLimited && kind !== 'unsafe')
    expect([trade, kind, now - MET, reportRefusal(kind, trade, now) === null]).toEqual([
      trade,
      kind,
      now - MET,
      may,
    ])
    walked += 1
  }
  expect(walked).toBeGreaterThan(1_000)
})

const TRADE: Reportable = {
  ...{ status: 'in_progress', endedAt: null, agreedAt: MET, hasMet: false, made: [] },
  ...{ fromDeliveredAt: null, toDeliveredAt: null, isLimited: false },
}

test.each(PROBLEM_KINDS)('%s is reported once, and nothing beside an open report', (kind) => {
  const now = MET + DAY
  const other = kind === 'other' ? 'no_show' : 'other'
  const after = (made: Reportable['made']) => reportRefusal(kind, { ...TRADE, made }, now)
  expect(after([{ kind, closedAt: now }])).toBe('problem_made')
  expect(after([{ kind: other, closedAt: null }])).toBe('problem_open')
  expect(after([{ kind: other, closedAt: now }])).toBeNull()
})

test('each refusal says what it is about', () => {
  const now = MET + DAY
  const refused = (given: Partial<Reportable>, at = now) =>
    reportRefusal('no_show', { ...TRADE, ...given }, at)
  expect(refused({}, MET)).toBe('problem_early')
  expect(refused({ agreedAt: null })).toBe('problem_early')
  expect(refused({ status: 'pending', agreedAt: null })).toBe('problem_early')
  expect(refused({ hasMet: true })).toBe('problem_met')
  expect(refused({ isLimited: true })).toBe('problem_limited')
  const over = { status: 'cancelled', endedAt: MET } as const
  expect(refused(over, MET + REPORT_WITHIN_MS + 1)).toBe('problem_late')
  // Called off before its time, nobody had to come.
  expect(refused({ ...over, endedAt: MET - 1 })).toBe('problem_late')
})

const AT = MET
function* reports(): Generator<Reported> {
  for (const kind of PROBLEM_KINDS)
    for (const openedAt of each(null, AT, AT + DAY, AT + 13 * DAY))
      for (const answer of [null, ...ANSWERS])
        for (const closedAt of each(null, AT + 20 * DAY))
          for (const counts of kind === 'no_show' ? each(false, true) : [false])
            for (const hasMet of each(false, true))
              for (const status of STATUSES) {
                const answeredAt = answer === null ? null : AT + 2 * DAY
                const outcome = closedAt === null ? null : 'neither'
                const times = { createdAt: AT, openedAt, answeredAt, closedAt }
                yield { kind, answer, outcome, counts, hasMet, status, ...times }
              }
}

test('what time makes of a report: every kind, opened or not, answered or not, closed or not', () => {
  for (const one of reports()) {
    const { kind, openedAt, answer, closedAt, counts, hasMet, status } = one
    const isWaiting = answer === null && closedAt === null
    expect(mayAnswer(one, AT + ANSWERED_WITHIN_MS - 1)).toBe(isWaiting)
    expect(mayAnswer(one, AT + ANSWERED_WITHIN_MS)).toBe(false)
    // What is over does not end.
    expect(endsTradeAt(one)).toBe(isWaiting && isOpen(status) ? AT + ANSWER_MS : null)
    expect(closesAt(one)).toBe(isWaiting ? AT + ANSWERED_WITHIN_MS : null)
    const isCounted = isWaiting && kind === 'no_show' && !counts && !hasMet
    const left = openedAt === null ? AT + UNOPENED_MS : openedAt + ANSWER_MS
    expect(countsAt(one)).toBe(isCounted ? Math.min(left, AT + UNOPENED_MS) : null)
    const countsNoShow = kind === 'no_show' && !hasMet
    expect(silenceOn(one)).toEqual({ endsTrade: isOpen(status), countsNoShow })
    const heard = openedAt === null ? AT + UNOPENED_MS : Math.max(openedAt, AT + ANSWER_MS)
    const from = closedAt !== null ? null : answer !== null ? AT + 2 * DAY : heard
    expect(decidableAt(one)).toBe(from)
    expect(mayDecide(one, (from ?? AT) - 1)).toBe(false)
    expect(mayDecide(one, from ?? Number.MAX_SAFE_INTEGER)).toBe(from !== null)
  }
})

function* decidables(): Generator<Decidable> {
  for (const kind of PROBLEM_KINDS)
    for (const status of STATUSES)
      for (const isHeld of each(false, true))
        for (const answer of [null, ...ANSWERS])
          for (const countsAgainst of [null, 'reporter', 'accused'] as const)
            for (const unsafeBefore of each(0, UNSAFE_FREE)) {
              if (countsAgainst !== null && !isCancelled(status)) continue
              const said = { isAnswered: answer !== null, isAgreed: answer === 'agreed' }
              yield { kind, status, isHeld, ...said, countsAgainst, unsafeBefore }
            }
}

test('what each decision does holds for every kind, status, deposit and count', () => {
  for (const given of decidables()) {
    const { kind, status, isHeld, isAnswered, isAgreed, countsAgainst } = given
    for (const decision of DECISIONS) {
      const does: Consequences = consequencesOf(given, decision)
      const isUpheld = decision === 'reporter'
      const isOver = does.endsTrade || isCancelled(status)
      // Nothing that is over ends again, and whoever was right is not ended.
      expect(does.endsTrade).toBe(isOpen(status) && decision !== 'accused')
      expect(does.countsNoShow).toBe(kind === 'no_show' && (isUpheld || isAgreed))
      // Only what is held is taken, for who does not come or brings something else, and never after completion.
      const isTaken =
        isHeld && isAnswered && isUpheld && OF_MEETING.includes(kind) && status !== 'completed'
      expect(does.deposit === 'taken').toBe(isTaken)
      expect(does.deposit === 'none').toBe(!isHeld || status === 'completed')
      if (does.deposit === 'kept') expect(isOpen(status) && !does.endsTrade).toBe(true)
      expect(does.isFalse).toBe(decision === 'accused' && !isAgreed)
      // Only a cancelled trade counts against anybody, and an author only for a second `unsafe`.
      if (!isOver) expect(does.countsAgainst).toBe(isAgreed ? countsAgainst : null)
      if (does.countsAgainst === 'reporter' && countsAgainst !== 'reporter') {
        expect([kind, isUpheld, given.unsafeBefore]).toEqual(['unsafe', false, UNSAFE_FREE])
      }
      if (does.isUnsafeRefused) expect(kind === 'unsafe' && !isUpheld).toBe(true)
    }
  }
})
