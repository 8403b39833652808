/** Lighthouse as it stands: a phone of 412 × 823, CPU × 4, "Slow 4G" (150 ms, 1,638 kbit/s), simulated. */
import lighthouse from 'lighthouse'
import { median } from './median.mjs'
import { withBrowser } from './phone-browser.mjs'
import { Stop, say } from './tools.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const OWN_SCRIPT = /\/assets\//
/** Local mode's own switch: the page is not rendered at the edge, so that both can be compared. */
const IN_BROWSER = { name: 'render', value: 'browser' }

function longestOwn(audits) {
  const tasks = audits['long-tasks'].details?.items ?? []
  return Math.max(0, ...tasks.filter((t) => OWN_SCRIPT.test(t.url)).map((t) => t.duration))
}

async function once({ browser, url, cookies }) {
  return withBrowser(browser, url, cookies, async (port) => {
    const options = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES }
    const { lhr } = (await lighthouse(url, options)) ?? {}
    if (!lhr || lhr.runtimeError) {
      throw new Stop(`Lighthouse on ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`)
    }
    // A session that was not taken would measure the way to sign in.
    if (lhr.finalDisplayedUrl !== url) throw new Stop(`${url} led to ${lhr.finalDisplayedUrl}`)
    const { audits, categories } = lhr
    const failed = CATEGORIES.filter((id) => id !== 'performance').flatMap((id) =>
      categories[id].auditRefs
        .filter((ref) => ref.weight > 0 && (audits[ref.id].score ?? 1) < 1)
        .map((ref) => ref.id),
    )
    const scores = CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)])
    return {
      ...Object.fromEntries(scores),
      fcp: audits['first-contentful-paint'].numericValue,
      lcp: audits['largest-contentful-paint'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      task: longestOwn(audits),
      failed,
    }
  })
}

function medians(runs) {
  const { failed: _names, ...numbers } = runs[0]
  const names = Object.keys(numbers)
  const failed = [...new Set(runs.flatMap((run) => run.failed))]
  const middle = names.map((name) => [name, median(runs.map((run) => run[name]))])
  return { ...Object.fromEntries(middle), failed }
}

/**
 * `pages`: {name, path, cookies?, compared?}. Each page in turn with itself rendered in the browser
 * where it is `compared`, so that a busy machine slows both.
 */
export async function lighthouseOn(browser, origin, pages, runs) {
  const found = []
  for (const { name, path, cookies = [], compared = false } of pages) {
    const url = origin + path
    const [edge, inBrowser] = [[], []]
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
const ratioOf = (edge, inBrowser) => median(edge.map((run, i) => run.lcp / inBrowser[i].lcp))
