/** Vite plugins that build the service worker /sw.js (web/pwa/sw) and tell it what the release holds. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { neededWords } from '../../i18n/needed-words.ts'
import { BUILD_RECORD } from './parts.ts'
import { releaseOf } from './release.ts'

const HASH_SHOWN = 16

export function serviceWorker(): Plugin[] {
  let bundle: Rolldown.OutputBundle = {}
  const watch: Plugin = {
    name: 'jopoi:release',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, made) {
      bundle = made
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'pwa/sw',
    filename: 'sw.ts',
    // The worker answers the manifest (it knows the product's name), web/app/start/at-home.ts registers.
    manifest: false,
    injectRegister: null,
    // One list in one place instead of a pattern over file names: see `define` below.
    injectManifest: { injectionPoint: undefined, rollupFormat: 'iife' },
    integration: {
      configureCustomSWViteBuild(config) {
        const folder = config.build?.outDir
        if (!folder) throw new Error('the service worker is built without a folder')
        // Written last of all, with whatever other plugins did to it.
        const page = readFileSync(resolve(config.root ?? '', folder, 'index.html'), 'utf8')
        const shell = createHash('sha256').update(page).digest('hex').slice(0, HASH_SHOWN)
        // What a page names for its screen is no part of the first view.
        const first = page.replace(BUILD_RECORD, '')
        const release = JSON.stringify(releaseOf(bundle, first, shell, neededWords))
        config.define = { ...config.define, __RELEASE__: release }
      },
    },
  })
  return [watch, ...worker]
}
