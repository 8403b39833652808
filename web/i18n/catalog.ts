/** Which words there are, by feature. */
import type { Language } from '#terms/http'

/**
 * Spanish is the source: its keys type every other language. A line here is all that a new file of words needs: the
 * build reads it (words-plugin.ts).
 */
export type Catalog = {
  accounts: typeof import('./messages/es/accounts.ts').accounts
  admin: typeof import('./messages/es/admin.ts').admin
  app: typeof import('./messages/es/app.ts').app
  browse: typeof import('./messages/es/browse.ts').browse
  chat: typeof import('./messages/es/chat.ts').chat
  demo: typeof import('./messages/es/demo.ts').demo
  favorites: typeof import('./messages/es/favorites.ts').favorites
  filters: typeof import('./messages/es/filters.ts').filters
  home: typeof import('./messages/es/home.ts').home
  groups: typeof import('./messages/es/groups.ts').groups
  handover: typeof import('./messages/es/handover.ts').handover
  install: typeof import('./messages/es/install.ts').install
  items: typeof import('./messages/es/items.ts').items
  landing: typeof import('./messages/es/landing.ts').landing
  matches: typeof import('./messages/es/matches.ts').matches
  media: typeof import('./messages/es/media.ts').media
  mine: typeof import('./messages/es/mine.ts').mine
  money: typeof import('./messages/es/money.ts').money
  navigation: typeof import('./messages/es/navigation.ts').navigation
  notifications: typeof import('./messages/es/notifications.ts').notifications
  outbox: typeof import('./messages/es/outbox.ts').outbox
  payments: typeof import('./messages/es/payments.ts').payments
  people: typeof import('./messages/es/people.ts').people
  places: typeof import('./messages/es/places.ts').places
  privacy: typeof import('./messages/es/privacy.ts').privacy
  problems: typeof import('./messages/es/problems.ts').problems
  profile: typeof import('./messages/es/profile.ts').profile
  proposals: typeof import('./messages/es/proposals.ts').proposals
  pwa: typeof import('./messages/es/pwa.ts').pwa
  refusals: typeof import('./messages/es/refusals.ts').refusals
  reviews: typeof import('./messages/es/reviews.ts').reviews
  moments: typeof import('./messages/es/moments.ts').moments
  moderation: typeof import('./messages/es/moderation.ts').moderation
  monitoring: typeof import('./messages/es/monitoring.ts').monitoring
  safety: typeof import('./messages/es/safety.ts').safety
  settings: typeof import('./messages/es/settings.ts').settings
  shared: typeof import('./messages/es/shared.ts').shared
  shell: typeof import('./messages/es/shell.ts').shell
  terms: typeof import('./messages/es/terms.ts').terms
  things: typeof import('./messages/es/things.ts').things
  tokens: typeof import('./messages/es/tokens.ts').tokens
  trade: typeof import('./messages/es/trade.ts').trade
  trades: typeof import('./messages/es/trades.ts').trades
  verification: typeof import('./messages/es/verification.ts').verification
  wishes: typeof import('./messages/es/wishes.ts').wishes
  wishing: typeof import('./messages/es/wishing.ts').wishing
  withheld: typeof import('./messages/es/withheld.ts').withheld
}
export type Feature = keyof Catalog

/** The languages that have a word for everything. */
export type Source = Exclude<Language, 'gn'>

/** The words of one feature or a few, as a file holds them. */
export type Words = Partial<Record<Feature, Record<string, string>>>
export type Loader = () => Promise<Words>
