/** What `npm run bench:phone` found, beside its budgets. */
import { median } from './median.ts'
import type { Visit } from './phone-count.ts'
import type { Measured } from './phone-journeys.ts'
import type { Looked, Scores } from './phone-lighthouse.ts'

/** A page that is not public is nobody's to find. */
export type Page = Looked & { isPublic: boolean }
export type Found = { pages: Page[]; journeys: Measured[] }

const KB = 1024
/** Counted: beyond one of these the command fails. Bytes as brotli, without headers. */
export const COUNTED = {
  firstVisit: 140 * KB,
  document: 25 * KB,
  cardPhoto: 10 * KB,
  secondShell: 0,
  cls: 0.01,
  ratio: 0.55,
  score: 100,
}
/** Times of a quiet machine: told, never judged. */
export const TIMED = { performance: 95, fcp: 900, lcp: 1_200, tbt: 150, task: 80 }
const JUDGED = ['accessibility', 'best-practices', 'seo'] as const

const kb = (bytes: number) => (bytes / KB).toFixed(1)
const ms = (value: number) => value.toFixed(0)
/** What the service worker fetched. */
const behindOf = ({ behind }: Visit) => `${kb(behind.photoBytes)} / ${kb(behind.bytes)}`
type Cell = string | number
const row = (cells: Cell[]) => `| ${cells.join(' | ')} |`

function table(head: Cell[], rows: Cell[][]): string {
  const line = head.map((_, i) => (i === 0 ? '---' : '---:'))
  return [head, line, ...rows].map(row).join('\n')
}

/** Nothing where all is well. */
type Flaw = string | false

/** A page that is nobody's to find is not judged by what search engines think of it. */
function scoreFlaws({ name, edge, isPublic }: Page): string[] {
  return JUDGED.filter((id) => isPublic || id !== 'seo')
    .filter((id) => edge[id] < COUNTED.score)
    .map((id) => `${name}: ${id} ${edge[id]}, not ${COUNTED.score} (${edge.failed.join(', ')})`)
}

function pageFlaws(page: Page): Flaw[] {
  const { name, edge, ratio } = page
  return [
    ...scoreFlaws(page),
    edge.cls > COUNTED.cls && `${name}: CLS ${edge.cls.toFixed(3)}, more than ${COUNTED.cls}`,
    ratio !== null &&
      ratio > COUNTED.ratio &&
      `${name}: LCP ${ratio.toFixed(2)} × the same page rendered in the browser, more than ${COUNTED.ratio}`,
  ]
}

function visitFlaws([home]: Measured[]): Flaw[] {
  if (!home) return ['first visit to /: not measured']
  const { first, second } = home
  const photo = median(first.photos)
  const limits: [number, number, string][] = [
    [first.bytes, COUNTED.firstVisit, 'first visit to /'],
    [first.document, COUNTED.document, 'its document'],
    [photo ?? 0, COUNTED.cardPhoto, 'photo in a card, median'],
    [second.assets + second.behind.assets, COUNTED.secondShell, 'shell of the second visit'],
  ]
  const over = limits.map(
    ([bytes, most, what]) => bytes > most && `${what}: ${kb(bytes)} KB, more than ${kb(most)}`,
  )
  // A list without photos would keep every budget.
  return [...over, photo === undefined && 'first visit to /: no photo in a card']
}

/** Sentences; none when every counted budget is kept. */
export function flawsOf({ pages, journeys }: Found): string[] {
  const found = [...pages.flatMap(pageFlaws), ...visitFlaws(journeys)]
  return found.filter((flaw) => flaw !== false)
}

function pagesTable(pages: Page[]): string {
  const head = ['page', 'perf.', 'a11y', 'best', 'SEO', 'FCP ms', 'LCP ms', 'CLS', 'TBT ms']
  const line = (name: string, p: Scores, ratio?: number | null): Cell[] => [
    ...[name, p.performance, ...JUDGED.map((id) => p[id]), ms(p.fcp), ms(p.lcp)],
    ...[p.cls.toFixed(3), ms(p.tbt), ms(p.task), ratio ? ratio.toFixed(2) : ''],
    ...[p.requests, kb(p.bytes), front ? (p.lcp / front).toFixed(2) : ''],
  ]
  const front = pages[0]?.edge.lcp
  const rows = pages.flatMap(({ name, edge, browser, ratio }) => [
    line(name, edge, ratio),
    ...(browser ? [line(`${name}, in the browser`, browser)] : []),
  ])
  const { performance, fcp, lcp, tbt, task } = TIMED
  const budget = ['budget', performance, 100, 100, 100, fcp, lcp, COUNTED.cls, tbt, task]
  const more = ['own task ms', 'LCP ratio', 'requests', 'KB', "LCP / front page's"]
  return table([...head, ...more], [...rows, [...budget, COUNTED.ratio, '', '', '']])
}

function journeysTable(journeys: Measured[]): string {
  const head = ['photos', 'by the service worker: photos / ahead', 'requests']
  const cells = (visit: Visit) => [
    ...[kb(visit.bytes), kb(visit.photoBytes), behindOf(visit), visit.requests],
  ]
  const rows = journeys.map(({ name, first, second }) => [name, ...cells(first), ...cells(second)])
  return table(['journey, KB', 'first', ...head, 'second', ...head], rows)
}

const visitLine = (home: Visit) =>
  `First visit: document ${kb(home.document)} KB of ${kb(COUNTED.document)}, all ${kb(home.bytes)} KB of ${kb(COUNTED.firstVisit)}, photo in a card ${kb(median(home.photos) ?? 0)} KB of ${kb(COUNTED.cardPhoto)} (median).`

type About = { when: string; cores: number; runs: number }

export function report({ pages, journeys, when, cores, runs }: Found & About): string {
  const flaws = flawsOf({ pages, journeys })
  const home = journeys[0]?.first
  return [
    pagesTable(pages),
    '',
    journeysTable(journeys),
    '',
    home ? visitLine(home) : '',
    `Lighthouse: mobile, "Slow 4G" simulated, medians of ${runs}; bytes as brotli without headers; ${cores} cores, ${when}.`,
    flaws.length === 0
      ? 'Every counted budget is kept (times are told, not judged).'
      : `Missed:\n${flaws.map((flaw) => `- ${flaw}`).join('\n')}`,
    '',
  ].join('\n')
}
