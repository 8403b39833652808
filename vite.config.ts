import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compiledMessages } from './web/i18n/compile.ts'

const HERE = import.meta.dirname

/** Tests that need Node itself: files, libSQL on a file, the build's output. */
const NODE_TESTS = ['worker/**/*.node.test.ts', 'worker/testing/*.test.ts', 'web/**/*.node.test.ts']

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), compiledMessages()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: { strictPort: true },
  test: {
    projects: [
      {
        root: HERE,
        extends: false,
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
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
        },
      },
    ],
  },
})
