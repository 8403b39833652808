/** Which words there are, by feature, and how they are fetched: one file a feature and language. */
import type { accounts } from './messages/es/accounts.ts'
import type { app } from './messages/es/app.ts'
import type { browse } from './messages/es/browse.ts'
import type { chat } from './messages/es/chat.ts'
import type { coming } from './messages/es/coming.ts'
import type { demo } from './messages/es/demo.ts'
import type { favorites } from './messages/es/favorites.ts'
import type { filters } from './messages/es/filters.ts'
import type { install } from './messages/es/install.ts'
import type { items } from './messages/es/items.ts'
import type { landing } from './messages/es/landing.ts'
import type { media } from './messages/es/media.ts'
import type { mine } from './messages/es/mine.ts'
import type { navigation } from './messages/es/navigation.ts'
import type { notifications } from './messages/es/notifications.ts'
import type { outbox } from './messages/es/outbox.ts'
import type { proposals } from './messages/es/proposals.ts'
import type { pwa } from './messages/es/pwa.ts'
import type { refusals } from './messages/es/refusals.ts'
import type { settings } from './messages/es/settings.ts'
import type { shared } from './messages/es/shared.ts'
import type { shell } from './messages/es/shell.ts'
import type { things } from './messages/es/things.ts'
import type { trade } from './messages/es/trade.ts'
import type { trades } from './messages/es/trades.ts'

/** Spanish is the source: its keys type every other language. */
export type Catalog = {
  accounts: typeof accounts
  app: typeof app
  browse: typeof browse
  chat: typeof chat
  coming: typeof coming
  demo: typeof demo
  favorites: typeof favorites
  filters: typeof filters
  install: typeof install
  items: typeof items
  landing: typeof landing
  media: typeof media
  mine: typeof mine
  navigation: typeof navigation
  notifications: typeof notifications
  outbox: typeof outbox
  proposals: typeof proposals
  pwa: typeof pwa
  refusals: typeof refusals
  settings: typeof settings
  shared: typeof shared
  shell: typeof shell
  things: typeof things
  trade: typeof trade
  trades: typeof trades
}
export type Feature = keyof Catalog

export const LANGUAGES = ['es', 'en', 'gn'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'es'

type Words = Record<string, Record<string, string>>
type Loader = () => Promise<Words>

const firstSpanish = () => import('./first-es.ts').then(({ first }) => first)
const firstEnglish = () => import('./first-en.ts').then(({ first }) => first)

const spanish: Record<Feature, Loader> = {
  accounts: () => import('./messages/es/accounts.ts'),
  app: () => import('./messages/es/app.ts'),
  browse: firstSpanish,
  chat: () => import('./messages/es/chat.ts'),
  coming: () => import('./messages/es/coming.ts'),
  demo: () => import('./messages/es/demo.ts'),
  favorites: () => import('./messages/es/favorites.ts'),
  filters: () => import('./messages/es/filters.ts'),
  install: () => import('./messages/es/install.ts'),
  items: () => import('./messages/es/items.ts'),
  landing: () => import('./messages/es/landing.ts'),
  media: () => import('./messages/es/media.ts'),
  mine: () => import('./messages/es/mine.ts'),
  navigation: () => import('./messages/es/navigation.ts'),
  notifications: () => import('./messages/es/notifications.ts'),
  outbox: () => import('./messages/es/outbox.ts'),
  proposals: () => import('./messages/es/proposals.ts'),
  pwa: () => import('./messages/es/pwa.ts'),
  refusals: () => import('./messages/es/refusals.ts'),
  settings: () => import('./messages/es/settings.ts'),
  shared: () => import('./messages/es/shared.ts'),
  shell: firstSpanish,
  things: firstSpanish,
  trade: () => import('./messages/es/trade.ts'),
  trades: () => import('./messages/es/trades.ts'),
}

/** All sure words of Guaraní are one small file: a request a feature would cost more than it brings. */
async function guaraniOver(feature: Feature): Promise<Words> {
  const [under, { guarani }] = await Promise.all([
    spanish[feature](),
    import('./messages/guarani.ts'),
  ])
  return { [feature]: { ...under[feature], ...guarani[feature] } }
}

const gn = Object.fromEntries(
  Object.keys(spanish).map((feature) => [feature, () => guaraniOver(feature as Feature)]),
  // Keys and entries forget what the keys were.
) as Record<Feature, Loader>

export const loaders: Record<Language, Record<Feature, Loader>> = {
  es: spanish,
  en: {
    accounts: () => import('./messages/en/accounts.ts'),
    app: () => import('./messages/en/app.ts'),
    browse: firstEnglish,
    chat: () => import('./messages/en/chat.ts'),
    coming: () => import('./messages/en/coming.ts'),
    demo: () => import('./messages/en/demo.ts'),
    favorites: () => import('./messages/en/favorites.ts'),
    filters: () => import('./messages/en/filters.ts'),
    install: () => import('./messages/en/install.ts'),
    items: () => import('./messages/en/items.ts'),
    landing: () => import('./messages/en/landing.ts'),
    media: () => import('./messages/en/media.ts'),
    mine: () => import('./messages/en/mine.ts'),
    navigation: () => import('./messages/en/navigation.ts'),
    notifications: () => import('./messages/en/notifications.ts'),
    outbox: () => import('./messages/en/outbox.ts'),
    proposals: () => import('./messages/en/proposals.ts'),
    pwa: () => import('./messages/en/pwa.ts'),
    refusals: () => import('./messages/en/refusals.ts'),
    settings: () => import('./messages/en/settings.ts'),
    shared: () => import('./messages/en/shared.ts'),
    shell: firstEnglish,
    things: firstEnglish,
    trade: () => import('./messages/en/trade.ts'),
    trades: () => import('./messages/en/trades.ts'),
  },
  gn,
}
