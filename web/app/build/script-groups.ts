/** What the build puts into one script: by package, and by how many share it. No file is named. */
import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { reachedModules } from './reached.ts'

const WEB = resolve(import.meta.dirname, '../..')
const fromWeb = (file: string) => resolve(WEB, file)

export const ENTRY = fromWeb('main.tsx')
export const HOME = fromWeb('browse/home/home-screen.tsx')
/** Rendered by the worker for whoever comes first. */
export const FIRST_SCREENS = [HOME, fromWeb('items/page/item-screen.tsx')]
export const FIRST_MODULES = [ENTRY, ...FIRST_SCREENS]

/** Of what this many screens and parts need one script is made: one fetch for all who come after. */
const SHARED_BY = 12

export const FIRST_SCRIPTS = /\/(base|rolldown-runtime)-[\w-]+\.js$/

/** In this order: a group takes what its own need, unless an earlier one has it. */
export function scriptGroups(): Rolldown.CodeSplittingGroup[] {
  let first: Set<string> | undefined
  return [
    {
      // All of a first visit to `/`: one large file is smaller than twenty, and a slow phone asks once.
      debugName: 'base',
      name(id, context) {
        first ??= reachedModules([ENTRY, HOME], (module) => context.getModuleInfo(module))
        return first.has(id) && id !== ENTRY ? 'base' : null
      },
    },
    // Only the mobile app fetches it.
    { name: 'native', test: /\/node_modules\/@capacitor\// },
    { name: 'validation', test: /\/node_modules\/valibot\// },
    // Large: fetched once, by whichever form comes first.
    { name: 'forms', test: /\/node_modules\/react-hook-form\/|\/web\/forms\/engine\// },
    { name: 'common', minShareCount: SHARED_BY },
  ]
}
