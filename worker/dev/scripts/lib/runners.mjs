/** The test runners, each answering how many passed, failed and were skipped. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { chromium } from './chromium.mjs'
import { isColoured, show } from './tools.mjs'

/** A check that has no tests of its own counts as one. */
async function check(name, args) {
  const code = await show(name, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** Runs with a JSON report beside the shown output. A runner that failed without a failed test counts as one. */
async function reported(name, args, counts, options = () => ({})) {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-test-'))
  const report = join(folder, 'report.json')
  try {
    const code = await show(name, args(report), options(report))
    const counted = counts(readReport(report))
    return { ...counted, failed: Math.max(counted.failed, code === 0 ? 0 : 1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // A runner that broke before its report: its exit code tells.
    return undefined
  }
}

const NONE = { passed: 0, failed: 0, skipped: 0 }

function vitestCounts(report) {
  if (!report) return NONE
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests = 0, testResults } = report
  // A file that could not even be loaded has no tests to fail.
  const broken = testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}

function playwrightCounts(report) {
  if (!report) return NONE
  const { expected, flaky, unexpected, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

function vitest(project, more) {
  const args = (report) => [
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${report}`, ...more],
  ]
  return reported('vitest', args, vitestCounts)
}

/** Playwright stops its browsers and the product in order, and that needs longer than the product. */
const STORIES_GRACE_MS = 12_000

async function stories(more) {
  await chromium()
  const args = () => ['test', '--config', 'web/e2e/playwright.config.ts', ...more]
  const options = (report) => ({
    // It sets FORCE_COLOR itself for what it starts, and both would be warned about.
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      NO_COLOR: undefined,
      FORCE_COLOR: isColoured ? '1' : '0',
    },
    signal: 'SIGINT',
    graceMs: STORIES_GRACE_MS,
  })
  return reported('playwright', args, playwrightCounts, options)
}

/** Tests that look at the build. */
const BUILT = ['bytes.node.test.ts', 'built.node.test.ts']
/** What other runners run. */
const APART = ['boundaries.test.ts', ...BUILT].map((name) => `--exclude=**/*${name}`)

async function bytes(more) {
  await buildWeb()
  return vitest('node', [...BUILT, ...more])
}

/** In the order in which they run: what is quick to tell comes first. */
export const RUNNERS = [
  {
    name: 'format',
    title: 'Format and lint',
    run: () => check('biome', ['ci', isColoured ? '--colors=force' : '--colors=off', '.']),
  },
  { name: 'types', title: 'Types', run: () => check('tsc', ['--noEmit']) },
  { name: 'boundaries', title: 'House rules', run: (more) => vitest('boundaries', more) },
  {
    name: 'node',
    title: 'Tests in Node',
    run: (more) => vitest('node', [...APART, ...more]),
  },
  { name: 'worker', title: 'Tests in workerd', run: (more) => vitest('worker', more) },
  { name: 'web', title: 'Tests of the screens', run: (more) => vitest('web', more) },
  { name: 'bytes', title: 'Build and byte budgets', run: bytes },
  { name: 'stories', title: 'Browser stories', run: stories },
]
