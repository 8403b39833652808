/**
 * Vite plugin of the build: the page with the styles of the first view and the loader in it, and the policy
 * that allows just these. The only place that knows hashed names.
 */
import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { FIRST_VIEW_ID, STYLES_META } from '#web/api/first-view.ts'
import { TYPES_POLICIES } from '#web/api/types-policy.ts'
import { loaderOf } from './loader.ts'
import { partsOf } from './parts.ts'
import { reached, reachedModules } from './reached.ts'
import { ENTRY, FIRST_MODULES } from './script-groups.ts'
import { firstStyles } from './styles.ts'

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
/** The bundler names what the entry leads to as well where the entry is in a group. */
const SCRIPTS = /\s*<script type="module"[^>]*src="[^"]+"[^>]*><\/script>/g
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g
const LOADER_PLACE = '<!--loader-->'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function policyOf(loader: string, ...styles: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashOf(loader)}`,
    `style-src 'self' ${styles.map(hashOf).join(' ')}`,
    "img-src 'self' blob: data:",
    // A photo that is being chosen is one.
    "connect-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TYPES_POLICIES.join(' ')}`,
  ].join('; ')
}

export function firstView(): Plugin {
  let folder = ''
  let policy = ''
  let shown = new Set<string>()
  return {
    name: 'jopoi:first-view',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir
    },
    buildEnd(error) {
      if (!error) shown = reachedModules(FIRST_MODULES, (id) => this.getModuleInfo(id))
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [styleLink, styles = ''] = STYLE_LINK.exec(html) ?? []
        const entry = entryOf(bundle)
        const sheet = bundle[styles.slice(1)]
        if (!styleLink || !entry || sheet?.type !== 'asset') {
          throw new Error('The built page has no entry or no styles.')
        }
        const style = firstStyles(String(sheet.source), codeOf(bundle, shown))
        const [, ...needed] = [...reached(bundle, [entry])].map((file) => `/${file}`)
        const loader = loaderOf(`/${entry}`, needed, FIRST_VIEW_ID)
        // A page without a rendered screen has all styles in it (see worker/pages/template.ts).
        policy = policyOf(loader, style, String(sheet.source))
        const parts = JSON.stringify(partsOf(bundle, styles))
        const rest = `<meta name="${STYLES_META}" content="${styles}">`
        return html
          .replace(PRELOAD, '')
          .replace(SCRIPTS, '')
          .replace(styleLink, () => `${rest}<style>${style}</style>`)
          .replace(LOADER_PLACE, () => `<script>${loader}</script><!--parts ${parts}-->`)
      },
    },
    writeBundle({ dir = folder }) {
      appendFileSync(join(dir, '_headers'), `/\n  Content-Security-Policy: ${policy}\n`)
    },
  }
}

/** The script with the entry in it. */
function entryOf(bundle: Rolldown.OutputBundle): string | undefined {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return chunks.find(({ moduleIds }) => moduleIds.includes(ENTRY))?.fileName
}

/** What these modules came to: the app and the screens that the worker renders. */
function codeOf(bundle: Rolldown.OutputBundle, modules: ReadonlySet<string>): string {
  return Object.values(bundle)
    .flatMap((output) => (output.type === 'chunk' ? Object.entries(output.modules) : []))
    .map(([id, module]) => (modules.has(id) ? module.code : ''))
    .join('\n')
}
