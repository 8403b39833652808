/** Build time: writes the product's version and the name of its sources into the screen that shows them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '../..')
const PackageSchema = v.object({ version: v.string() })

/** `hash` names the sources; asked only where something is built. */
export function buildInfo(hash: () => string): Plugin {
  return {
    name: 'jopoi:build-info',
    config: (_, { command }) => {
      const text = readFileSync(join(ROOT, 'package.json'), 'utf8')
      const { version } = v.parse(PackageSchema, JSON.parse(text))
      const build = command === 'build' ? hash() : 'dev'
      return {
        define: { APP_VERSION: JSON.stringify(version), APP_BUILD: JSON.stringify(build) },
      }
    },
  }
}
