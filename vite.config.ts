import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { firstView } from './web/app/build/first-view-plugin.ts'
import { buildInfo } from './web/app-settings/build-info.ts'
import { compiledMessages } from './web/i18n/compile.ts'
import { serviceWorker } from './web/pwa/build.ts'
import { webHash } from './worker/dev/scripts/lib/build.mjs'
import { NAMES } from './worker/dev/scripts/lib/settings.mjs'
import { escapeHtml } from './worker/mail/layout.ts'

const HERE = import.meta.dirname

/** Tests that need Node itself: files, libSQL on a file, the build's output. */
const NODE_TESTS = ['worker/**/*.node.test.ts', 'worker/testing/*.test.ts', 'web/**/*.node.test.ts']

/**
 * What every page needs comes as one script: brotli finds more to share in one large file than in
 * twenty small ones (7 KB of a first visit), and a slow phone asks once.
 */
const FIRST_VIEW = {
  name: 'base',
  test: (id: string) => SHARED.some((shared) => shared.test(id)) && !LATER.test(id),
}
const SHARED = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|hono)\//,
  /node_modules\/(@tanstack|@lingui)\//,
  /node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|context|shared)/,
  /\/web\/(app|api|i18n)\/[\w-]+\.tsx?$/,
  /\/web\/ui\/(button|empty-state|toast|toaster|use-title|use-online|brand|field|tips|fallback|plain-toast)\.tsx?$/,
  /\/web\/accounts\/queries\.ts$/,
  /\/web\/native\/in-shell\.ts$/,
  /\/web\/(media\/photo-colors|places\/(detect|point-params)|favorites\/(heart-button|queries)|browse\/(queries|position|store))\.tsx?$/,
  /lucide-react\/dist\/esm\/icons\/(chevron-right|heart|rotate-cw|cloud-off|x|triangle-alert|image-off|map-pin|package-open)\.\w+$/,
  /\/worker\/categories\/contract\.ts$/,
]
const FIRST_SCRIPTS = /\/(base|rolldown-runtime)-[\w-]+\.js$/
/** Parts of those that only later screens use. */
const LATER =
  /utationObserver|\/i18n\/first-|useMutation|\/send-form\.|\/leave-device\.|\/choose-language\./

/** The list, which the home screen and others show: one script for the same reason. The filter panel comes later. */
const LIST = {
  name: 'list',
  test: (id: string) => LISTED.some((listed) => listed.test(id)) && !PANEL.test(id),
}
const LISTED = [/\/web\/browse\/[\w-]+\.tsx?$/]
const PANEL =
  /\/(active-chips|use-filter-label|filter-(panel|sheet|group|distance|location|price|tags)|price-field|range-slider|choice-pill|place-)/

/** What only the mobile app fetches: one script, under a name that the service worker can leave out. */
const NATIVE = {
  name: 'native',
  test: /\/web\/native\/(?!in-shell|haptics)|node_modules\/@capacitor\/(?!.*\/web\.js)/,
}

/** What starts once the page has loaded: one script. What it shows comes when there is something to show. */
const STARTED = {
  name: 'pwa',
  test: /\/web\/pwa\/(start|register|hand-over|lost-script|half-typed|updates|reload-fresh|notices|install\/(install-banner|dismissed|offer))\.tsx?$/,
}

/** In this order: a group takes what its own need, unless an earlier one has it. */

/** What the publish forms and the queue that sends for them share; apart from it what others need as well. */
const FORM = {
  name: 'form',
  test: /\/web\/(items\/(draft-store|publish-body|publish-values|published)|api\/send-form)\.ts$/,
}
/** A form and a card of the queue show a photo of the device and its way to the server. */
const PHOTO = { name: 'photo', test: /\/web\/(items\/send-progress|media\/use-object-url)\.tsx?$/ }
const VALIDATION = {
  name: 'validation',
  test: /node_modules\/valibot\/|\/worker\/places\/contract\.ts$/,
}
const QUERIES = { name: 'queries', test: /\/web\/items\/queries\.ts$/ }
const DATABASE = { name: 'database', test: /node_modules\/idb-keyval\// }

/** Tests know nothing of what a person has in .dev.vars; empty means absent. */
const NO_SETTINGS = Object.fromEntries(NAMES.map((name) => [name, '']))

/** D1: one setting. What is built keeps the mark, which the worker replaces; here no worker serves the page. */
function brandName(): Plugin {
  const name = process.env.BRAND_NAME || 'Jopói'
  return {
    name: 'jopoi:brand',
    apply: 'serve',
    transformIndexHtml: (html) => html.replaceAll('%BRAND_NAME%', () => escapeHtml(name)),
  }
}

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [
    react(),
    tailwindcss(),
    compiledMessages(),
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
        codeSplitting: {
          groups: [FIRST_VIEW, LIST, VALIDATION, DATABASE, QUERIES, FORM, PHOTO, STARTED, NATIVE],
        },
      },
    },
  },
  server: { strictPort: true },
  test: {
    // The product's own log lines would bury the report.
    onConsoleLog: (log) => !log.startsWith('{"event":'),
    projects: [
      {
        root: HERE,
        extends: false,
        resolve: {
          alias: { 'react/jsx-dev-runtime': `${HERE}/worker/testing/jsx-development.ts` },
        },
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ...NO_SETTINGS,
                ENVIRONMENT: 'local',
                TEST_MIGRATIONS: await readD1Migrations('./migrations'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.ts'],
          exclude: NODE_TESTS,
          globalSetup: ['./worker/testing/mail-service.ts'],
          setupFiles: ['./worker/testing/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: HERE,
        extends: false,
        test: { name: 'node', include: NODE_TESTS, testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        root: HERE,
        extends: false,
        test: { name: 'boundaries', include: ['worker/testing/boundaries.test.ts'] },
      },
      {
        root: HERE,
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
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
