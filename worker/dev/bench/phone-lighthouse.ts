/** Lighthouse as it stands: a phone of 412 × 823, CPU × 4, "Slow 4G" (150 ms, 1,638 kbit/s), simulated. */
import lighthouse, { type Result } from 'lighthouse'
import type { Cookie } from '../tools/person.ts'
import { Stop, say } from '../tools/tools.ts'
import { measuredOf } from './median.ts'
import { withBrowser } from './phone-browser.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]
const TIMES = ['fcp', 'lcp', 'cls', 'tbt', 'task'] as const
const COUNTS = ['requests', 'bytes'] as const
/** Scores of 100, milliseconds (cls apart), requests and their bytes, photos apart; `failed` names the audits that cost points. */
export type Scores = Record<Category | (typeof TIMES | typeof COUNTS)[number], number> & {
  failed: string[]
}
const OWN_SCRIPT = /\/assets\//
/** Local mode's own switch: the page is not rendered at the edge, so that both can be compared. */
const IN_BROWSER = { name: 'render', value: 'browser' }

function longestOwn(audits: Result['audits']): number {
  const { details } = audits['long-tasks'] ?? {}
  const tasks = (details && 'items' in details ? details.items : []) as Task[]
  return Math.max(0, ...tasks.filter((t) => OWN_SCRIPT.test(t.url)).map((t) => t.duration))
}

/** What travelled, photos apart. */
function askedOf(audits: Result['audits']): Pick<Scores, 'requests' | 'bytes'> {
  const { details } = audits['network-requests'] ?? {}
  const items = (details && 'items' in details ? details.items : []) as Travelled[]
  const asked = items.filter(({ url }) => /^http/.test(url) && !/\/img\//.test(url))
  const bytes = asked.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
  return { requests: asked.length, bytes }
}

type Travelled = { url: string; transferSize?: number }
type Task = { url: string; duration: number }
type Asked = { browser: string; url: string; cookies: Cookie[] }

async function once({ browser, url, cookies }: Asked): Promise<Scores> {
  return withBrowser(browser, url, cookies, async (port) => {
    const options = {
      port,
      output: 'json' as const,
      logLevel: 'error' as const,
      onlyCategories: [...CATEGORIES],
    }
    const { lhr } = (await lighthouse(url, options)) ?? {}
    if (!lhr || lhr.runtimeError) {
      throw new Stop(`Lighthouse on ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
    }
    // A session that was not taken would measure the way to sign in.
    if (lhr.finalDisplayedUrl !== url) throw new Stop(`${url} led to ${lhr.finalDisplayedUrl}`)
    const { audits, categories } = lhr
    const failed = CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
      (categories[id]?.auditRefs ?? [])
        .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
        .map((ref) => ref.id),
    )
    const score = (id: Category) => Math.round((categories[id]?.score ?? 0) * 100)
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      task: longestOwn(audits),
      ...askedOf(audits),
      failed,
    }
  })
}

function medians(runs: Scores[]): Scores {
  const failed = [...new Set(runs.flatMap((run) => run.failed))]
  const middle = [...CATEGORIES, ...TIMES, ...COUNTS].map((name) => [
    name,
    measuredOf(runs.map((run) => run[name])),
  ])
  return { ...Object.fromEntries(middle), failed }
}

type Page = { name: string; path: string; cookies?: Cookie[]; compared?: boolean }
export type Looked = { name: string; edge: Scores; browser: Scores | null; ratio: number | null }

/**
 * Each page in turn with itself rendered in the browser
 * where it is `compared`, so that a busy machine slows both.
 */
export async function lighthouseOn(
  browser: string,
  origin: string,
  pages: Page[],
  runs: number,
): Promise<Looked[]> {
  const found: Looked[] = []
  for (const { name, path, cookies = [], compared = false } of pages) {
    const url = origin + path
    const [edge, inBrowser]: [Scores[], Scores[]] = [[], []]
    for (let run = 0; run < runs; run += 1) {
      say(`Lighthouse ${run + 1} of ${runs}: ${name}`)
      edge.push(await once({ browser, url, cookies }))
      if (compared) {
        inBrowser.push(await once({ browser, url, cookies: [...cookies, IN_BROWSER] }))
      }
    }
    found.push({
      name,
      edge: medians(edge),
      browser: compared ? medians(inBrowser) : null,
      ratio: compared ? ratioOf(edge, inBrowser) : null,
    })
  }
  return found
}

/** Of the pairs that ran one after the other. */
const ratioOf = (edge: Scores[], inBrowser: Scores[]): number =>
  measuredOf(edge.map((run, i) => run.lcp / (inBrowser[i]?.lcp ?? Number.NaN)))
