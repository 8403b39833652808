/** The test runners, each answering how many passed, failed and were skipped. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build.mjs'
import { chromium } from './chromium.mjs'
import { run } from './tools.mjs'

/** The tools write into a pipe of ours: whether colours reach a person, only we know. */
const COLORS = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }

/** A check that has no tests of its own counts as one. */
async function check(name, args) {
  const { code } = await run(name, args, { show: true, env: COLORS })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}

/** Runs with a JSON report beside the shown output. A runner that failed without a failed test counts as one. */
async function reported(name, args, counts, env) {
  const folder = mkdtempSync(join(tmpdir(), 'jopoi-test-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await run(name, args(report), {
      show: true,
      env: { ...COLORS, ...env(report) },
    })
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

function vitest(project, more = []) {
  const args = (report) => [
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${report}`, ...more],
  ]
  return reported('vitest', args, vitestCounts, () => ({}))
}

async function stories() {
  await chromium()
  const args = () => ['test', '--config', 'web/e2e/playwright.config.ts']
  const env = (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  return reported('playwright', args, playwrightCounts, env)
}

/** Tests that look at the build. */
const BUILT = ['bytes.node.test.ts', 'built.node.test.ts']

async function bytes() {
  await buildWeb()
  return vitest('node', BUILT)
}

/** In the order in which they run: what is quick to tell comes first. */
export const RUNNERS = [
  {
    name: 'format',
    title: 'Format and lint',
    run: () =>
      check('biome', ['ci', process.stdout.isTTY ? '--colors=force' : '--colors=off', '.']),
  },
  { name: 'types', title: 'Types', run: () => check('tsc', ['--noEmit']) },
  { name: 'boundaries', title: 'House rules', run: () => vitest('boundaries') },
  {
    name: 'node',
    title: 'Tests in Node',
    run: () =>
      vitest(
        'node',
        ['boundaries.test.ts', ...BUILT].map((name) => `--exclude=**/*${name}`),
      ),
  },
  { name: 'worker', title: 'Tests in workerd', run: () => vitest('worker') },
  { name: 'web', title: 'Tests of the screens', run: () => vitest('web') },
  { name: 'bytes', title: 'Build and byte budgets', run: bytes },
  { name: 'stories', title: 'Browser stories', run: stories },
]
