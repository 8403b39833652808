/** Which words there are, by feature. */
import type { accounts } from './messages/es/accounts.ts'
import type { admin } from './messages/es/admin.ts'
import type { app } from './messages/es/app.ts'
import type { browse } from './messages/es/browse.ts'
import type { chat } from './messages/es/chat.ts'
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
import type { payments } from './messages/es/payments.ts'
import type { people } from './messages/es/people.ts'
import type { privacy } from './messages/es/privacy.ts'
import type { profile } from './messages/es/profile.ts'
import type { proposals } from './messages/es/proposals.ts'
import type { pwa } from './messages/es/pwa.ts'
import type { refusals } from './messages/es/refusals.ts'
import type { reviews } from './messages/es/reviews.ts'
import type { running } from './messages/es/running.ts'
import type { safety } from './messages/es/safety.ts'
import type { settings } from './messages/es/settings.ts'
import type { shared } from './messages/es/shared.ts'
import type { shell } from './messages/es/shell.ts'
import type { things } from './messages/es/things.ts'
import type { tokens } from './messages/es/tokens.ts'
import type { trade } from './messages/es/trade.ts'
import type { trades } from './messages/es/trades.ts'
import type { verification } from './messages/es/verification.ts'

/** Spanish is the source: its keys type every other language. */
export type Catalog = {
  accounts: typeof accounts
  admin: typeof admin
  app: typeof app
  browse: typeof browse
  chat: typeof chat
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
  payments: typeof payments
  people: typeof people
  privacy: typeof privacy
  profile: typeof profile
  proposals: typeof proposals
  pwa: typeof pwa
  refusals: typeof refusals
  reviews: typeof reviews
  running: typeof running
  safety: typeof safety
  settings: typeof settings
  shared: typeof shared
  shell: typeof shell
  things: typeof things
  tokens: typeof tokens
  trade: typeof trade
  trades: typeof trades
  verification: typeof verification
}
export type Feature = keyof Catalog

export const LANGUAGES = ['es', 'en', 'gn'] as const
export type Language = (typeof LANGUAGES)[number]
export const DEFAULT_LANGUAGE: Language = 'es'

/** The words of one feature or a few, as a file holds them. */
export type Words = Partial<Record<Feature, Record<string, string>>>
export type Loader = () => Promise<Words>
