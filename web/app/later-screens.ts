/** The screens that visitors do not need, as screens.ts has the others; where their words are comes with them. */
import { later } from '#web/i18n/later-words.ts'
import { protectedScreen, screen } from './lazy-screen.tsx'

/** One script for both: whoever asks for a screen asks for its words. */
export const words = later

const coming = () => import('#web/coming/coming-screens.tsx')

/** One script for both: they lead to each other. */
const legal = () => import('#web/privacy/legal-screens.tsx')

export const LATER = {
  myItems: protectedScreen(
    'own',
    ['mine', 'browse', 'items', 'media', 'outbox', 'refusals', 'things'],
    () => import('#web/items/my-items-screen.tsx'),
    'MyItemsScreen',
  ),
  favorites: protectedScreen(
    'favorites',
    ['favorites', 'browse', 'things'],
    () => import('#web/favorites/favorites-screen.tsx'),
    'FavoritesScreen',
  ),
  settings: protectedScreen(
    'silent',
    ['settings', 'navigation', 'accounts', 'refusals'],
    () => import('#web/accounts/settings-screen.tsx'),
    'SettingsScreen',
  ),
  trades: protectedScreen(
    'own',
    ['trades', 'things'],
    () => import('#web/trades/trades-screen.tsx'),
    'TradesScreen',
  ),
  trade: protectedScreen(
    'own',
    ['trade', 'trades', 'refusals', 'things'],
    () => import('#web/trades/trade-screen.tsx'),
    'TradeScreen',
  ),
  tradeDemo: screen(
    ['demo', 'trades'],
    () => import('#web/trades/trade-demo-screen.tsx'),
    'TradeDemoScreen',
  ),
  reviews: protectedScreen('silent', ['coming'], coming, 'ReviewsScreen'),
  profile: protectedScreen('profile', ['coming'], coming, 'ProfileScreen'),
  person: screen(['coming'], coming, 'PersonScreen'),
  verification: protectedScreen('silent', ['coming'], coming, 'VerificationScreen'),
  appSettings: screen(
    ['app', 'install', 'settings', 'navigation', 'notifications'],
    () => import('#web/app-settings/app-settings-screen.tsx'),
    'AppSettingsScreen',
  ),
  privacy: screen(['privacy'], legal, 'PrivacyScreen'),
  terms: screen(['privacy'], legal, 'TermsScreen'),
  payment: screen(['coming'], coming, 'PaymentScreen'),
  mailAdmin: screen(['coming'], coming, 'MailAdminScreen'),
}
