/** Browser stories against the started product: `npm start` on a free port with an empty data folder. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import getPort from 'get-port'
import { SETTING_NAMES } from '../../worker/env.ts'
import { SHELL_OPTIONS } from './kit/chromium.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Empty means absent, and wins over .dev.vars: stories touch no database and no mail service of a person's. */
const NO_SETTINGS = Object.fromEntries([...SETTING_NAMES, 'DEMO_DATA'].map((name) => [name, '']))

// The configuration is read by the runner and by each of its workers: the first one decides.
process.env.E2E_PORT ||= String(await getPort())
process.env.E2E_APART_PORT ||= process.env.E2E_URL ? '' : String(await getPort())
process.env.E2E_DATA ||= process.env.E2E_URL ? '' : mkdtempSync(join(tmpdir(), 'jopoi-e2e-'))
const address = process.env.E2E_URL || `http://localhost:${process.env.E2E_PORT}`

const apart = process.env.E2E_URL || `http://localhost:${process.env.E2E_APART_PORT}`

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** What counts all that the filled product does has it to itself, after all others: its newest items, its log. */
const ALONE = '**/alone/*.spec.ts'
/** What moves the one clock, or is set for everybody, has a product of its own, and begins with the others (kit/apart.ts). */
const APART = '**/apart/*.spec.ts'

export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, '.bench/stories'),
  // The longest take half a minute of a machine that has nothing else to do.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // A story that is well only the second time is named at the end; of many of them the run fails (worker/dev/test).
  retries: 1,
  // They wait more than they work: four keep two cores busy.
  workers: 4,
  fullyParallel: false,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: address,
    locale: 'es-PY',
    timezoneId: 'America/Asuncion',
    launchOptions: SHELL_OPTIONS,
    // Fetching the app ahead into each new browser is half of a story's work: where a service worker has a part, its
    // story allows it.
    serviceWorkers: 'block',
  },
  // Without a tag a story is a phone's: what no layout changes is walked once.
  projects: [
    {
      name: 'apart',
      testMatch: APART,
      workers: 1,
      // One product for all: then they are the last.
      dependencies: process.env.E2E_URL ? ['phone', 'wide', 'alone'] : [],
      use: { ...PHONE, baseURL: apart },
    },
    { name: 'phone', testIgnore: [ALONE, APART], grepInvert: /@wide/, use: PHONE },
    {
      name: 'wide',
      testIgnore: [ALONE, APART],
      grep: /@wide|@both/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'alone', testMatch: ALONE, workers: 1, dependencies: ['phone', 'wide'], use: PHONE },
  ],
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: 'npm start',
        cwd: ROOT,
        url: `${address}/api/health`,
        timeout: 420_000,
        stdout: 'ignore',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        env: {
          ...NO_SETTINGS,
          PORT: process.env.E2E_PORT ?? '',
          DATA_DIR: process.env.E2E_DATA ?? '',
          // The runner may be killed without ending what it started.
          ENDS_WITH: String(process.pid),
        },
      },
})
