/** Browser stories against the started product: `npm start` on a free port with an empty data folder. */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import getPort from 'get-port'
import { CHROMIUM_ARGS, KNOWN, SHELL } from '../../worker/dev/scripts/lib/chromium.mjs'
import { NAMES } from '../../worker/dev/scripts/lib/settings.mjs'

const ROOT = resolve(import.meta.dirname, '../..')

/** Empty means absent, and wins over .dev.vars: stories touch no database and no mail service of a person's. */
const NO_SETTINGS = Object.fromEntries([...NAMES, 'DEMO_DATA'].map((name) => [name, '']))

// The configuration is read by the runner and by each of its workers: the first one decides.
process.env.E2E_PORT ||= String(await getPort())
process.env.E2E_DATA ||= process.env.E2E_URL ? '' : mkdtempSync(join(tmpdir(), 'jopoi-e2e-'))
const address = process.env.E2E_URL || `http://localhost:${process.env.E2E_PORT}`

/** Walked on the phone alone: what no layout changes (texts, refusals, what the device keeps, what machines read), and what phones alone have. */
const PHONE_ONLY = [
  'texts-*',
  'admin',
  'app-settings',
  'block',
  'change-email',
  'deposit',
  'draft',
  'favorites-refused',
  'guarani',
  'help-code',
  'language',
  'leave',
  'machines',
  'native',
  'no-scripts',
  'offline',
  'offline-data',
  'person',
  'photos',
  'profile',
  'propose-refused',
  'publish-offline',
  'recovery',
  'release',
  'reviews',
  'routes',
  'screens',
  'sessions',
  'share-propose',
  'share-target',
  'states',
  'tokens',
  'trades-list',
  'verification',
  'wiped',
].map((name) => `**/${name}.spec.ts`)

/** What a service worker has a part in. Elsewhere it is left out: fetching the app ahead into each new browser is half of a story's work. */
const WITH_WORKER = [
  'app-settings',
  'chat',
  'favorites-refused',
  'install',
  'intent',
  'leave',
  'native',
  'notices',
  'offline*',
  'propose-refused',
  'publish-find',
  'publish-offline',
  'release',
  'share-target',
  'wiped',
].map((name) => `**/${name}.spec.ts`)

/** Shows notifications, which the shell does not. */
const PUSH = '**/push.spec.ts'
const browser = process.env.CHROMIUM_PATH || KNOWN.find((path) => existsSync(path))
const shell = !process.env.CHROMIUM_PATH && existsSync(SHELL) ? SHELL : browser
const launchOptions = { executablePath: shell, args: [...CHROMIUM_ARGS] }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** What is the whole product's has it to itself, after all others, whose codes would be over or not sent: its newest things, its log, its mail service, its one clock, days of it. */
const ALONE = ['first-visit', 'day', 'admin-mail', 'trade-expires', 'leave-for-good'].map(
  (name) => `**/${name}.spec.ts`,
)

export default defineConfig({
  testDir: '.',
  outputDir: join(ROOT, '.bench/stories'),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // They wait more than they work: three keep two cores busy.
  workers: 3,
  fullyParallel: false,
  // Two stories on one busy machine can meet; what fails twice has failed, what failed once is told as flaky.
  retries: 1,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: address,
    locale: 'es-PY',
    timezoneId: 'America/Asuncion',
    // What failed is recorded when it is run again: recording all of them costs more than running a few twice.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions,
  },
  projects: [
    {
      name: 'phone-app',
      testMatch: WITH_WORKER,
      use: PHONE,
    },
    {
      name: 'phone',
      testIgnore: [PUSH, ...ALONE, ...WITH_WORKER],
      use: { ...PHONE, serviceWorkers: 'block' },
    },
    {
      name: 'push',
      testMatch: PUSH,
      use: { ...PHONE, launchOptions: { ...launchOptions, executablePath: browser } },
    },
    {
      name: 'desktop',
      testIgnore: [...PHONE_ONLY, PUSH, ...ALONE],
      use: { viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' },
    },
    ...ALONE.map((testMatch, place) => ({
      name: `alone-${place + 1}`,
      testMatch,
      dependencies: place === 0 ? ['phone', 'phone-app', 'push', 'desktop'] : [`alone-${place}`],
      use: PHONE,
    })),
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
