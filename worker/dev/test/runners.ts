/** The test runners, each answering how many passed, failed and were skipped. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { buildWeb } from '../tools/build.ts'
import { chromium } from '../tools/chromium.ts'
import { isColoured, say, show } from '../tools/tools.ts'
import type { Changes } from './changes.ts'
import { memoryFolder } from './memory-folder.ts'

export type Counts = { passed: number; failed: number; skipped: number }
export type Asked = {
  /** For the runner's own tool. */
  more: string[]
  /** Where only what a change touches is asked for. */
  changes?: Changes | undefined
  /** Of everything: what waits much runs beside what works. */
  isWhole?: boolean
  /** Where its output goes, if not at once to the person. */
  to?: Writable | undefined
}
export type Runner = {
  name: string
  title: string
  /** Of the whole it is a part of another runner. */
  isPart?: boolean
  /** Of the whole it runs from the beginning beside the others: it waits much, for the build and for programs that it starts. */
  isBeside?: boolean
  /** Nothing may run beside it. */
  isAlone?: boolean
  /** Why it has nothing to do for a change, if so. */
  skips?: (changes: Changes) => string | undefined
  run: (asked: Asked) => Promise<Counts>
}

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

/** A check that has no tests of its own counts as one. */
async function check(name: string, args: string[]): Promise<Counts> {
  const code = await show(name, args)
  return { ...NONE, ...(code === 0 ? { passed: 1 } : { failed: 1 }) }
}

/** Runs with a JSON report beside the shown output. A runner that failed without a failed test counts as one. */
async function reported(
  name: string,
  args: (report: string) => string[],
  counts: (text: string) => Counts,
  options: (report: string) => Parameters<typeof show>[2] = () => ({}),
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-test-'))
  const report = join(folder, 'report.json')
  try {
    const code = await show(name, args(report), options(report))
    const counted = countsIn(report, counts)
    return { ...counted, failed: Math.max(counted.failed, code === 0 ? 0 : 1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countsIn(report: string, counts: (text: string) => Counts): Counts {
  try {
    return counts(readFileSync(report, 'utf8'))
  } catch {
    // A runner that broke before its report: its exit code tells.
    return NONE
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

function vitestCounts(text: string): Counts {
  const report = JSON.parse(text) as VitestReport
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults } = report
  // A file that could not even be loaded has no tests to fail.
  const broken = testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}

type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number }
}

/** A browser on a machine that is busy loses a race now and then; what loses more of them than that has a fault. */
const FLAKY_MAX = 3

function playwrightCounts(text: string): Counts {
  const { expected, flaky, unexpected, skipped } = (JSON.parse(text) as PlaywrightReport).stats
  if (flaky > 0) say(`${flaky} well only the second time; more than ${FLAKY_MAX} are a failure`)
  const tooMany = flaky > FLAKY_MAX ? flaky : 0
  return { passed: expected + flaky - tooMany, failed: unexpected + tooMany, skipped }
}

function vitest(project: string, more: string[], { changes, to }: Partial<Asked> = {}) {
  const touched = changes ? [`--changed=${changes.since}`, '--passWithNoTests'] : []
  const args = (report: string) => [
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${report}`, ...touched, ...more],
  ]
  return reported('vitest', args, vitestCounts, () => ({ env: { TMPDIR: memoryFolder() }, to }))
}

/** Playwright stops its browsers and the product in order, and that needs longer than the product. */
const STORIES_GRACE_MS = 12_000

async function stories({ more, changes }: Asked): Promise<Counts> {
  await chromium()
  const touched = changes ? [`--only-changed=${changes.since}`, '--pass-with-no-tests'] : []
  const args = () => ['test', '--config', 'web/e2e/playwright.config.ts', ...touched, ...more]
  const options = (report: string) => ({
    // It sets FORCE_COLOR itself for what it starts, and both would be warned about.
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NO_COLOR: undefined,
      FORCE_COLOR: isColoured ? '1' : '0',
      TMPDIR: memoryFolder(),
    },
    signal: 'SIGINT' as const,
    graceMs: STORIES_GRACE_MS,
  })
  return reported('playwright', args, playwrightCounts, options)
}

/** Tests that look at the build. */
const BUILT = ['bytes.node.test.ts', 'built.node.test.ts']
/** What waits for the build. */
const APART = BUILT.map((name) => `--exclude=**/*${name}`)

async function bytes({ more, to }: Asked, files = BUILT): Promise<Counts> {
  await buildWeb()
  return vitest('node', [...files, ...more], { to })
}

const unless = (isTouched: (file: string) => boolean, reason: string) => (changes: Changes) =>
  changes.files.some(isTouched) ? undefined : reason
const isShipped = (file: string) =>
  /^(web|worker|package|vite\.config|wrangler)/.test(file) &&
  !/\.test\.tsx?$|\/e2e\/|\.md$/.test(file)

/** What stands before every commit, in any order. */
export const CHECKS: Runner[] = [
  {
    name: 'format',
    title: 'Format and lint',
    run: () => check('biome', ['ci', isColoured ? '--colors=force' : '--colors=off', '.']),
  },
  { name: 'types', title: 'Types', run: () => check('tsc', ['--noEmit']) },
  {
    name: 'boundaries',
    title: 'House rules',
    run: ({ more }) => vitest('boundaries', more),
  },
]

/** In the order in which they run: what is quick to tell comes first. */
export const RUNNERS: Runner[] = [
  ...CHECKS,
  {
    name: 'node',
    title: 'Tests in Node',
    isBeside: true,
    run: (asked) =>
      asked.isWhole ? bytes(asked, []) : vitest('node', [...APART, ...asked.more], asked),
  },
  {
    name: 'worker',
    title: 'Tests in workerd',
    run: (asked) => vitest('worker', asked.more, asked),
  },
  {
    name: 'web',
    title: 'Tests of the screens',
    run: (asked) => vitest('web', asked.more, asked),
  },
  {
    name: 'bytes',
    title: 'Build and byte budgets',
    skips: unless(isShipped, 'nothing that is served has changed'),
    isPart: true,
    run: (asked) => bytes(asked),
  },
  {
    name: 'stories',
    title: 'Browser stories',
    isAlone: true,
    skips: unless((file) => file.startsWith('web/e2e/'), 'no story has changed'),
    run: stories,
  },
]
