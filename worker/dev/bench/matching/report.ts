/** What came of the markets, to be read. */
import type { EventRows } from './events.ts'
import { EVIDENCE, type Evidence } from './minds.ts'
import type { Outcome } from './outcome.ts'
import type { Variant } from './variants.ts'

const NAMES: Record<Variant, string> = {
  without: 'none of the three',
  wants: '1: what one would like (D63)',
  wishes: '2: wishes and alerts (D64)',
  interest: '3: interest told, coincidences (D65)',
  all: 'all three',
}
const WORDS: Record<Evidence, string> = {
  none: 'nothing is known of what the owner would like',
  wanted: 'the owner would like such a thing',
  unwanted: 'the owner would like other things',
  offered: 'the owner offered it for a wish',
  liked: 'the owner likes what is offered',
  mutual: 'both like what the other has',
}
const n = (count: number) => count.toLocaleString('en-US')
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`
const lines = (head: string[], rows: string[][]) => [
  `| ${head.join(' | ')} |`,
  `|---|${'---:|'.repeat(head.length - 1)}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
]

export function reportOf(outcomes: readonly Outcome[], events: readonly EventRows[]): string {
  const without = outcomes.find(({ variant }) => variant === 'without')
  const all = outcomes.find(({ variant }) => variant === 'all')
  return [
    ...marketLines(outcomes, without?.traded ?? 0),
    '',
    ...outcomes.map(askedLine),
    ...(all ? ['', ...evidenceLines(all)] : []),
    ...(events.length > 0 ? ['', ...eventLines(events)] : []),
  ].join('\n')
}

function marketLines(outcomes: readonly Outcome[], traded: number): string[] {
  const head = ['there is', 'people who exchanged something', 'times as many']
  const more = ['median days to the first', 'exchanges', 'offers / agreed to / unanswered']
  const told = ['notices a person and week, all / of 2 and 3', 'weeks with more than two of those']
  return lines(
    [...head, ...more, ...told],
    outcomes.map((one) => [
      NAMES[one.variant],
      `${one.traded} of ${one.people} (${percent(one.traded, one.people)})`,
      traded === 0 ? '–' : (one.traded / traded).toFixed(2),
      one.daysToFirst === null ? '–' : one.daysToFirst.toFixed(0),
      n(one.exchanges),
      `${n(one.offers)} / ${n(one.agreed)} / ${n(one.expired)}`,
      `${one.noticesAWeek.toFixed(2)} / ${one.ofSectionsAWeek.toFixed(2)}`,
      `${(100 * one.fullWeeks).toFixed(1)} %`,
    ]),
  )
}

const askedLine = ({ variant, requests, deeds, refused, hearts, wishes }: Outcome): string =>
  `- ${variant}: ${n(requests)} requests, ${n(deeds)} deeds of which ${n(refused)} were refused, ${n(hearts)} hearts, ${n(wishes)} wishes.`

function evidenceLines({ evidence, types }: Outcome): string[] {
  const told = Object.entries(types).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const made = EVIDENCE.filter((one) => evidence[one].made > 0)
  const rows = made.map((one) => [
    WORDS[one],
    n(evidence[one].made),
    percent(evidence[one].agreed, evidence[one].made),
  ])
  return [
    ...lines(['with all three, offers by what was known of the owner', 'made', 'agreed to'], rows),
    '',
    `Notices: ${told.map(([type, count]) => `${type} ${n(count)}`).join(', ') || 'none'}.`,
  ]
}

const eventLines = (events: readonly EventRows[]): string[] =>
  lines(
    ['rows an event, mean (most)', 'read', 'written'],
    events.map(({ name, read, written }) => [name, countsOf(read), countsOf(written)]),
  )

function countsOf(counts: readonly number[]): string {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const most = Math.max(...counts)
  return mean === most ? n(most) : `${n(Math.round(mean))} (${n(most)})`
}
