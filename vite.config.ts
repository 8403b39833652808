import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildInfo } from './web/api/build-info.ts'
import { serviceWorker } from './web/app/build/build.ts'
import { firstView } from './web/app/build/first-view-plugin.ts'
import { FIRST_SCRIPTS, SPOKEN, scriptGroups } from './web/app/build/script-groups.ts'
import { compiledMessages } from './web/i18n/compile.ts'
import { partWords } from './web/i18n/words-plugin.ts'
import { LongestFirst } from './worker/dev/test/longest-first.ts'
import { webHash } from './worker/dev/tools/build.ts'
import { SETTING_NAMES } from './worker/env.ts'
import { escapeHtml } from './worker/mail/templates/layout.ts'

const HERE = import.meta.dirname

/** How the house is built: quick, and part of `npm run check`. */
const HOUSE_RULES = ['worker/testing/house/{boundaries,citations,floors}.test.ts']

/** Tests that need Node itself: files, libSQL on a file, the build's output. */
const NODE_TESTS = ['worker/**/*.node.test.ts', 'web/**/*.node.test.ts']

/** Tests know nothing of what a person has in .dev.vars; empty means absent. */
const NO_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']))

/** D1: one setting. What is built keeps the mark, which the worker replaces; here no worker serves the page. */
function brandName(): Plugin {
  const name = process.env.BRAND_NAME || 'Jopói'
  return {
    name: 'jopoi:brand',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll('%BRAND_NAME%', () => escapeHtml(name)),
  }
}

/** One fewer, its own choice, is half of a small machine. Projects do not inherit it. */
const BOTH_CORES = '100%'

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    compiledMessages(),
    partWords(SPOKEN),
    buildInfo(webHash),
    brandName(),
    firstView(),
    serviceWorker(),
  ],
  // A stand-in of what React has had since 18.
  resolve: {
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: false,
    assetsInlineLimit: 0,
    modulePreload: {
      // Browsers without it fetch the same a moment later.
      polyfill: false,
      // Whoever asks for a part has these.
      resolveDependencies: (_file, needed) => needed.filter((file) => !FIRST_SCRIPTS.test(file)),
    },
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: scriptGroups() },
      },
    },
  },
  server: { strictPort: true },
  test: {
    // The product's own log lines would bury the report.
    onConsoleLog: (log) => !log.startsWith('{"event":'),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root: HERE,
        extends: false,
        resolve: {
          alias: {
            'react/jsx-dev-runtime': `${HERE}/worker/testing/jsx-development.ts`,
          },
        },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ...NO_SETTINGS,
                IDENTITY_KEY: 'a-key-of-hashes-of-people-for-tests-001',
                ENVIRONMENT: 'local',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          maxWorkers: BOTH_CORES,
          // One runtime for all files, each of which begins with nothing stored: seven minutes less.
          isolate: false,
          include: ['worker/**/*.test.ts'],
          exclude: [...NODE_TESTS, ...HOUSE_RULES],
          globalSetup: [
            './worker/testing/services/mail-service.ts',
            './worker/testing/services/push-service.ts',
            './worker/testing/services/card-service.ts',
          ],
          setupFiles: ['./worker/testing/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: HERE,
        extends: false,
        test: {
          name: 'node',
          maxWorkers: BOTH_CORES,
          // What a simulated town throws away is collected less often: a seventh of its time.
          execArgv: ['--max-semi-space-size=64'],
          include: NODE_TESTS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: HERE,
        extends: false,
        test: {
          name: 'boundaries',
          include: HOUSE_RULES,
        },
      },
      {
        root: HERE,
        extends: true,
        test: {
          name: 'web',
          maxWorkers: BOTH_CORES,
          environment: 'jsdom',
          // One jsdom a worker, modules and globals still each file's own: half the time.
          pool: 'vmThreads',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**', 'web/**/*.node.test.ts'],
          setupFiles: ['./web/testing/setup.ts'],
          // A form filled in key by key takes seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
    ],
  },
})
