/** Which words there are, by feature, and how they are fetched: one file a feature and language. */
import type { accounts } from './messages/es/accounts.ts'
import type { browse } from './messages/es/browse.ts'
import type { coming } from './messages/es/coming.ts'
import type { favorites } from './messages/es/favorites.ts'
import type { filters } from './messages/es/filters.ts'
import type { items } from './messages/es/items.ts'
import type { landing } from './messages/es/landing.ts'
import type { media } from './messages/es/media.ts'
import type { mine } from './messages/es/mine.ts'
import type { navigation } from './messages/es/navigation.ts'
import type { outbox } from './messages/es/outbox.ts'
import type { refusals } from './messages/es/refusals.ts'
import type { settings } from './messages/es/settings.ts'
import type { shell } from './messages/es/shell.ts'
import type { things } from './messages/es/things.ts'

/** Spanish is the source: its keys type every other language. */
export type Catalog = {
  accounts: typeof accounts
  browse: typeof browse
  coming: typeof coming
  favorites: typeof favorites
  filters: typeof filters
  items: typeof items
  landing: typeof landing
  media: typeof media
  mine: typeof mine
  navigation: typeof navigation
  outbox: typeof outbox
  refusals: typeof refusals
  settings: typeof settings
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
    coming: () => import('./messages/es/coming.ts'),
    favorites: () => import('./messages/es/favorites.ts'),
    filters: () => import('./messages/es/filters.ts'),
    items: () => import('./messages/es/items.ts'),
    landing: () => import('./messages/es/landing.ts'),
    media: () => import('./messages/es/media.ts'),
    mine: () => import('./messages/es/mine.ts'),
    navigation: () => import('./messages/es/navigation.ts'),
    outbox: () => import('./messages/es/outbox.ts'),
    refusals: () => import('./messages/es/refusals.ts'),
    settings: () => import('./messages/es/settings.ts'),
    shell: () => import('./messages/es/shell.ts'),
    things: () => import('./messages/es/things.ts'),
  },
  en: {
    accounts: () => import('./messages/en/accounts.ts'),
    browse: () => import('./messages/en/browse.ts'),
    coming: () => import('./messages/en/coming.ts'),
    favorites: () => import('./messages/en/favorites.ts'),
    filters: () => import('./messages/en/filters.ts'),
    items: () => import('./messages/en/items.ts'),
    landing: () => import('./messages/en/landing.ts'),
    media: () => import('./messages/en/media.ts'),
    mine: () => import('./messages/en/mine.ts'),
    navigation: () => import('./messages/en/navigation.ts'),
    outbox: () => import('./messages/en/outbox.ts'),
    refusals: () => import('./messages/en/refusals.ts'),
    settings: () => import('./messages/en/settings.ts'),
    shell: () => import('./messages/en/shell.ts'),
    things: () => import('./messages/en/things.ts'),
  },
}
