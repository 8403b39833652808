/** Which words there are, by feature, and how they are fetched: one file a feature and language. */
import type { accounts } from './messages/es/accounts.ts'
import type { browse } from './messages/es/browse.ts'
import type { items } from './messages/es/items.ts'
import type { landing } from './messages/es/landing.ts'
import type { media } from './messages/es/media.ts'
import type { refusals } from './messages/es/refusals.ts'
import type { shell } from './messages/es/shell.ts'
import type { things } from './messages/es/things.ts'

/** Spanish is the source: its keys type every other language. */
export type Catalog = {
  accounts: typeof accounts
  browse: typeof browse
  items: typeof items
  landing: typeof landing
  media: typeof media
  refusals: typeof refusals
  shell: typeof shell
  things: typeof things
}
export type Feature = keyof Catalog

export const LANGUAGES = ['es', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'es'

type Words = Record<string, Record<string, string>>
type Loader = () => Promise<Words>

export const loaders: Record<Language, Record<Feature, Loader>> = {
  es: {
    accounts: () => import('./messages/es/accounts.ts'),
    browse: () => import('./messages/es/browse.ts'),
    items: () => import('./messages/es/items.ts'),
    landing: () => import('./messages/es/landing.ts'),
    media: () => import('./messages/es/media.ts'),
    refusals: () => import('./messages/es/refusals.ts'),
    shell: () => import('./messages/es/shell.ts'),
    things: () => import('./messages/es/things.ts'),
  },
  en: {
    accounts: () => import('./messages/en/accounts.ts'),
    browse: () => import('./messages/en/browse.ts'),
    items: () => import('./messages/en/items.ts'),
    landing: () => import('./messages/en/landing.ts'),
    media: () => import('./messages/en/media.ts'),
    refusals: () => import('./messages/en/refusals.ts'),
    shell: () => import('./messages/en/shell.ts'),
    things: () => import('./messages/en/things.ts'),
  },
}
