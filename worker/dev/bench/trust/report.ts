/** What came of it, to be read. */
import type { Outcome } from './outcome.ts'

const n = (count: number) => count.toLocaleString('en-US')
const d = (days: number) => days.toFixed(0)

export function reportOf(outcome: Outcome): string {
  const { standing, ring } = outcome
  const hurtsOf = (hurts: Record<string, number>) =>
    Object.entries(hurts)
      .map(([hurt, count]) => `${hurt} ${n(count)}`)
      .join(', ') || '–'
  const rows = outcome.kinds.map((one) =>
    [
      one.kind,
      `${one.accounts} / ${one.harmful}`,
      `${d(one.daysMedian)} / ${d(one.daysLongest)}`,
      `${one.suspended} / ${one.shunned} / ${one.stillAtIt}`,
      n(one.victims),
      hurtsOf(one.hurts),
      `${n(one.refused)} of ${n(one.done)}`,
    ].join(' | '),
  )
  const refusals = outcome.refusals.slice(0, 12).map(([what, count]) => `${what} (${n(count)})`)
  const share =
    outcome.refused === 0 ? 'none' : `1 in ${n(Math.floor(outcome.deeds / outcome.refused))}`
  return [
    '| cheats | accounts / harmful | days of harm, median / longest | suspended / left alone / still at it | victims | what was done to them | their deeds refused |',
    '|---|---:|---:|---:|---:|---|---:|',
    ...rows.map((row) => `| ${row} |`),
    '',
    `${n(outcome.honestPeople)} honest people; ${n(outcome.harmed)} of them lost time, a thing for more than a week or had a bad review.`,
    `Against honest people stand in the end: no-shows ${standing.noShows} (and ${standing.byMistake} by an administrator's error), cancellations ${standing.cancellations}, bad reviews of cheats after a trade ${standing.reviews}. Suspended by error: ${outcome.suspendedHonest}. Decisions in error: ${outcome.mistaken}.`,
    `Longest from wanting a thing back to its end: ${outcome.heldLongest.toFixed(1)} days.`,
    `Rings came to ${ring.score} of 1,000, level "${ring.level}".`,
    `Honest deeds refused: ${n(outcome.refused)} of ${n(outcome.deeds)} (${share})${refusals.length ? `: ${refusals.join(', ')}` : ''}.`,
    `Trades: ${outcome.states}. ${n(outcome.requests)} requests.`,
  ].join('\n')
}
